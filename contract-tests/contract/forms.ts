import type { Schema } from "./types.ts";

/** Schemas by name, references written `#/schemas/Name`. */
export type Schemas = Readonly<Record<string, Schema>>;

/** One shape that a value may have, without references and alternatives. */
export interface Form {
  /** Names of JSON types, null among them; empty where the schema does not say. */
  readonly types: readonly string[];
  readonly properties: ReadonlyMap<string, unknown>;
  readonly required: ReadonlySet<string>;
  /** Schema of members that are not named; undefined where there are none. */
  readonly others: unknown;
  readonly items: unknown;
  readonly minItems: number;
  /** The only values, where they are listed. */
  readonly values: readonly unknown[] | null;
}

const open: Form = {
  types: [],
  properties: new Map(),
  required: new Set(),
  others: undefined,
  items: undefined,
  minItems: 0,
  values: null,
};

/** Forms that are known: schemas share others, so that one is read wherever it is named. */
const formsBy = new WeakMap<Schemas, WeakMap<object, readonly Form[]>>();

/** Every shape that a schema allows: a form for each way through its alternatives. */
export function formsOf(schema: unknown, schemas: Schemas): readonly Form[] {
  if (schema === true || schema === undefined) return [open];
  if (typeof schema !== "object" || schema === null) return [];
  const known = formsBy.get(schemas) ?? new WeakMap<object, readonly Form[]>();
  formsBy.set(schemas, known);
  const found = known.get(schema);
  if (found) return found;
  // A schema within itself says nothing there.
  known.set(schema, [open]);
  const forms = distinct(readForms(schema as Schema, schemas)); // it is an object
  known.set(schema, forms);
  return forms;
}

/** Of forms that say the same, one. */
function distinct(forms: readonly Form[]): readonly Form[] {
  const textOf = ({ properties, required, ...rest }: Form) =>
    JSON.stringify({ ...rest, properties: [...properties], required: [...required] });
  return forms.length > 1
    ? [...new Map(forms.map((each) => [textOf(each), each])).values()]
    : forms;
}

function readForms(schema: Schema, schemas: Schemas): readonly Form[] {
  const { $ref, allOf, anyOf, oneOf, ...own } = schema;
  if (typeof $ref === "string") return formsOf(schemas[$ref.replace("#/schemas/", "")], schemas);
  const within = (each: unknown) => formsOf(each, schemas);
  const parts = [
    [ownForm(own)],
    ...listOf(allOf).map(within),
    ...[anyOf, oneOf].filter(Array.isArray).map((each) => listOf(each).flatMap(within)),
  ];
  return parts.reduce((all, part) => {
    const pairs = all.flatMap((one) => part.map((other) => both(one, other)));
    const possible = pairs.filter((each) => each !== null);
    // Parts that contradict each other say nothing of the type.
    return distinct(possible.length > 0 ? possible : [open]);
  });
}

function ownForm(own: Schema): Form {
  const { type, properties, required, additionalProperties, items, minItems, enum: listed } = own;
  const values = Array.isArray(listed)
    ? listed
    : own["const"] === undefined
      ? null
      : [own["const"]];
  const ofValues = (values ?? []).map(typeOfValue);
  const named = type === undefined ? ofValues : listOf(type).map(String);
  return {
    types:
      named.length === 0
        ? typesOfMembers(own)
        : [...new Set([...named, ...ofValues.filter((each) => each === "null")])],
    properties: new Map(Object.entries(Object(properties))),
    required: new Set(listOf(required).map(String)),
    others: additionalProperties === false ? undefined : additionalProperties,
    items,
    minItems: Number(minItems ?? 0),
    values,
  };
}

/** What a schema without `type` is, by what it says of what lies within. */
function typesOfMembers(own: Schema): readonly string[] {
  const isMap = ["properties", "required", "additionalProperties"].some((word) => word in own);
  return [...(isMap ? ["object"] : []), ...("items" in own ? ["array"] : [])];
}

function typeOfValue(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isSafeInteger(value) ? "integer" : typeof value;
}

/** What fits both; null where nothing does. */
function both(one: Form, other: Form): Form | null {
  const types = typesOfBoth(one.types, other.types);
  return types === null
    ? null
    : {
        types,
        properties: new Map([...other.properties, ...one.properties]),
        required: new Set([...one.required, ...other.required]),
        others: one.others ?? other.others,
        items: one.items ?? other.items,
        minItems: Math.max(one.minItems, other.minItems),
        values: one.values ?? other.values,
      };
}

function typesOfBoth(one: readonly string[], other: readonly string[]): readonly string[] | null {
  if (one.length === 0 || other.length === 0) return [...one, ...other];
  const all = [...new Set([...one, ...other])];
  const fits = (type: string, types: readonly string[]) =>
    types.includes(type) || (type === "integer" && types.includes("number"));
  const types = all.filter((type) => fits(type, one) && fits(type, other));
  return types.length > 0 ? types : null;
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
