import type { Input } from "@blockwright/runtime";
import { isList } from "./fits.ts";
import { type JsonType, jsonTypes } from "./json-type.ts";
import { isIndex } from "./member.ts";

const typeNames: Readonly<Record<JsonType, string>> = {
  null: "null",
  boolean: "true or false",
  number: "a number",
  string: "text",
  array: "a list",
  object: "an object",
};

/** Types for a message: `text or a number`. Null is named only when there is no other type. */
export function typesText(types: ReadonlySet<JsonType>): string {
  const named = jsonTypes.filter((type) => types.has(type) && type !== "null");
  return named.length === 0 ? typeNames.null : named.map((type) => typeNames[type]).join(" or ");
}

/** The type of an input, to follow "must be". */
export function inputText({ type, integer, shape = "object", convert }: Input): string {
  if (integer) return "a whole number";
  if (isList(convert)) return "text or a list of texts";
  if (type === "file") return "a file";
  if (type !== "json") return typeNames[type];
  return shape === "any" ? "a value" : typeNames[shape];
}

/** A reference without its braces: `search.data[0].id`. */
export function pathText(block: string, path: readonly string[]): string {
  return block + path.map(memberText).join("");
}

function memberText(member: string): string {
  if (isIndex(member)) return `[${member}]`;
  return /^[\w$-]+$/.test(member) ? `.${member}` : `[${JSON.stringify(member)}]`;
}
