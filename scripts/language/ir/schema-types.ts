import { answers, once } from "../../../packages/workflow/src/schema/answers.ts";
import {
  asSchema,
  dereference,
  isSchema,
  type Schemas,
  schemaAt,
  schemasOf,
} from "./schema-path.ts";
import type { JsonSchema, ValueType } from "./types.ts";

/** Names of JSON types; undefined where a schema leaves the type open. */
export type Types = ReadonlySet<string> | undefined;

/** The types that a schema allows, null not counted; undefined when it does not say. */
export function typesOf(schema: JsonSchema, schemas: Schemas): Types {
  const resolved = dereference(schema, schemas);
  return resolved && typesIn(schemas)(resolved);
}

/** A schema within itself is open. */
const typesIn = once((schemas: Schemas) =>
  answers<JsonSchema, Types>(
    (schema, within) =>
      writtenTypes(schema, (branch) => {
        const resolved = dereference(branch, schemas);
        return resolved && within(resolved);
      }),
    undefined,
    isSame,
  ),
);

function isSame(one: Types, other: Types): boolean {
  return [...(one ?? ["?"])].toSorted().join() === [...(other ?? ["?"])].toSorted().join();
}

function writtenTypes(
  { type, anyOf, oneOf, allOf }: JsonSchema,
  within: (branch: JsonSchema) => Types,
): Types {
  if (typeof type === "string") return new Set(type === "null" ? [] : [type]);
  if (Array.isArray(type)) return new Set(type.map(String).filter((item) => item !== "null"));
  const alternatives = schemasOf(anyOf ?? oneOf);
  if (alternatives.length > 0) return unionOf(alternatives.map(within));
  return schemasOf(allOf)
    .map(within)
    .find((types) => types !== undefined);
}

/** The schema of the items of an array. */
export function itemOf(schema: JsonSchema, schemas: Schemas): JsonSchema {
  return schemaAt(schema, [0], schemas)?.schema ?? {};
}

/** Whether a value of one of these types can be what an output declares. */
export function couldBe(type: ValueType, types: Types): boolean {
  if (types === undefined || type === "json") return true;
  if (type === "integer" || type === "number") return types.has("integer") || types.has("number");
  return types.has(type);
}

/** Names of the members that a schema describes; undefined when it leaves them open. */
export function memberNames(schema: JsonSchema, schemas: Schemas): readonly string[] | undefined {
  const resolved = dereference(schema, schemas) ?? {};
  const parts = [resolved.allOf, resolved.anyOf, resolved.oneOf].flatMap(schemasOf);
  if (asSchema(resolved.additionalProperties) || parts.length > 0) return undefined;
  return isSchema(resolved.properties) ? Object.keys(resolved.properties) : undefined;
}

/** All types of the alternatives; undefined when one of them is open. */
export function unionOf(alternatives: readonly Types[]): Types {
  const all = new Set<string>();
  for (const types of alternatives) {
    if (types === undefined) return undefined;
    for (const type of types) all.add(type);
  }
  return all;
}
