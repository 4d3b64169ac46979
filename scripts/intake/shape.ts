import { answers, once } from "../../packages/workflow/src/schema/answers.ts";
import { asSchema, isSchema } from "../language/ir/schema-path.ts";
import type { Json, JsonSchema } from "../language/ir/types.ts";
import { listOf, objectOf, textsOf } from "./read/json.ts";

/** A schema and where it stands. */
export interface SchemaNode {
  readonly schema: JsonSchema;
  readonly at: readonly (string | number)[];
}

/** Finds the schema that a reference names; undefined when it leads nowhere. */
export type Follow = (reference: string) => SchemaNode | undefined;

/** A member of an object, and whether it is always there. */
export interface Member {
  readonly node: SchemaNode;
  readonly required: boolean;
}

/** A part of a schema; an alternative need not hold. */
interface Branch {
  readonly node: SchemaNode;
  readonly isAlternative: boolean;
}

/** Reads each schema once, however often and from wherever it is asked for. */
function kept<Value>(read: (node: SchemaNode, follow: Follow) => Value): typeof read {
  type Known = SchemaNode & { readonly value: Value };
  const knownBy = once((_: Follow) => new WeakMap<JsonSchema, Known>());
  return (node, follow) => {
    const known = knownBy(follow);
    const found = known.get(node.schema);
    // One that is made of others may stand in several places.
    if (found && found.at.join("/") === node.at.join("/")) return found.value;
    const value = read(node, follow);
    known.set(node.schema, { ...node, value });
    return value;
  };
}

/** The schema itself and every part of it, references followed, each once. */
export const branches = kept((node, follow): readonly Branch[] => {
  const found = new Map<JsonSchema, Branch>();
  const add = (part: SchemaNode, isAlternative: boolean): void => {
    if (found.has(part.schema)) return;
    found.set(part.schema, { node: part, isAlternative });
    const { $ref, allOf, anyOf, oneOf } = part.schema;
    const target = typeof $ref === "string" ? follow($ref) : undefined;
    if (target) add(target, isAlternative);
    for (const [keyword, list] of Object.entries({ allOf, anyOf, oneOf })) {
      for (const [index, schema] of listOf(list).entries()) {
        const at = [...part.at, keyword, index];
        add({ schema: objectOf(schema), at }, isAlternative || keyword !== "allOf");
      }
    }
  };
  add(node, false);
  return [...found.values()];
});

/** Names of types; null: any. */
type Types = ReadonlySet<string> | null;

/** Types of the values that fit; null: any. */
export function typesOf({ schema }: SchemaNode, follow: Follow): Types {
  return typesBy(follow)(schema);
}

/** A schema within itself may be anything there. */
const typesBy = once((follow: Follow) =>
  answers<JsonSchema, Types>(
    (schema, within) => {
      const { $ref, allOf, anyOf, oneOf } = schema;
      const target = typeof $ref === "string" ? follow($ref) : undefined;
      const inside = (part: Json) => within(objectOf(part));
      const parts = [
        ownTypes(schema),
        target ? within(target.schema) : null,
        ...listOf(allOf).map(inside),
        ...[anyOf, oneOf].filter(Array.isArray).map((list) => union(listOf(list).map(inside))),
      ];
      return parts.reduce(intersection, null);
    },
    null,
    isSameTypes,
  ),
);

function isSameTypes(one: Types, other: Types): boolean {
  if (one === null || other === null) return one === other;
  return one.size === other.size && [...one].every((type) => other.has(type));
}

function ownTypes({ type, enum: values, ...rest }: JsonSchema): Types {
  if (typeof type === "string") return new Set([type]);
  if (Array.isArray(type)) return new Set(textsOf(type));
  if (Array.isArray(values)) return new Set(values.map(typeOfValue));
  if (rest["const"] !== undefined) return new Set([typeOfValue(rest["const"])]);
  if (isSchema(rest["properties"])) return new Set(["object"]);
  return asSchema(rest["items"]) ? new Set(["array"]) : null;
}

function typeOfValue(value: Json): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}

function union(sets: readonly Types[]): Types {
  const known = sets.filter((set) => set !== null);
  return known.length < sets.length ? null : new Set(known.flatMap((set) => [...set]));
}

function intersection(one: Types, other: Types): Types {
  if (one === null || other === null) return one ?? other;
  return new Set([...one].filter((type) => other.has(type)));
}

/** What a keyword says of every value that fits, the schema's own word first. */
export function keywordOf(node: SchemaNode, keyword: string, follow: Follow): Json | undefined {
  const parts = branches(node, follow).filter(({ isAlternative }) => !isAlternative);
  return parts.map((part) => part.node.schema[keyword]).find((value) => value !== undefined);
}

