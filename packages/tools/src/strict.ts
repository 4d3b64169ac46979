import type { ObjectSchema, Schema } from "./tool.ts";

// What the strict mode of OpenAI takes; what it does not take, descriptions say.
const formats = [
  "date-time",
  "time",
  "date",
  "duration",
  "email",
  "hostname",
  "ipv4",
  "ipv6",
  "uuid",
];
const kept = new Set([
  "type",
  "description",
  "enum",
  "pattern",
  "format",
  "minimum",
  "maximum",
  "exclusiveMinimum",
  "exclusiveMaximum",
  "multipleOf",
  "minItems",
  "maxItems",
]);

/**
 * A schema of an object for strict modes: every member is required, an optional one may be null, and
 * json of any form travels as text, which the operation reads.
 */
export function strictSchema({ description, properties, required }: ObjectSchema): Schema {
  const members = Object.entries(properties).map(([name, member]): [string, Schema] => {
    const own = strictValue(member);
    return [name, required.includes(name) ? own : nullable(own)];
  });
  return {
    type: "object",
    ...(description !== undefined && { description }),
    properties: Object.fromEntries(members),
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

function strictValue(schema: Schema): Schema {
  const { type, properties, items } = schema;
  if (properties) return strictSchema(schema as object as ObjectSchema); // as every schema with members
  const item = Object(items) as Schema; // a schema, as above
  const isFree = [type].flat().includes("object") || (items && typeof item["type"] !== "string");
  if (isFree) return jsonText(schema);
  return { ...some(schema), ...(items && { items: strictValue(item) }) };
}

function jsonText({ type = [], description = "" }: Schema): Schema {
  const text = { type: "string", description: `${String(description)} As JSON text.`.trim() };
  return [type].flat().includes("null") ? nullable(text) : text;
}

function nullable(schema: Schema): Schema {
  const types = [schema["type"] ?? []].flat();
  if (types.includes("null")) return schema;
  const { enum: allowed } = schema;
  const values: Schema = Array.isArray(allowed) ? { enum: [...allowed, null] } : {};
  return { ...schema, type: [...types, "null"], ...values };
}

function some(schema: Schema): Schema {
  const { format, pattern } = schema;
  const isRefused = (name: string) =>
    (name === "format" && !formats.includes(String(format))) ||
    (name === "pattern" && /\(\?[!<=]/.test(String(pattern)));
  return Object.fromEntries(
    Object.entries(schema).filter(([name]) => kept.has(name) && !isRefused(name)),
  );
}
