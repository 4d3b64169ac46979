import { referenceName } from "../../../../language/ir/schema-path.ts";
import type { Json } from "../../../../language/ir/types.ts";
import { code } from "../inline-code.ts";
import { type Described, described } from "./described.ts";
import { type SchemaNode, within } from "./node.ts";

/** Types of a value, null left out; undefined where any value fits. */
export type Types = ReadonlySet<string> | undefined;

/** How the values that fit differ: fewer do (narrowed), more do (widened), or others do. */
export type Relation = "same" | "narrowed" | "widened" | "changed";

/**
 * The types that a schema names, or that its other keywords are about: members make an object of it for
 * callers, but items alone leave them with a value of any type.
 */
export function typesOf({ keywords }: Described): Types {
  const type = keywords.get("type")?.value;
  if (typeof type === "string") return withoutNull([type]);
  if (Array.isArray(type)) return withoutNull(type.map(String));
  const values = valuesOf(keywords);
  if (values) return withoutNull(values.map(typeOfValue));
  if (keywords.has("properties") || keywords.has("additionalProperties"))
    return new Set(["object"]);
  return undefined;
}

/** The only values of a schema; undefined where it does not list them. */
export function valuesOf(keywords: Described["keywords"]): readonly Json[] | undefined {
  const constant = keywords.get("const");
  if (constant) return [constant.value];
  const list = keywords.get("enum")?.value;
  // Whether null is among them is said by the types.
  return Array.isArray(list) ? list.filter((value) => value !== null) : undefined;
}

/** Compares types; a whole number is a number. */
export function relationOf(base: Types, head: Types): Relation {
  const shrinks = fit(head, base);
  const grows = fit(base, head);
  if (shrinks && grows) return "same";
  if (shrinks) return "narrowed";
  return grows ? "widened" : "changed";
}

/** The type of a value for people: `string`, `Volume[]`, `true`. */
export function typeCode(node: SchemaNode): string {
  return code(typeText(node));
}

/** Types for people: `string or number`, `anything`. */
export function typesCode(types: Types): string {
  return code(textOf(types));
}

/** How long such a text may be: of alternatives within alternatives nobody reads all. */
const LONGEST = 200;

/** Each schema once; within itself it may be anything. */
function typeText(node: SchemaNode, known = new Map<string, string>()): string {
  const { $ref } = node.schema;
  if (typeof $ref === "string") return referenceName($ref);
  const place = node.at.join("/");
  const found = known.get(place);
  if (found !== undefined) return found;
  known.set(place, textOf(undefined));
  const text = typeTextOf(node, (inner) => typeText(inner, known));
  const cut = text.length > LONGEST ? `${text.slice(0, LONGEST)}...` : text;
  known.set(place, cut);
  return cut;
}

function typeTextOf(node: SchemaNode, inside: (inner: SchemaNode) => string): string {
  const whole = described(node);
  const { alternatives } = whole;
  if (alternatives.length > 0) return [...new Set(alternatives.map(inside))].join(" or ");
  const constant = whole.keywords.get("const");
  if (constant) return JSON.stringify(constant.value);
  const types = typesOf(whole);
  const items = whole.keywords.get("items");
  const isList = items && types?.size === 1 && types.has("array");
  return isList ? `${inside(within(items.node, ["items"], items.value))}[]` : textOf(types);
}

function textOf(types: Types): string {
  if (types === undefined) return "anything";
  return [...types].toSorted().join(" or ") || "null";
}

function fit(some: Types, all: Types): boolean {
  if (all === undefined || some === undefined) return all === undefined;
  return [...some].every((type) => all.has(type) || (type === "integer" && all.has("number")));
}

function withoutNull(types: readonly string[]): Types {
  return new Set(types.filter((type) => type !== "null"));
}

function typeOfValue(value: Json): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}
