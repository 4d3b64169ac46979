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
  for (const member of members) at = at && step(at, member, schemas);
  return at && dereference(at, schemas) && { schema: at };
}

/** What one way through the alternatives of a schema says of a member. */
interface Way {
  /** All of these hold. */
  readonly named: readonly JsonSchema[];
  /** What holds for members of any name, where none of the above stands. */
  readonly rest: JsonSchema | undefined;
}

/** One member further into a schema; undefined when no way says anything of it. */
function step(
  schema: JsonSchema,
  member: string | number,
  schemas: Schemas,
): JsonSchema | undefined {
  const waysOf = answers<JsonSchema, readonly Way[]>(
    (whole, within) => {
      const isIn = (branch: JsonSchema) => {
        const part = dereference(branch, schemas);
        return part ? within(part) : [nothing];
      };
      const unions = [whole.anyOf, whole.oneOf].map(schemasOf).filter(({ length }) => length > 0);
      return [
        ...schemasOf(whole.allOf).map(isIn),
        ...unions.map((choices) => distinct(choices.flatMap(isIn))),
      ].reduce(bothOf, [wayOf(whole, member)]);
    },
    [nothing],
  );
  const whole = dereference(schema, schemas);
  return whole && asOne(waysOf(whole));
}

const nothing: Way = { named: [], rest: undefined };

function wayOf(schema: JsonSchema, member: string | number): Way {
  const { properties, additionalProperties, items } = schema;
  const isOwn = isSchema(properties) && Object.hasOwn(properties, member);
  const value = asSchema(
    typeof member === "number" ? items : isOwn ? properties[member] : undefined,
  );
  const isAny = typeof member === "string" && !isOwn;
  return {
    named: value ? [value] : [],
    rest: isAny ? asSchema(additionalProperties) : undefined,
  };
}

/** Where alternatives meet alternatives, they multiply: beyond these, the first ones have to do. */
const MOST_WAYS = 64;

function bothOf(some: readonly Way[], others: readonly Way[]): readonly Way[] {
  if (some.length * others.length > MOST_WAYS) return some;
  const joined = some.flatMap((one) =>
    others.map((other) => ({
      named: distinct([...one.named, ...other.named]),
      rest: one.rest ?? other.rest,
    })),
  );
  return distinct(joined);
}

/** Of those that say the same, one. */
function distinct<Said extends object>(all: readonly Said[]): readonly Said[] {
  if (all.length < 2) return all;
  return [...new Map(all.map((each) => [textOf(each), each])).values()];
}

const textOf = once((said: object) => JSON.stringify(said));

/** All ways as one schema, with the first description. */
function asOne(ways: readonly Way[]): JsonSchema | undefined {
  const said = ways.map(({ named, rest }) => (named.length > 0 || !rest ? named : [rest]));
  const all = distinct(said.filter(({ length }) => length > 0));
  const each = all.map(([first = {}, ...others]) =>
    others.length > 0 ? { allOf: [first, ...others] } : first,
  );
  if (all.flat().length < 2) return each[0];
  const description = all
    .flat()
    .map((schema) => schema.description)
    .find(Boolean);
  const whole = each.length > 1 ? { anyOf: each } : each[0];
  return { ...(description !== undefined && { description }), ...whole };
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
