import type { Json, JsonSchema } from "../../../language/ir/types.ts";

/** Whether a value of a document has members. */
export function isObject(value: Json | undefined): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
