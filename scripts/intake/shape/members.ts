import { answers, once } from "../../../packages/workflow/src/schema/answers.ts";
import type { Json, JsonSchema } from "../../language/ir/types.ts";
import { type Follow, kept, made, type SchemaNode } from "./node.ts";
import { normalOf } from "./normal.ts";
import { typesOf } from "./types.ts";

/** A member of an object, and whether it is always there. */
export interface Member {
  readonly node: SchemaNode;
  readonly required: boolean;
}

/** What a keyword says of every value that fits. */
export function keywordOf(node: SchemaNode, keyword: string, follow: Follow): Json | undefined {
  return normalOf(node, follow).says[keyword];
}

/** Alternatives of a schema, and theirs, each once. */
export const alternativesOf = kept((node, follow): readonly SchemaNode[] => {
  const found = new Map<JsonSchema, SchemaNode>([[node.schema, node]]);
  const add = (each: SchemaNode): void => {
    if (found.has(each.schema)) return;
    found.set(each.schema, each);
    for (const inner of normalOf(each, follow).choices.flat()) add(inner);
  };
  for (const each of normalOf(node, follow).choices.flat()) add(each);
  return [...found.values()].slice(1);
});

/** Members that an object may have, by name; of alternatives that differ, a value of each. */
export const membersOf = kept((node, follow): ReadonlyMap<string, Member> => {
  const { members: own, required } = normalOf(node, follow);
  const members = new Map<string, Member>();
  for (const [name, each] of own) members.set(name, { node: each, required: required.has(name) });
  for (const alternative of alternativesOf(node, follow)) {
    for (const [name, each] of normalOf(alternative, follow).members) {
      const known = members.get(name);
      const other = known ? either(known.node, each, node, follow) : each;
      members.set(name, { node: other, required: required.has(name) });
    }
  }
  return members;
});

/** How many unions are told apart: alternatives within alternatives give more than any document means. */
const MOST = 2000;

/** Unions that were made, each once: what was compared is known by its schema. */
const unionsBy = once((_: Follow) => ({
  unions: new Map<string, JsonSchema>(),
  partsOf: new WeakMap<JsonSchema, readonly JsonSchema[]>(),
  ids: new Map<string, number>(),
  /** Anything: of the unions that are too many. */
  open: {},
}));

/** A value that is one or the other; of unions within unions, what they are made of. */
function either(
  one: SchemaNode,
  other: SchemaNode,
  { schema: within }: SchemaNode,
  follow: Follow,
): SchemaNode {
  const { unions, partsOf, ids, open } = unionsBy(follow);
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
  const known = unions.get(key);
  if (known || unions.size >= MOST) return { schema: known ?? open, at: one.at };
  const make = () => {
    const schema = unionOf([...parts.values()]);
    partsOf.set(schema, [...parts.values()]);
    unions.set(key, schema);
    return schema;
  };
  return { schema: made(within, make), at: one.at };
}

const jsonOf = once((schema: JsonSchema) => JSON.stringify(schema));

function unionOf(parts: readonly JsonSchema[]): JsonSchema {
  const description = parts.map((part) => part["description"]).find((text) => text !== undefined);
  return { ...(description !== undefined && { description }), anyOf: parts };
}

/** Names that are always there, whichever alternative holds. */
export function requiredNames(node: SchemaNode, follow: Follow): ReadonlySet<string> {
  return normalOf(node, follow).required;
}

/**
 * What is known of one member: its schema; `absent`, where members are listed and it is not among
 * them; `unknown`, where anything may be.
 */
export function memberAt(
  node: SchemaNode,
  name: string | number,
  follow: Follow,
): SchemaNode | "absent" | "unknown" {
  if (typeof name !== "number") {
    const found = membersOf(node, follow).get(name);
    if (found) return found.node;
  }
  const all = [node, ...alternativesOf(node, follow)].map((each) => normalOf(each, follow));
  if (typeof name === "number") {
    const [first, ...others] = all.flatMap(({ items }) => items ?? []);
    return first ? others.reduce((one, each) => either(one, each, node, follow), first) : "unknown";
  }
  const open = all.map(({ others }) => others).find((others) => others);
  if (open) return open;
  return all.some(({ isNamed }) => isNamed) ? "absent" : "unknown";
}

/** Whether a value that fits has an end: a member that requires its own kind again has none. */
export function canEnd({ schema }: SchemaNode, follow: Follow): boolean {
  return endsBy(follow)(schema);
}

const endsBy = once((follow: Follow) =>
  answers<JsonSchema, boolean>((schema, within) => {
    const node = { schema, at: [] };
    const { required, members, choices } = normalOf(node, follow);
    const types = typesOf(node, follow);
    const isOther = types !== null && !(types.size === 1 && types.has("object"));
    const ends = (name: string) => within(members.get(name)?.schema ?? {});
    return (
      isOther ||
      ([...required].every(ends) &&
        choices.every((options) => options.some((each) => within(each.schema))))
    );
  }, false),
);
