import { isSchema } from "../../language/ir/schema-path.ts";
import type { Json, JsonSchema } from "../../language/ir/types.ts";
import { listOf, objectOf, textOf, textsOf } from "../data.ts";

/** A schema of a document, or what several of them say together. */
export interface Node {
  readonly id: number;
  /** Of the schema, or of the first of them. */
  readonly pointer: string;
  /** Whether it is one schema, or a value has to fit all of several, or any. */
  readonly kind: "one" | "all" | "any";
  readonly schema: JsonSchema;
  readonly nodes: readonly Node[];
}

/** What a schema says of a value; what it does not say is null, or empty. */
export interface Facts {
  /** Without `null`. */
  readonly types: ReadonlySet<string> | null;
  readonly isNullable: boolean | null;
  /** The only values, without null. */
  readonly values: readonly Json[] | null;
  /** Limits and formats by keyword; of a pattern each that has to match. */
  readonly words: ReadonlyMap<string, readonly Json[]>;
  readonly fallback: Json | undefined;
  readonly members: ReadonlyMap<string, Node>;
  readonly required: ReadonlySet<string>;
  readonly items: Node | null;
  /** Of members beside the named ones; `true`: anything. */
  readonly rest: Node | true | null;
  readonly isReadOnly: boolean;
  readonly isWriteOnly: boolean;
  readonly isDeprecated: boolean;
  /** Whether one of several alternatives asks for something that not all of them ask for. */
  readonly isVaried: boolean;
  /** Descriptions, which may list values. */
  readonly texts: readonly string[];
  /** References that lead nowhere. */
  readonly broken: readonly string[];
}

/** What nothing is said of. */
export const NOTHING: Facts = {
  types: null,
  isNullable: null,
  values: null,
  words: new Map(),
  fallback: undefined,
  members: new Map(),
  required: new Set(),
  items: null,
  rest: null,
  isReadOnly: false,
  isWriteOnly: false,
  isDeprecated: false,
  isVaried: false,
  texts: [],
  broken: [],
};

/** What limits numbers, texts, lists, objects, and values of any kind. */
export const LIMITS = {
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  string: ["minLength", "maxLength", "pattern"],
  array: ["minItems", "maxItems", "uniqueItems", "prefixItems", "contains"],
  object: [
    "minProperties",
    "maxProperties",
    "propertyNames",
    "patternProperties",
    "dependentRequired",
    "dependentSchemas",
    "dependencies",
  ],
  any: ["not", "if"],
} as const;

/** What each of these words limits. */
export const LIMITED: ReadonlyMap<string, string> = new Map(
  Object.entries(LIMITS).flatMap(([kind, words]) => words.map((word) => [word, kind])),
);

/** Makes a node of a part of a schema, which stands below a keyword and perhaps a name. */
export type NodeAt = (part: Json | undefined, keyword: string, name?: string) => Node;

/** What a schema says itself, without the others that it names. */
export function ownFacts(schema: JsonSchema, nodeAt: NodeAt): Facts {
  const leaf = leafOf(schema);
  if (leaf) return leaf;
  const { properties, items, required, description } = schema;
  const types = typesOf(schema);
  const values = valuesOf(schema);
  return {
    types: types && withoutNull(types),
    isNullable: takesNull(schema, types),
    values: values && values.filter((value) => value !== null),
    words: wordsOf(schema),
    fallback: schema["default"],
    members: isSchema(properties) ? membersOf(properties, nodeAt) : NOTHING.members,
    required: Array.isArray(required) ? new Set(textsOf(required)) : NOTHING.required,
    items: isSchema(items) ? nodeAt(items, "items") : null,
    rest: restOf(schema, nodeAt),
    isReadOnly: schema["readOnly"] === true,
    isWriteOnly: schema["writeOnly"] === true,
    isDeprecated: schema["deprecated"] === true,
    isVaried: false,
    texts: typeof description === "string" ? [description] : NOTHING.texts,
    broken: NOTHING.broken,
  };
}

/** What is for people, and says nothing of values; a description may list some. */
const QUIET: ReadonlySet<string> = new Set(["description", "example", "examples", "title"]);

/** Most schemas say no more than a type: what is known of them is known once. */
function leafOf(schema: JsonSchema): Facts | undefined {
  for (const word of Object.keys(schema)) {
    if (word !== "type" && word !== "nullable" && !QUIET.has(word)) return undefined;
  }
  const { type, nullable, description } = schema;
  const isListing = typeof description === "string" && description.includes("One of ");
  if (typeof type !== "string" || isListing) return undefined;
  return (nullable === true ? NULLABLE_LEAVES : LEAVES).get(type);
}

