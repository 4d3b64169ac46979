import type { Value } from "../contract/types.ts";

/** What paths begin with: `body`, `status`, `headers`, `params` or `item`. */
export type Roots = Readonly<Record<string, Value | undefined>>;

/** The value at a path; undefined when there is none. */
export function select(path: string, roots: Roots): Value | undefined {
  const [root = "", ...members] = membersOf(path);
  return members.reduce<Value | undefined>(memberOf, roots[root]);
}

/** Root, names and indexes of `body[0].errorCode` or `body["@odata.nextLink"]`. */
export function membersOf(path: string): readonly (string | number)[] {
  const steps = [...path.matchAll(/(?:^|\.)([^.[\]"]+)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/g)];
  if (steps.map(([step]) => step).join("") !== path) {
    throw new Error(`"${path}" must be a path such as body.a, body[0].a or body["a.b"].`);
  }
  return steps.map(([, name = "", index, quoted]) => {
    if (index !== undefined) return Number(index);
    return quoted === undefined ? name : String(JSON.parse(quoted));
  });
}

function memberOf(holder: Value | undefined, member: string | number): Value | undefined {
  if (typeof member === "number") return Array.isArray(holder) ? holder[member] : undefined;
  return isMap(holder) && Object.hasOwn(holder, member) ? holder[member] : undefined;
}

/** Whether a value has named members. */
export function isMap(value: Value | undefined): value is { readonly [name: string]: Value } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
