/** Two lists side by side. */
export interface Paired<Item> {
  readonly pairs: readonly (readonly [base: Item, head: Item])[];
  readonly removed: readonly Item[];
  readonly added: readonly Item[];
}

/** Whether two items are the same thing in two states. */
export type IsSame<Item> = (base: Item, head: Item) => boolean;

/**
 * Finds for each item of one list the same thing in the other: by the first question, those that are
 * left by the next one, and so on. Each item is in one pair at most.
 */
export function pairUp<Item>(
  base: readonly Item[],
  head: readonly Item[],
  ...questions: readonly IsSame<Item>[]
): Paired<Item> {
  const found = new Map<Item, Item>();
  const added = new Set(head);
  for (const isSame of questions) {
    for (const item of base) {
      if (found.has(item)) continue;
      const match = [...added].find((candidate) => isSame(item, candidate));
      if (match === undefined) continue;
      found.set(item, match);
      added.delete(match);
    }
  }
  return {
    pairs: base.flatMap((item) => {
      const match = found.get(item);
      return match === undefined ? [] : [[item, match] as const];
    }),
    removed: base.filter((item) => !found.has(item)),
    added: [...added],
  };
}
