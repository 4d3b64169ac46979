import type { Json } from "../../packages/runtime/src/definition.ts";

type Schema = { readonly [keyword: string]: Json };

/** The schema that allows what was seen: types, members and items. Null alone, and no item, leave open what else there is. */
export function inferredSchema(seen: readonly Json[]): Schema {
  const types = typesOf(seen);
  const objects = seen.filter(isObject);
  const items = seen.filter(isList).flat();
  const names = [...new Set(objects.flatMap((each) => Object.keys(each)))];
  const properties = names.map((name) => {
    const values = objects.flatMap((each) => (Object.hasOwn(each, name) ? [each[name]] : []));
    return [name, inferredSchema(values.filter((value) => value !== undefined))] as const;
  });
  const [only, ...more] = types;
  if (only === undefined || (only === "null" && more.length === 0)) return {};
  return {
    type: more.length > 0 ? types : only,
    ...(names.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(items.length > 0 && { items: inferredSchema(items) }),
  };
}

/** Names of the JSON types of the values; every integer is a number where there are others. */
export function typesOf(seen: readonly Json[]): readonly string[] {
  const types = new Set(seen.map(typeOf));
  if (types.has("number")) types.delete("integer");
  return [...types].toSorted((a, b) => Number(a === "null") - Number(b === "null"));
}

function typeOf(value: Json): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json): value is { readonly [name: string]: Json } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
