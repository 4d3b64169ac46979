import type { Seen } from "../aspects/aspect.ts";
import type { Case } from "../contract/case.ts";
import type { Tried } from "./inputs/case-of.ts";

/** Cases of one kind, with all that was seen when they were made. */
export interface Made {
  readonly cases: readonly Case[];
  readonly seen: readonly Seen[];
  /** Why some cannot be made: what the manifest has to say. */
  readonly reasons: readonly string[];
}

/** Each call once: several makers may propose it. */
export function madeOf(
  tried: readonly Tried[],
  keyOf: (each: Case) => string,
): Pick<Made, "cases" | "seen"> {
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
