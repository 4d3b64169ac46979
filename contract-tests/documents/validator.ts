import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { Schema } from "../contract/types.ts";

// Documents describe formats, and nothing checks them.
const ajv = new Ajv2020({
  strict: false,
  validateSchema: false,
  validateFormats: false,
  multipleOfPrecision: 9,
});

/** By the text of the schema: mutants of a package have most of them in common. */
const known = new Map<string, ValidateFunction>();
const held = new WeakMap<Schema, ValidateFunction>();

/** Says whether a value is as a schema says, an object without other members than it names. */
export function validatorOf(schema: Schema): ValidateFunction {
  const ready = held.get(schema);
  if (ready) return ready;
  const text = JSON.stringify(schema);
  const made = known.get(text) ?? ajv.compile(closed(schema));
  if (known.size > 500) known.clear();
  known.set(text, made);
  held.set(schema, made);
  return made;
}

/** A schema whose objects have the members that it names and no others. */
function closed(schema: Schema): Schema {
  const inner = Object.entries(schema).map(([keyword, value]) => {
    if (keyword === "anyOf" && Array.isArray(value)) return [keyword, value.map(closed)];
    if (keyword === "items") return [keyword, closed(value as Schema)];
    if (keyword !== "properties") return [keyword, value];
    const members = Object.entries(value as Readonly<Record<string, Schema>>);
    return [keyword, Object.fromEntries(members.map(([name, each]) => [name, closed(each)]))];
  });
  return {
    ...("properties" in schema && { additionalProperties: false }),
    ...Object.fromEntries(inner),
  };
}
