import { isDeepStrictEqual } from "node:util";
import type { Json } from "../ir/types.ts";

/** One place where two values differ. */
export interface Difference {
  readonly path: readonly (string | number)[];
  readonly expected: Json | undefined;
  readonly actual: Json | undefined;
}

/** Every innermost place where `expected` and `actual` differ; the order of members does not count. */
export function differences(
  expected: Json | undefined,
  actual: Json | undefined,
  path: Difference["path"] = [],
): readonly Difference[] {
  if (isDeepStrictEqual(expected, actual)) return [];
  if (
    !isMembers(expected) ||
    !isMembers(actual) ||
    Array.isArray(expected) !== Array.isArray(actual)
  ) {
    return [{ path, expected, actual }];
  }
  const names = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...names].flatMap((name) =>
    differences(own(expected, name), own(actual, name), [
      ...path,
      Array.isArray(expected) ? Number(name) : name,
    ]),
  );
}

/** A value as a diagnostic shows it: JSON, shortened. */
export function show(value: Json | undefined): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

type Members = Readonly<Record<string, Json>>;

function own(members: Json | undefined, name: string): Json | undefined {
  return isMembers(members) && Object.hasOwn(members, name) ? members[name] : undefined;
}

/** Arrays count as members by index. */
function isMembers(value: Json | undefined): value is Members {
  return typeof value === "object" && value !== null;
}
