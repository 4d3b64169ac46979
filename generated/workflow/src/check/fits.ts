// Generated from packages/workflow/src/check/fits.ts. Do not edit; run `npm run generate`.

import type { Input } from "@blockwright/runtime";
import { type JsonType, jsonTypes } from "./json-type.ts";
import type { FoundValue } from "./output-path.ts";

/** The types of JSON that an input takes; a text in place of another type is read as that type. */
export function takenTypes({ type, convert, shape = "object" }: Input): ReadonlySet<JsonType> {
  if (type === "json") return new Set(shape === "any" ? present : [shape, "string"]);
  if (isList(convert)) return new Set(["array", "string"]);
  return new Set([type, "string"]);
}

/** Whether the input takes a value of any of the types that this one may have. Null is as if it were absent. */
export function canFit({ types, itemTypes }: FoundValue, input: Input): boolean {
  const possible = present.filter((type) => types.has(type));
  if (possible.length === 0) return !input.required;
  const taken = takenTypes(input);
  const isListOfOthers = isList(input.convert) && !itemTypes.has("string");
  return possible.some((type) => taken.has(type) && !(type === "array" && isListOfOthers));
}

const present = jsonTypes.filter((type) => type !== "null");

/** Whether a text input is a list of texts, which may also be given as such. */
export function isList(convert: Input["convert"]): boolean {
  return convert === "csv" || convert === "csv-text";
}
