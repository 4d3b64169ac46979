import { isDeepStrictEqual } from "node:util";
import type { Json } from "../ir/types.ts";

/** One place where two values differ. */
export interface Difference {
  readonly path: readonly (string | number)[];
  readonly stated: Json | undefined;
  readonly actual: Json | undefined;
}

/** Every innermost place where `stated` and `actual` differ; the order of members does not count. */
export function differences(
  stated: Json | undefined,
  actual: Json | undefined,
  path: Difference["path"] = [],
): readonly Difference[] {
  if (isDeepStrictEqual(stated, actual)) return [];
  if (!isMembers(stated) || !isMembers(actual) || Array.isArray(stated) !== Array.isArray(actual)) {
    return [{ path, stated, actual }];
  }
  const names = new Set([...Object.keys(stated), ...Object.keys(actual)]);
  return [...names].flatMap((name) =>
    differences(own(stated, name), own(actual, name), [
      ...path,
      Array.isArray(stated) ? Number(name) : name,
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
