import { mulberry32 } from "../../mutation/sample.ts";

/** Choices that are the same for the same seed. */
export interface Random {
  /** True in this share of cases. */
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** So many of them, each once, in any order. */
  sample<Item>(items: readonly Item[], count: number): readonly Item[];
}

export function randomOf(seed: number): Random {
  const next = mulberry32(seed);
  const below = (count: number) => Math.floor(next() * count);
  return {
    chance: (share) => next() < share,
    pick(items) {
      const [found] = items.slice(below(items.length));
      if (found === undefined) throw new Error("there is nothing to pick from");
      return found;
    },
    sample(items, count) {
      const rest = [...items];
      const some = Array.from({ length: Math.min(count, rest.length) });
      return some.flatMap(() => rest.splice(below(rest.length), 1));
    },
  };
}
