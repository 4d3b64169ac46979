/** What a call gives: JSON, whose first level always is an object. */
export type Value = Readonly<Record<string, unknown>>;

/** Names of members, one in the other. */
export type Path = readonly string[];

export function isObject(value: unknown): value is Value {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The member at a path. */
export function at(value: unknown, path: Path): unknown {
  return path.reduce(
    (inner, name) => (isObject(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined),
    value,
  );
}

/** A copy with another member at a path. */
export function replaced(value: Value, [first = "", ...rest]: Path, member: unknown): Value {
  if (rest.length === 0) return { ...value, [first]: member };
  const inner = value[first];
  return { ...value, [first]: replaced(isObject(inner) ? inner : {}, rest, member) };
}

/** Of a value only what these dotted names stand for. */
export function picked(value: Value, names: readonly string[]): Value {
  return names.reduce<Value>((made, name) => {
    const path = name.split(".");
    const member = at(value, path);
    return member === undefined ? made : replaced(made, path, member);
  }, {});
}
