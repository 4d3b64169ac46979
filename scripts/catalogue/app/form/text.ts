import type { Json } from "../../../../packages/runtime/src/index.ts";
import type { FormField } from "./fields.ts";

/** A value as it stands in a field. */
export function textOf(field: Pick<FormField, "convert">, value: Json | undefined): string {
  if (value === undefined) return "";
  if (typeof value === "string") return value;
  if (field.convert?.startsWith("csv") && Array.isArray(value)) return value.join(", ");
  return JSON.stringify(value, null, 2);
}

/** What a missing value means, and who sees to it; null where nothing is known. */
export function defaultText({ default: usual, sendDefault, convert }: FormField): string | null {
  if (usual === undefined) return null;
  const shown = usual === "" ? '""' : textOf({ convert: convert ?? "" }, usual);
  return `Default ${shown}, ${sendDefault ? "sent" : "applied by the provider"}.`;
}

/** What type of value it takes: `numCards: integer`. */
export function typeOf({ type, integer, shape, convert }: FormField): string {
  if (integer) return "integer";
  if (convert?.startsWith("csv")) return "string, comma-separated";
  return shape && shape !== "any" ? `json ${shape}` : type;
}
