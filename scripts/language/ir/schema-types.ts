import { answers, once } from "../../../packages/workflow/src/schema/answers.ts";
import {
  asSchema,
  dereference,
  isSchema,
  type Schemas,
  schemaAt,
  schemasOf,
} from "./schema-path.ts";
import type { Json, JsonSchema, ValueType } from "./types.ts";

/** Names of JSON types, null not counted; undefined where a schema leaves the type open. */
export type Types = ReadonlySet<string> | undefined;

/** What JSON fits a schema. */
interface Kinds {
  readonly types: Types;
  /** Whether it says that null does. */
  readonly isNull: boolean;
}

const open: Kinds = { types: undefined, isNull: false };

/** The types that a schema allows; undefined when it does not say. */
export function typesOf(schema: JsonSchema, schemas: Schemas): Types {
  return kindsOf(schema, schemas).types;
}

/** Whether a schema says that null fits it. */
export function mayBeNull(schema: JsonSchema, schemas: Schemas): boolean {
  return kindsOf(schema, schemas).isNull;
}

/** `object` or `array`, where a schema allows nothing else but null. */
export function soleKind(schema: JsonSchema, schemas: Schemas): "object" | "array" | undefined {
  const [kind, ...others] = typesOf(schema, schemas) ?? [];
  return others.length === 0 && (kind === "object" || kind === "array") ? kind : undefined;
}

function kindsOf(schema: JsonSchema, schemas: Schemas): Kinds {
  const resolved = dereference(schema, schemas);
  return resolved ? kindsIn(schemas)(resolved) : open;
}

/** A schema within itself is open. */
const kindsIn = once((schemas: Schemas) =>
  answers<JsonSchema, Kinds>(
    (schema, within) =>
      writtenKinds(schema, (branch) => {
        const resolved = dereference(branch, schemas);
        return resolved ? within(resolved) : open;
      }),
    open,
    isSame,
  ),
);

function isSame(one: Kinds, other: Kinds): boolean {
  const text = ({ types, isNull }: Kinds) => [...(types ?? ["?"]), isNull].toSorted().join();
  return text(one) === text(other);
}

function writtenKinds(schema: JsonSchema, within: (branch: JsonSchema) => Kinds): Kinds {
  const unions = [schema.anyOf, schema.oneOf].map(schemasOf).filter(({ length }) => length > 0);
  return [
    ownKinds(schema),
    ...schemasOf(schema.allOf).map(within),
    ...unions.map((branches) => eitherOf(branches.map(within))),
  ].reduce(bothOf);
}

/** What stands beside the parts and alternatives: `type` decides, then listed values, then members. */
function ownKinds({ type, enum: listed, const: constant, ...rest }: JsonSchema): Kinds {
  const values = constant === undefined ? listed : [constant];
  const ofValues = Array.isArray(values) ? values.map(typeOfValue) : undefined;
  const isMap = ["properties", "required", "additionalProperties"].some((word) => word in rest);
  const implied = [...(isMap ? ["object"] : []), ...("items" in rest ? ["array"] : [])];
  const names = type === undefined ? (ofValues ?? implied) : [type].flat().map(String);
  return {
    types: names.length === 0 ? undefined : new Set(names.filter((name) => name !== "null")),
    isNull: [...names, ...(ofValues ?? [])].includes("null"),
  };
}

function typeOfValue(value: Json): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isSafeInteger(value) ? "integer" : typeof value;
}

function eitherOf(alternatives: readonly Kinds[]): Kinds {
  return {
    types: unionOf(alternatives.map(({ types }) => types)),
    isNull: alternatives.some(({ isNull }) => isNull),
  };
}

/** What fits two schemas. One that is open refuses nothing. */
function bothOf(one: Kinds, other: Kinds): Kinds {
  const admits = ({ types, isNull }: Kinds) => isNull || types === undefined;
  const isNull = (one.isNull || other.isNull) && admits(one) && admits(other);
  if (one.types === undefined || other.types === undefined) {
    return { types: one.types ?? other.types, isNull };
  }
  const types = [...common(one.types, other.types), ...common(other.types, one.types)];
  // Parts that contradict each other say nothing.
  return types.length > 0 || isNull ? { types: new Set(types), isNull } : open;
}

function common(types: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] {
  return [...types].filter(
    (type) => others.has(type) || (type === "integer" && others.has("number")),
  );
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
