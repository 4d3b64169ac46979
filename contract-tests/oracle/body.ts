import type { Value } from "../contract/types.ts";
import type { Placed } from "./placed.ts";

/** The JSON body put together from what travels in it; undefined when nothing does. */
export function bodyOf(placed: readonly Placed[]): Value | undefined {
  return placed.reduce<Value | undefined>(
    (body, { place, value }) => (place.in === "body" ? withValue(body, place.path, value) : body),
    undefined,
  );
}

/** A copy that has the value at the path; members on the way are made. */
export function withValue(
  holder: Value | undefined,
  [name, ...rest]: readonly string[],
  value: Value,
): Value {
  if (name === undefined) return value;
  const members = new Map(typeof holder === "object" && holder ? Object.entries(holder) : []);
  return Object.fromEntries(members.set(name, withValue(members.get(name), rest, value)));
}
