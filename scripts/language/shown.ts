import type { Json } from "../../packages/runtime/src/definition.ts";

/** A number with thousands separated: `400,000`. */
export function formatNumber(value: number): string {
  const text = String(value);
  return /^-?\d+$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, ",") : text;
}

/** A value as it would be typed into a field. */
export function formatValue(value: Json): string {
  if (typeof value === "string") return value === "" ? '""' : value;
  return typeof value === "number" ? formatNumber(value) : JSON.stringify(value);
}
