import type { Lists, Schema } from "../contract/types.ts";

/** The schema of a body of parts, of the one that it would have as JSON: an object is JSON text. */
export function schemaOfParts(schema: Schema, lists: Lists): Schema {
  const members = Object.entries(Object(schema["properties"])) as [string, Schema][]; // as JSON gives it
  const parts = members.map(
    ([name, own]) => [name, ...listed(name, partSchema(own), lists)] as const,
  );
  const { required, ...rest } = schema;
  const needed = parts.filter(([name]) => Array.isArray(required) && required.includes(name));
  return {
    ...rest,
    ...(needed.length > 0 && { required: needed.map(([, name]) => name).toSorted() }),
    properties: Object.fromEntries(parts.map(([, name, own]) => [name, own])),
  };
}

/** A list under the name that its items have. */
function listed(name: string, schema: Schema, lists: Lists): readonly [string, Schema] {
  if (schema["type"] !== "array") return [name, schema];
  if (lists === "comma") return [name, { type: "string" }];
  if (lists === "indexes") return [`${name}[0]`, (schema["items"] ?? {}) as Schema]; // of a list
  return [lists === "brackets" ? `${name}[]` : name, schema];
}

function partSchema(schema: Schema): Schema {
  const { type, items, const: fixed } = schema;
  if (typeof fixed === "object" && fixed !== null && !Array.isArray(fixed)) {
    const text = JSON.stringify(fixed);
    return { type: "string", const: text, default: text };
  }
  if (fixed !== undefined || schema["anyOf"] !== undefined) return schema;
  if (type === "array" && items !== undefined) {
    return { ...schema, items: partSchema(items as Schema) }; // of a list
  }
  return type === "object" ? json : schema;
}

const json: Schema = { type: "string", contentMediaType: "application/json" };
