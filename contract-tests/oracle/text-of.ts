import type { Value } from "../contract/types.ts";

/** A value as part of a text. */
export function textOf(value: Value): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
