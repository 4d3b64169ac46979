import type { Input } from "@blockwright/runtime";
import { type JsonType, jsonTypes } from "./json-type.ts";
import type { FoundValue } from "./output-path.ts";

/** The JSON types that an input accepts; text in place of another type is parsed as that type. */
export function takenTypes({ type, convert, shape = "object" }: Input): ReadonlySet<JsonType> {
  if (type === "json") return new Set(shape === "any" ? present : [shape, "string"]);
  // What is no file itself may be a reference, which the host reads.
  if (type === "file") return new Set(present);
  if (isList(convert)) return new Set(["array", "string"]);
  return new Set([type, "string"]);
}

/** Whether the input accepts at least one of the types that a value may have. Null counts as absent. */
export function canFit({ types, itemTypes }: FoundValue, input: Input): boolean {
  const possible = present.filter((type) => types.has(type));
  if (possible.length === 0) return !input.required;
  const taken = takenTypes(input);
  const isListOfOthers = isList(input.convert) && !itemTypes.has("string");
  return possible.some((type) => taken.has(type) && !(type === "array" && isListOfOthers));
}

/** Whether a value for a file is one that no provider gives for a file: the host alone may know what it means. */
export function isNoFile({ types, isFile }: FoundValue, { type }: Input): boolean {
  const others = present.filter((each) => types.has(each) && !scalars.has(each));
  return type === "file" && !isFile && others.length === 0;
}

const scalars: ReadonlySet<JsonType> = new Set(["string", "number", "boolean"]);

const present = jsonTypes.filter((type) => type !== "null");

/** Whether a text input is converted to a list of texts, and so also accepts a list. */
export function isList(convert: Input["convert"]): boolean {
  return convert === "csv" || convert === "csv-text";
}
