import type { Schema } from "../contract/types.ts";

/** The schema of a body of parts, of the one that it would have as JSON: what is no text and no file is JSON text. */
export function schemaOfParts(schema: Schema): Schema {
  const members = Object.entries(Object(schema["properties"])) as [string, Schema][]; // as JSON gives it
  return {
    ...schema,
    properties: Object.fromEntries(members.map(([name, own]) => [name, partSchema(own)])),
  };
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
  return type === "object" || type === "array" || type === undefined ? json : schema;
}

const json: Schema = { type: "string", contentMediaType: "application/json" };
