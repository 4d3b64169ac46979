import { byOwner, type Mutant } from "./mutant.ts";

/**
 * As many mutants as wanted, the same ones for the same seed. Operations take turns, so that one with
 * few mutants is not left out.
 */
export function sampled(
  mutants: readonly Mutant[],
  count: number,
  seed: number,
): readonly Mutant[] {
  const random = mulberry32(seed);
  const groups = byOwner(mutants, (mutant) => mutant);
  const ranked = [...groups.values()].flatMap((group) =>
    shuffled(group, random).map((mutant, turn) => ({ mutant, turn })),
  );
  const chosen = ranked.toSorted((a, b) => a.turn - b.turn).slice(0, count);
  return chosen.map(({ mutant }) => mutant);
}

function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  const ranks = items.map((item) => ({ item, rank: random() }));
  return ranks.toSorted((a, b) => a.rank - b.rank).map(({ item }) => item);
}

/** Tommy Ettinger's generator: 32 bits of state, numbers from 0 up to 1. */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
