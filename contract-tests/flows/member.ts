import type { Value } from "../contract/types.ts";
import { isMap } from "../oracle/path.ts";

/** The value with another one in one place of it. */
export function withMember(
  holder: Value,
  [member, ...rest]: readonly (string | number)[],
  value: Value,
): Value {
  if (member === undefined) return value;
  if (typeof member === "number") {
    const items = Array.isArray(holder) ? holder : [];
    return items.toSpliced(member, 1, withMember(items[member] ?? {}, rest, value));
  }
  const members = isMap(holder) ? holder : {};
  return { ...members, [member]: withMember(members[member] ?? {}, rest, value) };
}
