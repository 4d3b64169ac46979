import { membersOf } from "../contract/path.ts";
import type { Value } from "../contract/types.ts";

export { membersOf };

/** What paths begin with: `body`, `status`, `headers`, `links`, `params` or `item`. */
export type Roots = Readonly<Record<string, Value | undefined>>;

/** The value at a path; undefined when there is none. */
export function select(path: string, roots: Roots): Value | undefined {
  const [root = "", ...members] = membersOf(path);
  return members.reduce<Value | undefined>(memberOf, roots[root]);
}

function memberOf(holder: Value | undefined, member: string | number): Value | undefined {
  // Below zero it counts from the end.
  if (typeof member === "number") return Array.isArray(holder) ? holder.at(member) : undefined;
  return isMap(holder) && Object.hasOwn(holder, member) ? holder[member] : undefined;
}

/** Whether a value has named members. */
export function isMap(value: Value | undefined): value is { readonly [name: string]: Value } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
