import { fullFormats } from "ajv-formats/dist/formats.js";
import type { Json } from "../ir/types.ts";

/** Whether a text has a format of JSON Schema; what is no text, or has an unknown format, is not judged. */
export function hasFormat(format: string, value: Json): boolean {
  const known = Object.entries(fullFormats).find(([name]) => name === format)?.[1];
  if (typeof value !== "string" || known === undefined || typeof known === "boolean") return true;
  const test = typeof known === "object" && "validate" in known ? known.validate : known;
  if (test instanceof RegExp) return test.test(value);
  if (typeof test === "string") return new RegExp(test, "u").test(value);
  // No format of texts is checked asynchronously.
  return typeof test !== "function" || (test as (text: string) => boolean)(value);
}
