import { answers, once } from "../../../packages/workflow/src/schema/answers.ts";
import type { Json, JsonSchema } from "./types.ts";

export interface SchemaAt {
  readonly schema: JsonSchema;
}

export type Schemas = Readonly<Record<string, JsonSchema>>;

/**
 * Follows members (names and indexes) through a schema: references, properties, items and the
 * branches of allOf, anyOf and oneOf. Undefined when the schema does not describe such a value.
 */
export function schemaAt(
  schema: JsonSchema,
  members: readonly (string | number)[],
  schemas: Schemas,
): SchemaAt | undefined {
  let at: JsonSchema | undefined = schema;
  for (const member of members) {
    const found: Found | undefined = at && step(at, member, schemas);
    at = found && asOne(found);
  }
  return at && dereference(at, schemas) && { schema: at };
}

/** What is said of a member. */
interface Found {
  /** It fits one of these, each of which is a list of schemas that it fits all. */
  readonly ways: readonly (readonly JsonSchema[])[];
  /** It is named, and not one of any name. */
  readonly isNamed: boolean;
}

/** One member further into a schema. */
function step(schema: JsonSchema, member: string | number, schemas: Schemas): Found | undefined {
  const find = answers<JsonSchema, Found | undefined>((whole, within) => {
    const isIn = (branch: JsonSchema) => {
      const part = dereference(branch, schemas);
      return part && within(part);
    };
    const parts = [
      memberOf(whole, member),
      ...schemasOf(whole.allOf).map(isIn),
      ...[whole.anyOf, whole.oneOf].map((each) => eitherOf(schemasOf(each).map(isIn))),
    ].filter((part) => part !== undefined);
    // What is said of members of any name counts where none says this one.
    const named = parts.filter(({ isNamed }) => isNamed);
    const [first, ...others] = named.length > 0 ? named : parts.slice(0, 1);
    return first && others.reduce(bothOf, first);
  }, undefined);
  const whole = dereference(schema, schemas);
  return whole && find(whole);
}

function eitherOf(parts: readonly (Found | undefined)[]): Found | undefined {
  const found = parts.filter((part) => part !== undefined);
  const ways = found.flatMap((part) => part.ways);
  if (found.length < 2) return found[0];
  return { ways: distinct(ways), isNamed: found.some(({ isNamed }) => isNamed) };
}

/** Where alternatives meet alternatives, they multiply: beyond these, the first ones have to do. */
const MOST_WAYS = 64;

function bothOf(one: Found, other: Found): Found {
  if (one.ways.length * other.ways.length > MOST_WAYS) return one;
  const ways = one.ways.flatMap((way) => other.ways.map((also) => distinct([...way, ...also])));
  return { ways: distinct(ways), isNamed: true };
}

/** Of those that say the same, one. */
function distinct<Said extends object>(all: readonly Said[]): readonly Said[] {
  return [...new Map(all.map((each) => [textOf(each), each])).values()];
}

const textOf = once((said: object) => JSON.stringify(said));

/** All that is said as one schema, with the first description. */
function asOne({ ways }: Found): JsonSchema {
  const each = ways.map((way) => (way.length > 1 ? { allOf: way } : (way[0] ?? {})));
  if (each.length === 1 && ways[0]?.length === 1) return each[0] ?? {};
  const description = ways
    .flat()
    .map((schema) => schema.description)
    .find(Boolean);
  const whole: JsonSchema = each.length > 1 ? { anyOf: each } : (each[0] ?? {});
  return description === undefined ? whole : { description, ...whole };
}

/** The schema a reference points to, through any number of references; undefined when it leads nowhere. */
export function dereference(schema: JsonSchema, schemas: Schemas): JsonSchema | undefined {
  const seen = new Set<string>();
  let current: JsonSchema | undefined = schema;
  while (current !== undefined && typeof current.$ref === "string") {
    const name = referenceName(current.$ref);
    if (seen.has(name)) return undefined;
    seen.add(name);
    current = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  }
  return current;
}

/** `#/schemas/Volume` or `#/components/schemas/Volume` -> `Volume`. */
export function referenceName(reference: string): string {
  return reference.slice(reference.lastIndexOf("/") + 1);
}

/** True when null fits the schema, as far as its `type` says. */
export function allowsNull(schema: JsonSchema): boolean {
  return schema.type === "null" || (Array.isArray(schema.type) && schema.type.includes("null"));
}

/** The schema and every alternative within it, references resolved, each once. */
export function branches(schema: JsonSchema, schemas: Schemas): ReadonlySet<JsonSchema> {
  const all = new Set<JsonSchema>();
  const add = (branch: JsonSchema): void => {
    const resolved = dereference(branch, schemas);
    if (resolved) all.add(resolved);
  };
  add(schema);
  // A set that grows while it is walked visits what was added.
  for (const { allOf, anyOf, oneOf } of all) {
    for (const branch of [allOf, anyOf, oneOf].flat()) if (isSchema(branch)) add(branch);
  }
  return all;
}

function memberOf(schema: JsonSchema, member: string | number): Found | undefined {
  if (typeof member === "number") {
    const items = asSchema(schema.items);
    return items && { ways: [[items]], isNamed: true };
  }
  if (isSchema(schema.properties) && Object.hasOwn(schema.properties, member)) {
    const value = asSchema(schema.properties[member]);
    return value && { ways: [[value]], isNamed: true };
  }
  const rest = asSchema(schema.additionalProperties);
  return rest && { ways: [[rest]], isNamed: false };
}

/** What stands where a schema does: `true` allows any value, as `{}` does; undefined where nothing fits. */
export function asSchema(value: Json | undefined): JsonSchema | undefined {
  if (value === true) return {};
  return isSchema(value) ? value : undefined;
}

/** The schemas of a list such as `anyOf`. */
export function schemasOf(list: Json | undefined): readonly JsonSchema[] {
  const all = Array.isArray(list) ? list.map(asSchema) : [];
  return all.filter((schema) => schema !== undefined);
}

/** True for an object, as every schema of a manifest is. */
export function isSchema(value: Json | undefined): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
