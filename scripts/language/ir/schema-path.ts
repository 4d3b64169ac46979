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
  let at: readonly JsonSchema[] = [schema];
  for (const member of members) at = firstOf(at, (each) => step(each, member, schemas));
  const [first] = at;
  return first && dereference(first, schemas) && { schema: first };
}

/** What the first schema of which something is found gives. */
function firstOf(
  schemas: readonly JsonSchema[],
  find: (schema: JsonSchema) => readonly JsonSchema[],
): readonly JsonSchema[] {
  for (const schema of schemas) {
    const found = find(schema);
    if (found.length > 0) return found;
  }
  return [];
}

/** What alternatives say of a member, and whether all of them say something. */
interface Said {
  readonly schemas: readonly JsonSchema[];
  readonly isSure: boolean;
}

interface Found {
  readonly named: Said;
  /** What holds for members of any name, where it is not named. */
  readonly rest: Said;
  /** What further parts say of it, which may describe what lies within. */
  readonly besides: readonly JsonSchema[];
}

/** One member further into a schema: what is said of it, and besides. */
function step(
  schema: JsonSchema,
  member: string | number,
  schemas: Schemas,
): readonly JsonSchema[] {
  const find = answers<JsonSchema, Found>((whole, within) => {
    const isIn = (branch: JsonSchema) => {
      const part = dereference(branch, schemas);
      return part ? within(part) : nothing;
    };
    const unions = [whole.anyOf, whole.oneOf].map(schemasOf).filter(({ length }) => length > 0);
    return [
      ...schemasOf(whole.allOf).map(isIn),
      ...unions.map((choices) => eitherOf(choices.map(isIn))),
    ].reduce(bothOf, memberOf(whole, member));
  }, nothing);
  const whole = dereference(schema, schemas);
  if (!whole) return [];
  const { named, rest, besides } = find(whole);
  const all = distinct([...named.schemas, ...(named.isSure ? [] : rest.schemas)]);
  const main = all.length > 1 ? [oneOfAll(all)] : all;
  return [...main, ...besides.slice(0, MOST_BESIDES)];
}

/** Parts of parts may describe what lies within: looking into all of them would take too long. */
const MOST_BESIDES = 4;

const unsaid: Said = { schemas: [], isSure: false };
const nothing: Found = { named: unsaid, rest: unsaid, besides: [] };

function memberOf(
  { properties, additionalProperties, items }: JsonSchema,
  member: string | number,
): Found {
  const isOwn = isSchema(properties) && Object.hasOwn(properties, member);
  if (typeof member === "number" || isOwn)
    return { ...nothing, named: saidBy(isOwn ? properties[member] : items) };
  return { ...nothing, rest: saidBy(additionalProperties) };
}

function saidBy(value: Json | undefined): Said {
  const schema = asSchema(value);
  return schema ? { schemas: [schema], isSure: true } : unsaid;
}

function eitherOf(found: readonly Found[]): Found {
  const join = (said: readonly Said[]): Said => ({
    schemas: unique(said.flatMap((each) => each.schemas)),
    isSure: said.every(({ isSure }) => isSure),
  });
  return {
    named: join(found.map(({ named }) => named)),
    rest: join(found.map(({ rest }) => rest)),
    besides: unique(found.flatMap(({ besides }) => besides)),
  };
}

/** Of parts that all hold, the first that says something counts. */
function bothOf(one: Found, other: Found): Found {
  const first = (said: Said, also: Said): Said =>
    said.isSure
      ? said
      : { schemas: unique([...said.schemas, ...also.schemas]), isSure: also.isSure };
  const named = first(one.named, other.named);
  return {
    named,
    rest: named.isSure ? unsaid : first(one.rest, other.rest),
    besides: unique([...one.besides, ...other.named.schemas, ...other.besides]),
  };
}

function unique(schemas: readonly JsonSchema[]): readonly JsonSchema[] {
  return [...new Set(schemas)];
}

/** Of those that say the same, one. */
function distinct(schemas: readonly JsonSchema[]): readonly JsonSchema[] {
  if (schemas.length < 2) return schemas;
  return [...new Map(schemas.map((each) => [textOf(each), each])).values()];
}

const textOf = once((schema: JsonSchema) => JSON.stringify(schema));

/** Alternatives as one schema, with the first description. */
function oneOfAll(schemas: readonly JsonSchema[]): JsonSchema {
  const description = schemas.map((each) => each.description).find(Boolean);
  return { ...(description !== undefined && { description }), anyOf: schemas };
}

/** The schema a reference points to, through any number of references; undefined when it leads nowhere. */
export function dereference(schema: JsonSchema, schemas: Schemas): JsonSchema | undefined {
  if (typeof schema.$ref !== "string") return schema;
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

/** What stands where a schema does: `true` allows any value, as `{}` does; undefined where nothing fits. */
export function asSchema(value: Json | undefined): JsonSchema | undefined {
  if (value === true) return {};
  return isSchema(value) ? value : undefined;
}

/** The schemas of a list such as `anyOf`. */
export function schemasOf(list: Json | undefined): readonly JsonSchema[] {
  if (!Array.isArray(list)) return [];
  return list.map(asSchema).filter((schema) => schema !== undefined);
}

/** True for an object, as every schema of a manifest is. */
export function isSchema(value: Json | undefined): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
