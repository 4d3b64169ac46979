import type { Keyword } from "../../../packages/runtime/src/keywords.ts";
import { isReadAsList, readerOf } from "./input-steps.ts";
import type { InputStep, Json } from "./types.ts";
import { runtimeKeywords } from "./runtime-keywords.ts";

interface Read {
  readonly convert?: readonly InputStep[] | undefined;
}

/** A value after its parameter's conversion, as the runtime converts; undefined when no item is left. */
export function converted({ convert = [] }: Read, value: Json): Json | undefined {
  const reader = readerOf({ convert });
  const read: Keyword | undefined = reader ? runtimeKeywords[reader] : undefined;
  // Converters give texts and lists of texts, and something else for what is no text.
  const made = read?.(value, { type: "string" });
  if (Array.isArray(made)) {
    if (made.length === 0) return undefined;
    return isReadAsList({ convert }) ? made : String(made);
  }
  return typeof made === "string" ? made : value;
}

/** What counts where a parameter is absent: the manifest sends it, or the provider takes it by itself. */
export function usualOf(parameter: {
  readonly default?: Json;
  readonly providerDefault?: Json;
}): Json | undefined {
  return parameter[usualWord(parameter)];
}

/** The word that says it. */
export function usualWord(parameter: { readonly default?: Json }): "default" | "providerDefault" {
  return parameter.default === undefined ? "providerDefault" : "default";
}

/** The same as it counts; undefined when there is none. */
export function convertedDefault(
  parameter: Parameters<typeof usualOf>[0] & Read,
): Json | undefined {
  const usual = usualOf(parameter);
  return usual === undefined ? undefined : converted(parameter, usual);
}
