import type { Visibility } from "../../../language/ir/types.ts";

/** Who may fill an input in, from few to many. */
const REACH: readonly Visibility[] = ["hidden", "user-only", "user-or-llm"];

/** Whether more or fewer may fill an input in; null: as many. */
export function visibilityChange(
  base: Visibility,
  head: Visibility,
): "widened" | "narrowed" | null {
  if (base === head) return null;
  return REACH.indexOf(head) > REACH.indexOf(base) ? "widened" : "narrowed";
}