function membersOf(properties: JsonSchema, nodeAt: NodeAt): Facts["members"] {
  const members = new Map<string, Node>();
  for (const [name, part] of Object.entries(properties))
    members.set(name, nodeAt(part, "properties", name));
  return members;
}

function restOf(
  { additionalProperties: rest, patternProperties }: JsonSchema,
  nodeAt: NodeAt,
): Facts["rest"] {
  const [named] = Object.entries(objectOf(patternProperties));
  if (named) return nodeAt(named[1], "patternProperties", named[0]);
  if (rest === true || (isSchema(rest) && Object.keys(rest).length === 0)) return true;
  return isSchema(rest) ? nodeAt(rest, "additionalProperties") : null;
}

const TYPES = ["array", "boolean", "integer", "null", "number", "object", "string"];

/** A set of each type; most schemas have one. */
const SETS = new Map(TYPES.map((type) => [type, new Set([type])]));

const LEAVES = leaves(false);
const NULLABLE_LEAVES = leaves(true);

function leaves(isNullable: boolean): ReadonlyMap<string, Facts> {
  const known = [...SETS].filter(([type]) => type !== "null");
  return new Map(known.map(([type, types]) => [type, { ...NOTHING, types, isNullable }]));
}

/** Types, null among them; null where nothing is said. */
function typesOf(schema: JsonSchema): ReadonlySet<string> | null {
  const { type } = schema;
  if (type === "file") return SETS.get("string") ?? null;
  const only = SETS.get(textOf(type));
  if (only) return only;
  const known = textsOf(type).filter((each) => SETS.has(each));
  if (known.length > 0) return new Set(known);
  const values = valuesOf(schema);
  if (values) return new Set(values.map(typeOfValue));
  if (isSchema(schema["properties"])) return SETS.get("object") ?? null;
  return isSchema(schema["items"]) ? (SETS.get("array") ?? null) : null;
}

function withoutNull(types: ReadonlySet<string>): ReadonlySet<string> {
  return types.has("null") ? new Set([...types].filter((type) => type !== "null")) : types;
}

function typeOfValue(value: Json): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}

function valuesOf({ enum: values, const: only }: JsonSchema): readonly Json[] | null {
  if (Array.isArray(values)) return listOf(values);
  return only === undefined ? null : [only];
}

/** Of a schema without types, `nullable` says nothing. */
function takesNull(schema: JsonSchema, types: ReadonlySet<string> | null): boolean | null {
  if (types === null) return null;
  return types.has("null") || schema["nullable"] === true || schema["x-nullable"] === true;
}

const WORDS: ReadonlySet<string> = new Set([
  ...LIMITED.keys(),
  "contentEncoding",
  "contentMediaType",
  "format",
]);

/** Before 2020, a flag says that the limit itself is outside. */
const FLAGS: ReadonlyMap<string, string> = new Map([
  ["exclusiveMinimum", "minimum"],
  ["exclusiveMaximum", "maximum"],
]);

function wordsOf(schema: JsonSchema): Facts["words"] {
  const words = new Map<string, readonly Json[]>();
  for (const word of Object.keys(schema)) {
    const value = schema[word];
    if (WORDS.has(word) && value !== undefined && isSaying(word, value)) words.set(word, [value]);
  }
  for (const [flag, limit] of FLAGS) {
    const value = words.get(limit);
    if (schema[flag] !== true || !value) continue;
    words.delete(limit);
    words.set(flag, value);
  }
  if (schema["type"] === "file") words.set("format", ["binary"]);
  return words.size > 0 ? words : NOTHING.words;
}

/** Formats about the width of numbers, and hints for forms. */
export function isSilent(format: string): boolean {
  return /^(?:u?int\d*|integer|long|short|float\d*|double|decimal|number|boolean|string|text|password)$/i.test(
    format,
  );
}

/** Whether a word keeps anything out; no number beyond those that are exact is ever sent. */
function isSaying(word: string, value: Json): boolean {
  if (word === "uniqueItems") return value === true;
  if (word === "pattern" || /^(?:content|format)/.test(word))
    return typeof value === "string" && value !== "";
  if (typeof value === "object") return value !== null && Object.keys(value).length > 0;
  if (typeof value !== "number") return false;
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return false;
  if (word === "multipleOf") return value > 0;
  // No text that is sent is empty.
  if (word === "minLength") return value > 1;
  return !/^min(?:Items|Properties)$/.test(word) || value > 0;
}
