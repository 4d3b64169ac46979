import { isDeepStrictEqual } from "node:util";
import type { ErrorCondition, Value } from "../contract/types.ts";
import { type Roots, select } from "./path.ts";

/** Whether all parts of a condition hold. */
export function holds(condition: ErrorCondition, roots: Roots): boolean {
  const { any, unless } = condition;
  const told = Object.entries(unless);
  if (told.length > 0) {
    const isFailure = Number(roots["status"]) >= 400;
    const isSuccess = told.every(([path, values]) =>
      values.some((value) => isDeepStrictEqual(select(path, roots), value)),
    );
    if (isFailure || isSuccess) return false;
  }
  if (any === null) return allHold(condition, roots);
  const list = select(any, roots);
  return Array.isArray(list) && list.some((item: Value) => allHold(condition, { ...roots, item }));
}

function allHold(condition: ErrorCondition, roots: Roots): boolean {
  const { status, match, contains, present, any } = condition;
  return (
    (status.length === 0 || status.some((each) => each === roots["status"])) &&
    Object.entries(match).every(([path, value]) =>
      (any === null || !Array.isArray(value) ? [value] : value).some((each: Value) =>
        isDeepStrictEqual(select(path, roots), each),
      ),
    ) &&
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

/** Whether each path has its value, or one of a list of values. */
export function matchesAny(match: Readonly<Record<string, Value>>, roots: Roots): boolean {
  return alternativesOf(match).some((each) => matches(each, roots)) || matches(match, roots);
}

/** A condition for each combination of values that lists offer. */
export function alternativesOf(
  match: Readonly<Record<string, Value>>,
): readonly Readonly<Record<string, Value>>[] {
  return Object.entries(match).reduce<readonly Readonly<Record<string, Value>>[]>(
    (all, [path, value]) =>
      all.flatMap((one) => [value].flat().map((each) => ({ ...one, [path]: each }))),
    [{}],
  );
}

function containsText(value: Value | undefined, part: string): boolean {
  return typeof value === "string" && value.toLowerCase().includes(part.toLowerCase());
}
