import type { Json, JsonSchema } from "./types.ts";

/** What a schema says of the value at a path. */
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
  const resolved = dereference(schema, schemas);
  const [member, ...rest] = members;
  if (resolved === undefined) return undefined;
  if (member === undefined) return { schema, optional: allowsNull(resolved) };
  for (const candidate of branches(resolved, schemas)) {
    const child = memberOf(candidate, member);
    const found = child && schemaAt(child.schema, rest, schemas);
    if (found) return { ...found, optional: found.optional || child.optional };
  }
  return undefined;
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

/** The schema and every alternative within it, references resolved. */
function branches(schema: JsonSchema, schemas: Schemas, depth = 0): readonly JsonSchema[] {
  if (depth > 8) return [];
  const nested = [schema.allOf, schema.anyOf, schema.oneOf]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .filter(isSchema)
    .map((branch) => dereference(branch, schemas))
    .filter((branch) => branch !== undefined);
  return [schema, ...nested.flatMap((branch) => branches(branch, schemas, depth + 1))];
}

function memberOf(schema: JsonSchema, member: string | number): SchemaAt | undefined {
  if (typeof member === "number") {
    return isSchema(schema.items) ? { schema: schema.items, optional: true } : undefined;
  }
  if (isSchema(schema.properties) && Object.hasOwn(schema.properties, member)) {
    const required = Array.isArray(schema.required) && schema.required.includes(member);
    const value = schema.properties[member];
    return { schema: isSchema(value) ? value : {}, optional: !required };
  }
  const rest = schema.additionalProperties;
  return isSchema(rest) ? { schema: rest, optional: true } : undefined;
}

/** True for an object, as every schema of a manifest is. */
export function isSchema(value: Json | undefined): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
