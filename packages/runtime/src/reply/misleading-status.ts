import type { ErrorCondition, Json, Path } from "../definition.ts";
import { isObject } from "../outputs/kind.ts";
import type { Roots } from "../outputs/roots.ts";
import { select } from "../outputs/path.ts";
import type { Keywords } from "../keywords.ts";

/** Replies that are errors despite their status, or whose status misleads. */
export const errorConditions = {
  errorCode: ({ errors }, roots) => errors.when?.find((each) => holds(each, roots))?.code,
} satisfies Keywords;

/** Error statuses that are valid answers, such as a 404 for "nothing found". */
export const acceptedErrors = {
  accept({ accept }, roots) {
    const accepted = accept?.[roots.status];
    return accepted && matchHolds(accepted.match, roots) ? (accepted.output ?? {}) : undefined;
  },
} satisfies Keywords;

/** Whether all parts of a condition hold. */
export function holds(
  { status, match, contains, present = [] }: ErrorCondition,
  roots: Roots,
): boolean {
  const text = (path: Path) => {
    const value = select(path, roots);
    return typeof value === "string" ? value.toLowerCase() : "";
  };
  return (
    status?.includes(roots.status) !== false &&
    matchHolds(match, roots) &&
    Object.entries(contains ?? {}).every(([path, part]) =>
      text(path).includes(part.toLowerCase()),
    ) &&
    present.every((path) => (select(path, roots) ?? null) !== null)
  );
}

/** Whether every path has the value it should have. */
export function matchHolds(
  match: Readonly<Record<Path, Json>> | undefined,
  roots: object,
): boolean {
  return Object.entries(match ?? {}).every(
    ([path, value]) => sortedText(select(path, roots)) === sortedText(value),
  );
}

/** A value as JSON text, the same whatever the order of members. */
function sortedText(value: unknown): string | undefined {
  const byName = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);
  return JSON.stringify(value, (_, member) => {
    if (typeof member === "bigint") return { [`${member}`]: "no number" }; // equals nothing
    return isObject(member) ? Object.fromEntries(Object.entries(member).toSorted(byName)) : member;
  });
}
