import { formFields } from "../oracle/form.ts";
import type { Lists, ParameterContract, Schema, Value } from "../contract/types.ts";

/** The media type of forms. */
export const formType = "application/x-www-form-urlencoded";

/** A form by flat names, of the schema that its body would have as JSON. */
export function promisedForm(
  schema: Schema,
  lists: Lists,
): { readonly required: boolean; readonly schema: Schema } {
  return formOf(fieldsOf([], schema, lists, true));
}

/** The schema of a form with these fields, and whether every request has one of them. */
export function formOf(fields: readonly Field[]): {
  readonly required: boolean;
  readonly schema: Schema;
} {
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  return {
    required: required.length > 0,
    schema: {
      type: "object",
      ...(required.length > 0 && { required: required.toSorted() }),
      properties: Object.fromEntries(fields.map(({ name, schema: own }) => [name, own])),
    },
  };
}

/** One name of a form. */
export interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
}

/** The names that values of a schema have. */
export function fieldsOf(
  path: readonly string[],
  schema: Schema,
  lists: Lists,
  isCertain: boolean,
): readonly Field[] {
  const { type, properties, items, required = [], const: fixed } = schema;
  const name = flatName(path);
  if (properties) {
    // As JSON gives it.
    const members = Object.entries(properties as Readonly<Record<string, Schema>>);
    const needed = required as readonly string[];
    return members.flatMap(([member, own]) =>
      fieldsOf([...path, member], own, lists, isCertain && needed.includes(member)),
    );
  }
  if (fixed !== undefined) return fixedFields(path, fixed as Value, lists, isCertain); // JSON
  // What any members may be in has no names that a document could list.
  if (type === "object" || (type === undefined && schema["anyOf"] === undefined)) return [];
  if (type !== "array") return [{ name, schema, required: isCertain }];
  if (items === undefined || lists === "indexes") return [];
  if (lists === "comma") return [{ name, schema: { type: "string" }, required: isCertain }];
  return [{ name: lists === "brackets" ? `${name}[]` : name, schema, required: isCertain }];
}

/** The name and schema of a list in a query. */
export function queryList(
  name: string,
  { lists }: Pick<ParameterContract, "lists">,
  schema: Schema,
): { readonly name: string; readonly schema: Schema; readonly required?: false } {
  if (schema["type"] !== "array" || lists === "repeat") return { name, schema };
  if (lists === "comma") return { name, schema: { type: "string" } };
  if (lists === "brackets") return { name: `${name}[]`, schema };
  // Of a list with places nobody knows the names: an absent one has no items.
  const { minItems: _, ...open } = schema;
  return { name, schema: open, required: false };
}

/** `a[b]` */
function flatName([first = "", ...rest]: readonly string[]): string {
  return first + rest.map((each) => `[${each}]`).join("");
}

/** What is always sent: each field with its text, or with those of its items. */
export function fixedFields(
  path: readonly string[],
  value: Value,
  lists: Lists,
  required: boolean,
): readonly Field[] {
  const name = flatName(path);
  return Object.entries(formFields({ [name]: value }, lists)).map(([each, texts]) => {
    const [text = ""] = texts;
    const isList = Array.isArray(value) && each !== name + "[0]" && lists !== "comma";
    const list = { type: "array", items: { type: "string", enum: [...new Set(texts)] } };
    const schema = isList ? list : { type: "string", const: text, default: text };
    return { name: each, schema, required };
  });
}

/** A schema without the names that hold the place of an item: which ones there are depends on the call. */
export function withoutPlaces(schema: Schema): Schema {
  const { properties, required, anyOf, ...rest } = schema;
  // Of operations that share a request, each has its own branch.
  if (Array.isArray(anyOf)) return { ...schema, anyOf: anyOf.map(withoutPlaces) };
  const isFree = (name: string) => !/\[\d+\]/.test(name);
  const kept = Array.isArray(required) ? required.filter(isFree) : [];
  return {
    ...rest,
    ...(kept.length > 0 && { required: kept }),
    properties: Object.fromEntries(
      Object.entries(Object(properties)).filter(([name]) => isFree(name)),
    ),
  };
}
