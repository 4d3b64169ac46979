import { isUsablePattern } from "../../language/check/patterns.ts";
import { fitsType } from "../../language/check/values.ts";
import type { InputStep, Json, JsonSchema, ParameterType } from "../../language/ir/types.ts";
import { readerOf } from "../../language/ir/input-steps.ts";
import { limitWords, limitNames } from "../../language/words/limits.ts";
import { textOf } from "../data.ts";
import { keywordOf, memberAt } from "../shape/members.ts";
import type { Follow, SchemaNode } from "../shape/node.ts";
import { typesOf, valuesOf } from "../shape/types.ts";

/** What decides which limits a value may have. */
interface Limited {
  readonly type: ParameterType;
  readonly convert?: readonly InputStep[] | undefined;
}

/** Limits that the language has, as far as the vendor's can be used: those of a value, or of each item of a list. */
export function limitsOf({ type, convert }: Limited, node: SchemaNode, follow: Follow): JsonSchema {
  if (type === "json" || type === "boolean" || type === "file") return {};
  const limits = limitNames.flatMap((limit) => {
    // Lists of values are read below.
    if (limit === "enum" || !limitWords[limit].on.includes(type)) return [];
    if (limit === "pattern" && refusedPattern(node, follow) !== null) return [];
    const value = keywordOf(node, limit, follow);
    return value !== undefined && isSound(limit, value) ? [[limit, value] as const] : [];
  });
  const listed = (valuesOf(node, follow) ?? []).filter((value) => value !== "");
  // Documents list numbers and words such as `true` as values of a text.
  const values = type === "string" ? listed.map(asText) : listed;
  // Callers write a list with commas, so none of its items holds one.
  const isItem = (value: Json) =>
    readerOf({ convert }) === null || !/,|^\s|\s$/.test(textOf(value));
  const isFit =
    values.length > 0 &&
    listed.every(isExact) &&
    values.every((value) => fitsType(type, value) && isItem(value));
  return { ...Object.fromEntries(limits), ...(isFit && { enum: [...new Set(values)] }) };
}

/** An item of a list, as far as a limit of one is meant: where a single value may stand for the list, none is. */
export function itemOf(node: SchemaNode, follow: Follow): SchemaNode {
  const types = new Set(typesOf(node, follow));
  types.delete("null");
  const items = memberAt(node, 0, follow);
  return types.size > 1 || typeof items === "string" ? { schema: {}, at: [] } : items;
}

/** Whether it is a list of single values. */
export function isPlainList(node: SchemaNode | "absent" | "unknown", follow: Follow): boolean {
  const types = typeof node === "string" ? null : typesOf(itemOf(node, follow), follow);
  return types !== null && !types.has("object") && !types.has("array");
}

/** Limits of a list itself, not of its items. */
export function listLimits(node: SchemaNode, follow: Follow): JsonSchema {
  const limits = limitNames.flatMap((limit) => {
    const value = limitWords[limit].of === "items" ? keywordOf(node, limit, follow) : undefined;
    return typeof value === "number" && isExact(value) ? [[limit, value] as const] : [];
  });
  return Object.fromEntries(limits);
}

/** A pattern of the vendor that cannot be used: it does not compile, or takes too long. */
export function refusedPattern(node: SchemaNode, follow: Follow): string | null {
  const pattern = keywordOf(node, "pattern", follow);
  const maxLength = keywordOf(node, "maxLength", follow);
  if (typeof pattern !== "string") return null;
  const most = typeof maxLength === "number" ? maxLength : undefined;
  return isUsablePattern(pattern, most) ? null : pattern;
}

function isSound(limit: string, value: Json): boolean {
  if (limit === "pattern") return typeof value === "string";
  if (limit === "format") return FORMATS.has(value);
  // Any text that is sent has a character.
  return typeof value === "number" && isExact(value) && !(limit === "minLength" && value <= 1);
}

/** Those of JSON Schema that manifests have; others name types of programming languages. */
const FORMATS = new Set<Json>(
  "date date-time time duration email hostname ipv4 ipv6 uri uuid".split(" "),
);

function asText(value: Json): Json {
  return typeof value === "number" || typeof value === "boolean" ? String(value) : value;
}

/** Whether a number is the one that the vendor wrote: large ones are rounded. */
export function isExact(value: Json): boolean {
  return !Number.isInteger(value) || Number.isSafeInteger(value);
}
