import type { Schema, Value } from "blockwright/suite";

/** The schema that allows exactly what was seen: types, members and items. */
export function inferredSchema(seen: readonly Value[]): Schema {
  const types = typesOf(seen);
  const objects = seen.filter(isObject);
  const items = seen.filter(isList).flat();
  const names = [...new Set(objects.flatMap((each) => Object.keys(each)))];
  const properties = names.map((name) => {
    const values = objects.flatMap((each) => (Object.hasOwn(each, name) ? [each[name]] : []));
    return [name, inferredSchema(values.filter((value) => value !== undefined))];
  });
  return {
    type: types.length === 1 ? types[0] : types,
    ...(names.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(items.length > 0 && { items: inferredSchema(items) }),
  };
}

/** Names of the JSON types of the values; every integer is a number where there are others. */
export function typesOf(seen: readonly Value[]): readonly string[] {
  const types = new Set(seen.map(typeOf));
  if (types.has("number")) types.delete("integer");
  return [...types].toSorted((a, b) => Number(a === "null") - Number(b === "null"));
}

function typeOf(value: Value): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

function isObject(value: Value): value is { readonly [name: string]: Value } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
