import {
  allowsNull,
  isSchema,
  referenceName,
  type Schemas,
} from "../../../language/ir/schema-path.ts";
import type { Json, JsonSchema } from "../../../language/ir/types.ts";
import type { ManifestPath } from "../../../language/manifest/source.ts";
import { code } from "../row/told.ts";
import type { Relation } from "../row/variance.ts";

/** A schema and where it stands. */
export interface SchemaNode {
  readonly schema: JsonSchema;
  readonly at: ManifestPath;
  /** What it describes, for people: `Volume.authors[]`. */
  readonly name: string;
  readonly schemas: Schemas;
}

/** The schema of this name under `schemas`. */
export function named(name: string, schemas: Schemas): SchemaNode {
  return { schema: schemas[name] ?? {}, at: ["schemas", name], name, schemas };
}

/** A schema within another. */
export function within(node: SchemaNode, path: ManifestPath, value: Json, step = ""): SchemaNode {
  const schema = isSchema(value) ? value : {};
  return { ...node, schema, at: [...node.at, ...path], name: `${node.name}${step}` };
}

/** What a node that is a reference and nothing else refers to; a circle ends where it began. */
export function resolved(node: SchemaNode): SchemaNode {
  const seen = new Set<string>();
  let current = node;
  for (;;) {
    const { $ref, ...rest } = current.schema;
    if (typeof $ref !== "string" || Object.keys(rest).length > 0 || seen.has($ref)) return current;
    seen.add($ref);
    current = named(referenceName($ref), node.schemas);
  }
}

/** Everything that holds for the same value: the schema, what it refers to, the parts of `allOf`. */
export function partsOf(node: SchemaNode): readonly SchemaNode[] {
  const parts = new Map([[placeOf(node), node]]);
  // A map that grows while it is walked visits what was added.
  for (const part of parts.values()) {
    const { $ref } = part.schema;
    const further = [...branches(part, "allOf"), ...lone(alternativesOf(part))];
    if (typeof $ref === "string") further.push(named(referenceName($ref), part.schemas));
    for (const one of further) if (!parts.has(placeOf(one))) parts.set(placeOf(one), one);
  }
  return [...parts.values()];
}

/** What a value may be one of, null left out: the branches of `anyOf` or `oneOf`. */
export function alternativesOf(node: SchemaNode): readonly SchemaNode[] {
  return [...branches(node, "anyOf"), ...branches(node, "oneOf")].filter(
    ({ schema }) => schema.type !== "null",
  );
}

/** Whether null is among the alternatives or the types. */
export function mayBeNull(node: SchemaNode): boolean {
  const alternatives = [...branches(node, "anyOf"), ...branches(node, "oneOf")];
  return [node, ...alternatives].some(({ schema }) => allowsNull(schema));
}

function branches(node: SchemaNode, keyword: string): readonly SchemaNode[] {
  const value = node.schema[keyword];
  if (!Array.isArray(value)) return [];
  return value.map((branch, index) => within(node, [keyword, index], branch));
}

/** The only alternative says what the value is, as a part does. */
function lone(alternatives: readonly SchemaNode[]): readonly SchemaNode[] {
  return alternatives.length === 1 ? alternatives : [];
}

function placeOf({ at }: SchemaNode): string {
  return at.join("/");
}

/** A keyword of a schema, and the part that says it. */
export interface Keyword {
  readonly value: Json;
  readonly node: SchemaNode;
}

/** A member of an object. */
export interface Member {
  readonly name: string;
  readonly node: SchemaNode;
  readonly isRequired: boolean;
}

/** What a schema says of a value, all its parts taken together. */
export interface Described {
  /** Where the schema stands; the parts may stand elsewhere. */
  readonly node: SchemaNode;
  readonly keywords: ReadonlyMap<string, Keyword>;
  readonly members: readonly Member[];
  /** Empty where there is only one way. */
  readonly alternatives: readonly SchemaNode[];
  readonly isNullable: boolean;
}

/** Takes the parts of a schema together; of a keyword in several parts the first counts. */
export function described(node: SchemaNode): Described {
  const whole = resolved(node);
  const parts = partsOf(whole);
  const keywords = new Map<string, Keyword>();
  const nodes = new Map<string, SchemaNode>();
  const required = new Set<Json>();
  for (const part of parts) {
    for (const [keyword, value] of Object.entries(part.schema)) {
      if (!keywords.has(keyword)) keywords.set(keyword, { value, node: part });
    }
    for (const [name, value] of membersOf(part)) {
      if (!nodes.has(name)) nodes.set(name, within(part, ["properties", name], value, `.${name}`));
    }
    for (const name of listOf(part.schema.required)) required.add(name);
  }
  const ways = parts.map(alternativesOf).filter((found) => found.length > 1);
  return {
    node: whole,
    keywords,
    members: [...nodes].map(([name, found]) => ({
      name,
      node: found,
      isRequired: required.has(name),
    })),
    alternatives: ways.flat(),
    isNullable: parts.some(mayBeNull),
  };
}

function membersOf({ schema: { properties } }: SchemaNode): readonly [string, Json][] {
  return isSchema(properties) ? Object.entries(properties) : [];
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** Types of a value, null left out; undefined where any value fits. */
export type Types = ReadonlySet<string> | undefined;

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

/** Compares types; a whole number is a number. Null: they are the same. */
export function typesRelation(base: Types, head: Types): Relation | null {
  const shrinks = fit(head, base);
  const grows = fit(base, head);
  if (shrinks && grows) return null;
  if (shrinks) return "less";
  return grows ? "more" : "other";
}

/** The type of a value for people: `string`, `Volume[]`, `true`. */
export function typeCode(node: SchemaNode): string {
  return code(typeText(node));
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
  known.set(place, typesText(undefined));
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
  return isList ? `${inside(within(items.node, ["items"], items.value))}[]` : typesText(types);
}

/** Types for people: `string or number`, `anything`. */
export function typesText(types: Types): string {
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
