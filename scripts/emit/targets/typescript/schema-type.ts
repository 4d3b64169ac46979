import { referenceName } from "../../../language/ir/schema-path.ts";
import type { Json, JsonSchema } from "../../../language/ir/types.ts";
import type { MemberView, TypeView } from "../../render/type.ts";

/** The TypeScript type of a parameter's JSON Schema, which refers to nothing. */
export function schemaType(schema: JsonSchema): TypeView {
  return typeOf(schema, { names: new Map(), alternatives: union });
}

/**
 * The type of a reply's JSON Schema; references become the named types of `types.ts`. Lists of values
 * name the known ones: `"open" | "closed" | (string & {})`.
 */
export function replyType(schema: JsonSchema, names: ReadonlyMap<string, string>): TypeView {
  return typeOf(schema, { names, alternatives: (types) => known(union(types)) });
}

interface Reading {
  /** Types of schemas by the name of the schema. */
  readonly names: ReadonlyMap<string, string>;
  alternatives(types: readonly TypeView[]): TypeView;
}

function typeOf(schema: JsonSchema, reading: Reading): TypeView {
  const { names, alternatives } = reading;
  const within = (inner: Json | undefined) => (isSchema(inner) ? typeOf(inner, reading) : UNKNOWN);
  if (typeof schema.$ref === "string")
    return named(names.get(referenceName(schema.$ref)) ?? "unknown");
  if (schema.const !== undefined) return literalType(schema.const);
  if (isList(schema.enum)) return alternatives(schema.enum.map(literalType));
  const others = schema.anyOf ?? schema.oneOf;
  if (isList(others)) return alternatives(others.map(within));
  if (isList(schema.allOf)) return schema.allOf.length === 1 ? within(schema.allOf[0]) : UNKNOWN;
  if (isList(schema.type)) {
    return union(schema.type.map((type) => typeOf({ ...schema, type }, reading)));
  }
  switch (schema.type) {
    case "string":
    case "number":
    case "boolean":
    case "null":
      return named(schema.type);
    case "integer":
      return named("number");
    case "array":
      return { kind: "list", of: within(schema.items), mutable: true };
    case "object":
      return objectType(schema, within);
    default:
      return UNKNOWN;
  }
}

/** The type of one JSON value: what it is, not what it might have been. */
export function literalType(value: Json): TypeView {
  if (value === null) return named("null");
  if (isList(value)) return { kind: "list", of: union(value.map(literalType)), mutable: true };
  if (typeof value !== "object") return { kind: "literal", value };
  return {
    kind: "object",
    members: Object.entries(value).map(([member, inner]) => ({
      name: member,
      doc: null,
      optional: false,
      type: literalType(inner),
    })),
  };
}

/** The alternatives without repetitions; `unknown` takes all others in. */
export function union(types: readonly TypeView[]): TypeView {
  const flat = types.flatMap((type) => (type.kind === "union" ? type.of : [type]));
  const kept = [...new Map(flat.map((type) => [JSON.stringify(type), type])).values()];
  if (kept.some(isUnknown)) return UNKNOWN;
  const [only] = kept;
  return kept.length === 1 && only !== undefined ? only : { kind: "union", of: kept };
}

/** The type with `(string & {})` behind several texts: any other, beside which editors offer them. */
function known(type: TypeView): TypeView {
  if (type.kind !== "union") return type;
  const kinds = type.of.flatMap((each) =>
    each.kind === "literal" && typeof each.value !== "boolean" ? [typeof each.value] : [],
  );
  if (kinds.length < 2) return type;
  // Beside any other text, as where `anyOf` allows it, literals would be lost.
  const listed = type.of.filter(
    (each) => each.kind !== "name" || !kinds.some((kind) => kind === each.name),
  );
  return union([...listed, ...kinds.map(anyOf)]);
}

function anyOf(kind: string): TypeView {
  return { kind: "intersection", of: [named(kind), { kind: "object", members: [] }] };
}

/** A type by its name. */
export function named(type: string, ...args: readonly TypeView[]): TypeView {
  return args.length === 0
    ? { kind: "name", name: type }
    : { kind: "name", name: type, arguments: args };
}

const UNKNOWN = named("unknown");

function isUnknown(type: TypeView): boolean {
  return type.kind === "name" && type.name === "unknown";
}

function objectType(schema: JsonSchema, within: (inner: Json | undefined) => TypeView): TypeView {
  const { properties, required, additionalProperties } = schema;
  if (!isSchema(properties)) return named("Record", named("string"), within(additionalProperties));
  const members = Object.entries(properties).map(([member, inner]): MemberView => {
    const description = isSchema(inner) ? inner.description : undefined;
    return {
      name: member,
      doc: typeof description === "string" ? description : null,
      optional: !(isList(required) && required.includes(member)),
      type: within(inner),
    };
  });
  return { kind: "object", members };
}

function isSchema(value: Json | undefined): value is JsonSchema {
  return typeof value === "object" && value !== null && !isList(value);
}

/** `Array.isArray` does not narrow readonly lists. */
function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
