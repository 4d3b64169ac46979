import type { Json } from "../../../../packages/runtime/src/index.ts";

/** `{{books.data[0]["@odata.type"]}}`: how a workflow refers to an output, where the block has this id. */
export function referenceTo(block: string, path: readonly (string | number)[]): string {
  return `{{${block}${path.map(stepOf).join("")}}}`;
}

function stepOf(member: string | number): string {
  if (typeof member === "number") return `[${member}]`;
  return /^[\w$-]+$/.test(member) ? `.${member}` : `[${JSON.stringify(member)}]`;
}

/** A value inside an output. */
export interface Member {
  readonly path: readonly (string | number)[];
  readonly schema: Schema;
}

export type Schema = Readonly<Record<string, Json>>;

type Definitions = Readonly<Record<string, Schema>>;

/** What the schema says is directly in an output: members of an object, or of the items of a list. */
export function membersOf(
  name: string,
  schema: Schema,
  definitions: Definitions,
): readonly Member[] {
  const path = name.split(".");
  return propertiesOf(path, resolved(schema, definitions), definitions);
}

function propertiesOf(
  path: Member["path"],
  schema: Schema,
  definitions: Definitions,
): readonly Member[] {
  if (isMap(schema["items"]))
    return propertiesOf([...path, 0], resolved(schema["items"], definitions), definitions);
  if (!isMap(schema["properties"])) return [];
  return Object.entries(schema["properties"]).flatMap(([member, own]) =>
    isMap(own) ? [{ path: [...path, member], schema: resolved(own, definitions) }] : [],
  );
}

/** The schema that a reference names. What stands beside the reference counts as well. */
function resolved(schema: Schema, definitions: Definitions): Schema {
  const { $ref: reference, anyOf, ...rest } = schema;
  // What may be null is what it is otherwise.
  const [only, ...others] = Array.isArray(anyOf) ? anyOf.filter(isSomething) : [];
  if (only && others.length === 0) return { ...resolved(only, definitions), ...rest };
  if (typeof reference !== "string") return schema;
  const named = definitions[reference.slice(reference.lastIndexOf("/") + 1)];
  return { ...named, ...rest };
}

function isSomething(schema: Json): schema is Schema {
  return isMap(schema) && schema["type"] !== "null";
}

function isMap(value: Json | undefined): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** `array`, `string or null` */
export function typeOfSchema({ type, enum: values }: Schema): string {
  if (typeof type === "string") return type;
  if (Array.isArray(type)) return type.join(" or ");
  return Array.isArray(values) ? values.map((value) => JSON.stringify(value)).join(" or ") : "json";
}
