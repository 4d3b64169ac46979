import { once } from "../../../packages/workflow/src/schema/answers.ts";
import { asSchema } from "../../language/ir/schema-path.ts";
import type { Json, JsonSchema } from "../../language/ir/types.ts";
import { limitWords, limitNames } from "../../language/words/limits.ts";
import { listOf, objectOf, textOf, textsOf } from "../data.ts";
import { type Follow, kept, made, type SchemaNode } from "./node.ts";
import { fits, typesOf } from "./types.ts";

/**
 * The normal form of a schema: what it says by itself, by what it refers to and by all parts of
 * `allOf`, as one. Null is no alternative, so a single one beside it counts as said, too.
 */
export interface Normal {
  /** Its keywords about values and for people: of limits the tightest, else the outermost. */
  readonly says: JsonSchema;
  /** Names of members that are always there. */
  readonly required: ReadonlySet<string>;
  readonly members: ReadonlyMap<string, SchemaNode>;
  readonly items: SchemaNode | undefined;
  /** Members beside the named ones: what they are; false where the schema excludes them. */
  readonly others: SchemaNode | false | undefined;
  /** Lists of alternatives: of each list one holds. */
  readonly choices: readonly (readonly SchemaNode[])[];
  /** Whether members are named, none included. */
  readonly isNamed: boolean;
  /** Where its members stand. */
  readonly at: SchemaNode["at"];
}

/** Reads the normal form of a schema. */
export const normalOf = kept((node, follow): Normal => {
  const { parts, choices } = partsOf(node, follow);
  const members = new Map<string, SchemaNode>();
  for (const part of parts)
    for (const [name, schema] of Object.entries(objectOf(part.schema["properties"]))) {
      const own = { schema: objectOf(schema), at: [...part.at, "properties", name] };
      const known = members.get(name);
      members.set(name, known ? both(known, own, node) : own);
    }
  const below = (keyword: string) =>
    parts.flatMap((part) => {
      const schema = asSchema(part.schema[keyword]);
      return schema ? [{ schema, at: [...part.at, keyword] }] : [];
    });
  const [first, ...more] = below("items");
  const items = more.reduce<SchemaNode | undefined>(
    (one, other) => one && both(one, other, node),
    first,
  );
  const [others] = below("additionalProperties");
  const isClosed = parts.some((part) => part.schema["additionalProperties"] === false);
  const named = parts.find((part) => part.schema["properties"] !== undefined);
  return {
    says: together(parts.map(({ schema }) => schema)),
    required: new Set(parts.flatMap((part) => textsOf(part.schema["required"]))),
    members,
    items,
    others: others ?? (isClosed ? false : undefined),
    choices,
    isNamed: named !== undefined,
    at: (named ?? node).at,
  };
});

/** The schema itself and all that holds with it, and alternatives. */
function partsOf(node: SchemaNode, follow: Follow) {
  const found = new Map<JsonSchema, SchemaNode>();
  const choices: SchemaNode[][] = [];
  const types = typesOf(node, follow);
  // Null is none, nor what contradicts the words beside.
  const isPossible = (option: SchemaNode) => {
    const own = typesOf(option, follow);
    if (own === null || types === null) return own?.size !== 1 || !own.has("null");
    return [...own].some((type) => type !== "null" && fits(type, types));
  };
  const add = (part: SchemaNode): void => {
    if (found.has(part.schema)) return;
    found.set(part.schema, part);
    const { $ref, allOf, anyOf, oneOf } = part.schema;
    const target = typeof $ref === "string" ? follow($ref) : undefined;
    if (target) add(target);
    const inside = (keyword: string, list: Json | undefined) =>
      listOf(list).map((schema, index) => ({
        schema: objectOf(schema),
        at: [...part.at, keyword, index],
      }));
    for (const each of inside("allOf", allOf)) add(each);
    for (const all of [inside("anyOf", anyOf), inside("oneOf", oneOf)]) {
      const options = all.filter(isPossible);
      const [only, ...more] = options;
      if (more.length > 0) choices.push(options);
      else if (only) add(only);
    }
  };
  add(node);
  return { parts: [...found.values()], choices };
}

/** A value that is both. */
function both(one: SchemaNode, other: SchemaNode, { schema }: SchemaNode): SchemaNode {
  return one.schema === other.schema
    ? one
    : { schema: made(schema, () => bothOf(one.schema, other.schema)), at: one.at };
}

/** Each pair is made once, so that what is known of it is known by it. */
function bothOf(one: JsonSchema, other: JsonSchema): JsonSchema {
  const known = pairs(one);
  const schema = known.get(other) ?? { allOf: [one, other] };
  known.set(other, schema);
  return schema;
}

const pairs = once((_: JsonSchema) => new Map<JsonSchema, JsonSchema>());

/** Keywords whose value is told elsewhere. */
const STRUCTURE = new Set(
  "$ref allOf anyOf oneOf type nullable x-nullable enum const properties required items additionalProperties".split(
    " ",
  ),
);

function together(schemas: readonly JsonSchema[]): JsonSchema {
  // A vendor may name a keyword as members of all objects are named.
  const says = new Map<string, Json>();
  for (const schema of schemas)
    for (const [keyword, value] of Object.entries(schema)) {
      if (STRUCTURE.has(keyword) || value === undefined) continue;
      const known = says.get(keyword);
      says.set(keyword, known === undefined ? value : joined(keyword, known, value));
    }
  return Object.fromEntries(says);
}

/** Any part may say that a member is only read, or only written. */
const FLAGS = new Set(["readOnly", "writeOnly", "uniqueItems"]);

function joined(keyword: string, one: Json, other: Json): Json {
  if (FLAGS.has(keyword)) return one === true || other === true;
  const direction = DIRECTIONS.get(keyword);
  if (direction === undefined || typeof one !== "number" || typeof other !== "number") return one;
  return direction === "up" ? Math.max(one, other) : Math.min(one, other);
}

const DIRECTIONS: ReadonlyMap<string, string> = new Map(
  limitNames.flatMap((name) => {
    const { tighter } = limitWords[name];
    return tighter === "up" || tighter === "down" ? [[name, tighter] as const] : [];
  }),
);

/** Keywords that say nothing of the values that fit. */
const SAYING = new Set(
  "default deprecated description discriminator example examples externalDocs readOnly title writeOnly xml".split(
    " ",
  ),
);

/** Whether a schema says nothing of values. */
export function isSilent(schema: JsonSchema): boolean {
  return Object.keys(schema).every((key) => SAYING.has(key) || key.startsWith("x-"));
}

/** The reference that says all that there is to say of values, but for null; undefined where more is said. */
export function referenceOf(schema: JsonSchema): string | undefined {
  const { $ref, allOf, anyOf, oneOf, type, nullable: _, ...rest } = schema;
  const reference = textOf($ref);
  const parts = [allOf, anyOf, oneOf].flatMap(listOf).map(objectOf);
  const others = parts.filter((part) => !isSilent(part) && part["type"] !== "null");
  const isTyped =
    type !== undefined && [type].flat().some((each) => each !== "object" && each !== "null");
  if (!isSilent(rest) || isTyped) return undefined;
  if (reference !== "") return others.length === 0 ? reference : undefined;
  const [only, ...more] = [...new Map(others.map((part) => [JSON.stringify(part), part])).values()];
  return only && more.length === 0 ? referenceOf(only) : undefined;
}
