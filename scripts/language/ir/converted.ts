import type { Keyword } from "../../../packages/runtime/src/keywords.ts";
import type { Converter, Json } from "./types.ts";
import { runtimeKeywords } from "./runtime-keywords.ts";

/** A value after its parameter's conversion, as the runtime converts; undefined when no item is left. */
export function converted(convert: Converter | null = null, value: Json): Json | undefined {
  const read: Keyword | undefined = convert ? runtimeKeywords[convert] : undefined;
  // Converters give texts and lists of texts, and something else for what is no text.
  const made = read?.(value, { type: "string" });
  if (Array.isArray(made)) {
    if (made.length === 0) return undefined;
    return convert === "csv-text" ? String(made) : made;
  }
  return typeof made === "string" ? made : value;
}

/** The default that counts and travels; undefined when there is none. */
export function convertedDefault(parameter: {
  readonly convert?: Converter;
  readonly default?: Json;
}): Json | undefined {
  const { convert, default: fallback } = parameter;
  return fallback === undefined ? undefined : converted(convert, fallback);
}
