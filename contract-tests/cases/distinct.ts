import type { Case } from "../contract/case.ts";
import type { Derived, Seen } from "../oracle/seen.ts";
import type { Tried } from "./inputs/case-of.ts";

/** Each call once: several makers may propose it. */
export function distinct(
  tried: readonly Tried[],
  keyOf: (each: Case) => string,
): Pick<Derived, "cases" | "seen"> {
  const known = new Map<string, Case>();
  const seen: Seen[] = [];
  for (const { made, seen: own } of tried) {
    if (made) {
      const key = keyOf(made);
      if (known.has(key)) continue;
      known.set(key, made);
    }
    if (own) seen.push(own);
  }
  return { cases: [...known.values()], seen };
}