/** The only values that fit, as far as they are listed; null: no list. */
export function valuesOf(node: SchemaNode, follow: Follow): readonly Json[] | null {
  const parts = branches(node, follow);
  const listed = parts.flatMap(({ node: { schema } }) => ownValues(schema) ?? []);
  const lists = (part: Branch) => ownValues(part.node.schema) !== null;
  const isWhole = parts.some((part) => !part.isAlternative && lists(part));
  const alternatives = parts.filter((part) => part.isAlternative && isLeaf(part.node.schema));
  const isEach = alternatives.length > 0 && alternatives.every((part) => lists(part));
  return isWhole || isEach ? listed.filter((value) => value !== null) : null;
}

/** Whether a schema speaks for itself, and not through others. */
function isLeaf({ $ref, allOf, anyOf, oneOf }: JsonSchema): boolean {
  return [$ref, allOf, anyOf, oneOf].every((part) => part === undefined);
}

function ownValues({ const: only, enum: values, type }: JsonSchema): readonly Json[] | null {
  if (Array.isArray(values)) return values;
  if (type === "null") return [null];
  return only === undefined ? null : [only];
}

/** Members that an object may have, by name; of alternatives that differ, a value of each. */
export const membersOf = kept((node, follow): ReadonlyMap<string, Member> => {
  const members = new Map<string, Member>();
  const required = requiredNames(node, follow);
  for (const { node: part, isAlternative } of branches(node, follow)) {
    for (const [name, schema] of Object.entries(objectOf(part.schema["properties"]))) {
      const known = members.get(name);
      const own = { schema: objectOf(schema), at: [...part.at, "properties", name] };
      if (known && !isAlternative) continue;
      const isRequired = !isAlternative && required.has(name);
      if (known) members.set(name, { ...known, node: either(known.node, own, follow) });
      else members.set(name, { node: own, required: isRequired });
    }
  }
  return members;
});

/** How many unions are told apart: alternatives within alternatives give more than any document means. */
const MOST = 2000;

/** Unions that were made, each once: what was compared is known by its schema. */
const unionsBy = once((_: Follow) => ({
  made: new Map<string, JsonSchema>(),
  partsOf: new WeakMap<JsonSchema, readonly JsonSchema[]>(),
  ids: new Map<string, number>(),
  /** Anything: of the unions that are too many. */
  open: {},
}));

/** A value that is one or the other; of unions within unions, what they are made of. */
function either(one: SchemaNode, other: SchemaNode, follow: Follow): SchemaNode {
  const { made, partsOf, ids, open } = unionsBy(follow);
  const idOf = (schema: JsonSchema) => {
    const text = jsonOf(schema);
    const id = ids.get(text) ?? ids.size;
    ids.set(text, id);
    return id;
  };
  const all = [one, other].flatMap(({ schema }) => partsOf.get(schema) ?? [schema]);
  const parts = new Map(all.map((schema) => [idOf(schema), schema]));
  const [first, ...more] = parts.keys();
  if (more.length === 0) return { schema: parts.get(first ?? 0) ?? open, at: one.at };
  const key = [first, ...more.toSorted()].join();
  const known = made.get(key);
  if (known || made.size >= MOST) return { schema: known ?? open, at: one.at };
  const schema = unionOf([...parts.values()]);
  partsOf.set(schema, [...parts.values()]);
  made.set(key, schema);
  return { schema, at: one.at };
}

const jsonOf = once((schema: JsonSchema) => JSON.stringify(schema));

function unionOf(parts: readonly JsonSchema[]): JsonSchema {
  const description = parts.map((part) => part["description"]).find((text) => text !== undefined);
  return { ...(description !== undefined && { description }), anyOf: parts };
}

/** Names that are always there, whichever alternative holds. */
export const requiredNames = kept((node, follow): ReadonlySet<string> => {
  const parts = branches(node, follow).filter(({ isAlternative }) => !isAlternative);
  return new Set(parts.flatMap((part) => textsOf(part.node.schema["required"])));
});

/**
 * What is known of one member: its schema; `absent`, where members are listed and it is not among
 * them; `unknown`, where anything may be.
 */
export function memberAt(
  node: SchemaNode,
  name: string | number,
  follow: Follow,
): SchemaNode | "absent" | "unknown" {
  const parts = branches(node, follow);
  if (typeof name === "number") {
    const lists = parts.filter((part) => asSchema(part.node.schema["items"]));
    const [first, ...others] = lists.map((part) => below(part.node, "items"));
    return first ? others.reduce((all, each) => either(all, each, follow), first) : "unknown";
  }
  const found = membersOf(node, follow).get(name);
  if (found) return found.node;
  const open = parts.find(({ node: { schema } }) => asSchema(schema["additionalProperties"]));
  if (open) return below(open.node, "additionalProperties");
  const isListed = parts.some(({ node: { schema } }) => isSchema(schema["properties"]));
  return isListed ? "absent" : "unknown";
}

function below({ schema, at }: SchemaNode, keyword: string): SchemaNode {
  return { schema: objectOf(schema[keyword]), at: [...at, keyword] };
}
