import { isDeepStrictEqual } from "node:util";
import type { ErrorCondition, Value } from "../contract/types.ts";
import { type Roots, select } from "./path.ts";

/** Whether all parts of a condition hold. */
export function holds(condition: ErrorCondition, roots: Roots): boolean {
  const { status, match, contains, present } = condition;
  return (
    (status.length === 0 || status.some((each) => each === roots["status"])) &&
    matches(match, roots) &&
    Object.entries(contains).every(([path, part]) => containsText(select(path, roots), part)) &&
    present.every((path) => (select(path, roots) ?? null) !== null)
  );
}

/** Whether each path has its value. */
export function matches(match: Readonly<Record<string, Value>>, roots: Roots): boolean {
  return Object.entries(match).every(([path, value]) =>
    isDeepStrictEqual(select(path, roots), value),
  );
}

function containsText(value: Value | undefined, part: string): boolean {
  return typeof value === "string" && value.toLowerCase().includes(part.toLowerCase());
}
