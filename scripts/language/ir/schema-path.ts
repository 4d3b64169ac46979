import type { Json, JsonSchema } from "./types.ts";

export interface SchemaAt {
  readonly schema: JsonSchema;
  /** True when the value may be missing or null on the way. */
  readonly optional: boolean;
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
  // Each schema is kept once a step: branches that share references would multiply otherwise.
  let found: ReadonlyMap<JsonSchema, boolean> = new Map([[schema, false]]);
  for (const member of members) found = step(found, member, schemas);
  for (const [candidate, optional] of found) {
    const resolved = dereference(candidate, schemas);
    if (resolved) return { schema: candidate, optional: optional || allowsNull(resolved) };
  }
  return undefined;
}

/** One member further from every schema, each with whether its value is optional. */
function step(
  from: ReadonlyMap<JsonSchema, boolean>,
  member: string | number,
  schemas: Schemas,
): ReadonlyMap<JsonSchema, boolean> {
  const next = new Map<JsonSchema, boolean>();
  const passed = new Set<JsonSchema>();
  for (const [schema, optional] of from) {
    for (const branch of branches(schema, schemas, passed)) {
      const child = memberOf(branch, member);
      if (child === undefined || next.has(child.schema)) continue;
      next.set(child.schema, optional || child.optional || allowsNull(branch));
    }
  }
  return next;
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

/** The schema and every alternative within it, references resolved, each once; those passed are left out. */
export function branches(
  schema: JsonSchema,
  schemas: Schemas,
  passed = new Set<JsonSchema>(),
): ReadonlySet<JsonSchema> {
  const all = new Set<JsonSchema>();
  const add = (branch: JsonSchema): void => {
    const resolved = dereference(branch, schemas);
    if (!resolved || passed.has(resolved)) return;
    all.add(resolved);
    passed.add(resolved);
  };
  add(schema);
  // A set that grows while it is walked visits what was added.
  for (const { allOf, anyOf, oneOf } of all) {
    for (const branch of [allOf, anyOf, oneOf].flat()) if (isSchema(branch)) add(branch);
  }
  return all;
}

function memberOf(schema: JsonSchema, member: string | number): SchemaAt | undefined {
  if (typeof member === "number") {
    const items = asSchema(schema.items);
    return items && { schema: items, optional: true };
  }
  if (isSchema(schema.properties) && Object.hasOwn(schema.properties, member)) {
    const required = Array.isArray(schema.required) && schema.required.includes(member);
    const value = asSchema(schema.properties[member]);
    return value && { schema: value, optional: !required };
  }
  const rest = asSchema(schema.additionalProperties);
  return rest && { schema: rest, optional: true };
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
