import type { Json } from "../../../../packages/runtime/src/index.ts";
import type { FormField } from "./fields.ts";

/** A value as it stands in a field. */
export function textOf(field: Pick<FormField, "convert">, value: Json | undefined): string {
  if (value === undefined) return "";
  if (typeof value === "string") return value;
  if (field.convert?.startsWith("csv") && Array.isArray(value)) return value.join(", ");
  return JSON.stringify(value, null, 2);
}

/** What counts without a value and who sees to it, and where a host has it from. */
export function factsOf(field: FormField): readonly string[] {
  const { default: usual, sendDefault, secret, visibility, env } = field;
  const shown = usual === "" ? "empty text" : textOf(field, usual);
  const isOfHost = !secret && visibility !== "user-or-llm" && env !== undefined;
  return [
    ...(usual === undefined
      ? []
      : [`default ${shown}, ${sendDefault ? "sent" : "applied by the provider"}`]),
    ...(isOfHost ? [`usually in ${env}`] : []),
  ];
}

/** What type of value it takes: `numCards: integer`. */
export function typeOf({ type, integer, shape, convert }: FormField): string {
  if (integer) return "integer";
  if (convert?.startsWith("csv")) return "string, comma-separated";
  return shape && shape !== "any" ? `json ${shape}` : type;
}
