/** Parts of a request that depend on which values are given: undefined stands for what is not sent. */

/** A text with its values, or undefined when one of them is not given. */
export function text(fixed: readonly string[], ...values: readonly unknown[]): string | undefined {
  if (values.some((value) => value === undefined)) return undefined;
  return fixed.map((part, at) => part + (at < values.length ? asText(values[at]) : "")).join("");
}

/** The parts that are given, with the separator between them; undefined when none is. */
export function joined(separator: string, parts: readonly unknown[]): string | undefined {
  const known = given(parts);
  return known.length ? known.map(asText).join(separator) : undefined;
}

/** The items that are given. */
export function given<Item>(items: readonly (Item | undefined)[]): Item[] {
  return items.filter((item) => item !== undefined);
}

/** What `make` gives for each item of a list that is given. */
export function each<Item, Made>(
  list: readonly Item[] | undefined,
  make: (item: Item) => Made | undefined,
): Made[] | undefined {
  return list && given(list.map(make));
}

/** What `make` gives for each member of an object that is given. */
export function eachMember<Value, Made>(
  members: Readonly<Record<string, Value>> | undefined,
  make: (member: readonly [key: string, value: Value]) => Made | undefined,
): Made[] | undefined {
  return members && given(Object.entries(members).map(make));
}

/** A member of a json value, through own members only; undefined where there is none, or null. */
export function inside(value: unknown, ...path: readonly string[]): unknown {
  let held = value;
  for (const name of path) {
    if (typeof held !== "object" || !held || !Object.hasOwn(held, name)) return undefined;
    held = held[name as never]; // hasOwn proved it
  }
  return held ?? undefined;
}

/** A member under a name that is made of values; nothing when one of the two is not given. */
export function named<Value>(
  name: string | undefined,
  value: Value | undefined,
): Record<string, Value> {
  if (name === undefined || value === undefined) return {};
  // An own member, whatever the name.
  return Object.fromEntries([[name, value]]);
}

/** The members of all objects of a list that is given. */
export function merged<Value>(
  objects: readonly Readonly<Record<string, Value>>[] | undefined,
): Record<string, Value> {
  return Object.assign({}, ...(objects ?? []));
}

/** The JSON text of a value that is given. */
export function jsonText(value: object | string | number | boolean | null): string;
export function jsonText(value: unknown): string | undefined;
export function jsonText(value: unknown): string | undefined {
  return JSON.stringify(value);
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
