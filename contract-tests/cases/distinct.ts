import type { Case } from "../contract/case.ts";

/** Cases that differ by their key: one call shows several things when it is derived more than once. */
export function distinct(cases: readonly Case[], keyOf: (each: Case) => string): readonly Case[] {
  const known = new Map<string, Case>();
  for (const each of cases) {
    const key = keyOf(each);
    const first = known.get(key) ?? each;
    known.set(key, { ...first, covers: [...new Set([...first.covers, ...each.covers])] });
  }
  return [...known.values()];
}
