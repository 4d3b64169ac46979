import type { Json, JsonSchema, Operation, Output } from "../../language/ir/types.ts";

/** What an output may hold, its default and the constants of accepted replies included. */
export function outputSchema({ accept, hooks }: Operation, output: Output): JsonSchema {
  const { name, nullable, source, schema } = output;
  // A hook gives another body than the reply's schema describes.
  const isHooked = hooks.reply !== null && source.kind === "path" && output.type === "json";
  const base = isHooked ? {} : schema;
  const constants = [
    ...(output.default === undefined ? [] : [output.default]),
    ...(nullable ? [null] : []),
    ...accept.flatMap((reply) => reply.output[name] ?? (name in reply.output ? [null] : [])),
  ];
  const others = constants.filter((value) => !covers(base, value)).map(constantSchema);
  const unique = [...new Map(others.map((other) => [JSON.stringify(other), other])).values()];
  return unique.length === 0 ? base : { anyOf: [base, ...unique] };
}

/** True when the output is left out of the result while its value is absent. */
export function isOptional(output: Output): boolean {
  return output.optional && output.default === undefined && output.source.kind === "path";
}

function constantSchema(value: Json): JsonSchema {
  return value === null ? { type: "null" } : { const: value };
}

/** Whether the schema plainly allows the value; false when that takes a closer look. */
function covers(schema: JsonSchema, value: Json): boolean {
  if (Object.keys(schema).length === 0) return true;
  if (schema.enum !== undefined || schema.const !== undefined) return false;
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (value === null) return types.includes("null");
  if (Array.isArray(value)) return value.length === 0 && types.includes("array");
  if (typeof value === "number") return types.includes("number") || types.includes("integer");
  return typeof value !== "object" && types.includes(typeof value);
}
