import type { OutputSetting } from "../ir/output-schema.ts";
import { typesOf } from "../ir/schema-types.ts";
import type { JsonSchema, ValueType } from "../ir/types.ts";

type Setting = Pick<OutputSetting, "schemas">;

/** The type that an output of this schema has: json where it is no single one of the others. */
export function valueTypeOf(schema: JsonSchema, { schemas }: Setting): ValueType {
  const [type = "json", ...others] = typesOf(schema, schemas) ?? [];
  if (others.length > 0) return [type, ...others].every(isNumeric) ? "number" : "json";
  return type === "string" || type === "integer" || type === "number" || type === "boolean"
    ? type
    : "json";
}

function isNumeric(type: string): boolean {
  return type === "integer" || type === "number";
}
