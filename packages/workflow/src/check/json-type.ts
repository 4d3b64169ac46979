import type { Json } from "@blockwright/runtime";
import type { JsonSchema } from "../known/types.ts";
import { answers, once } from "../schema/answers.ts";

/** The types that JSON has. */
export const jsonTypes = ["null", "boolean", "number", "string", "array", "object"] as const;

/** A type of JSON. */
export type JsonType = (typeof jsonTypes)[number];

/** Schemas that references point to, by name. */
export type Definitions = Readonly<Record<string, JsonSchema>>;

/**
 * The types that a value may have by its schema. Keywords that are not read could only narrow them,
 * so that a type which is absent here is impossible.
 */
export function typesOf(schema: JsonSchema, definitions: Definitions): ReadonlySet<JsonType> {
  return typesIn(definitions)(schema);
}

const ALL: ReadonlySet<JsonType> = new Set(jsonTypes);

/** A reference that leads back says nothing. */
const typesIn = once((definitions: Definitions) =>
  answers<JsonSchema, ReadonlySet<JsonType>>(
    (schema, within) => {
      const alternatives = alternativesOf(schema).map(
        (branches) => new Set(branches.flatMap((branch) => [...within(branch)])),
      );
      const parts = partsOf(schema, definitions).map(within);
      const all = [ownTypes(schema), ...parts, ...alternatives];
      return new Set(jsonTypes.filter((type) => all.every((types) => types.has(type))));
    },
    ALL,
    (one, other) => one.size === other.size && [...one].every((type) => other.has(type)),
  ),
);

/** Schemas that apply besides the own keywords of a schema: its reference, and all of `allOf`. */
export function partsOf(schema: JsonSchema, definitions: Definitions): readonly JsonSchema[] {
  const { $ref, allOf } = schema;
  const name = typeof $ref === "string" ? $ref.slice($ref.lastIndexOf("/") + 1) : "";
  const target = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
  return [...(target ? [target] : []), ...schemasIn(allOf)];
}

/** Lists of alternatives, one of which must apply. */
export function alternativesOf({ anyOf, oneOf }: JsonSchema): readonly (readonly JsonSchema[])[] {
  return [anyOf, oneOf].filter(Array.isArray).map(schemasIn);
}

/** Whether a value is a schema with keywords, unlike `true`, which allows everything. */
export function isSchema(value: Json | undefined): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The type of a value. */
export function typeOf(value: Json): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value as JsonType; // JSON has no other types
}

function schemasIn(list: Json | undefined): readonly JsonSchema[] {
  const all: readonly Json[] = Array.isArray(list) ? list : [];
  return all.map((item) => (isSchema(item) ? item : {}));
}

function ownTypes({ type, const: constant, enum: values }: JsonSchema): ReadonlySet<JsonType> {
  if (constant !== undefined) return new Set([typeOf(constant)]);
  if (Array.isArray(values)) return new Set(values.map(typeOf));
  const names = [type ?? jsonTypes].flat();
  return new Set(jsonTypes.filter((name) => names.includes(name) || isInteger(name, names)));
}

function isInteger(name: JsonType, names: readonly Json[]): boolean {
  return name === "number" && names.includes("integer");
}
