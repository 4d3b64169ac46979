import type { JsonSchema, KnownOutput } from "../known/types.ts";
import { type Definitions, type JsonType, jsonTypes, typesOf } from "./json-type.ts";
import { isIndex, memberOf, membersOf } from "./member.ts";

/** The value that a path leads to, as far as it is known. */
export interface FoundValue {
  readonly kind: "value";
  readonly types: ReadonlySet<JsonType>;
  /** Of its items, where it is a list. */
  readonly itemTypes: ReadonlySet<JsonType>;
  /** The output is absent from some results. */
  readonly optional: boolean;
  /** It, or something on the way to it, is null in some results. */
  readonly nullable: boolean;
  /** What the host has made of a file. */
  readonly isFile: boolean;
}

/** A member that the value of a path does not have. */
export interface MissingMember {
  /** `impossible`: no value of the output has it; `undescribed`: its schema does not list it. */
  readonly kind: "impossible" | "undescribed";
  /** Index of the member in the path. */
  readonly at: number;
  /** Types that its parent may have. */
  readonly types: ReadonlySet<JsonType>;
  /** Members that its parent has. */
  readonly members: readonly string[];
}

/** Where a path within the outputs of an operation leads. */
export type ResolvedPath =
  | FoundValue
  | MissingMember
  | { readonly kind: "unknown"; readonly output: string };

/** Resolves a path: first the members of a dotted name, then those of the value. */
export function resolvePath(
  outputs: ReadonlyMap<string, KnownOutput>,
  path: readonly string[],
): ResolvedPath {
  const all = [...outputs.values()].map((output) => ({ output, name: output.name.split(".") }));
  const found = all.find(({ name }) => beginsWith(path, name));
  if (found) return withinOutput(found.output, path, found.name.length);
  const group = all.filter(({ name }) => beginsWith(name, path));
  if (group.length === 0) {
    const depth = path.findLastIndex((_, end) =>
      all.some(({ name }) => beginsWith(name, path.slice(0, end))),
    );
    return { kind: "unknown", output: path.slice(0, depth + 1).join(".") };
  }
  // `metadata` of `metadata.count` is an object.
  const optional = group.every(({ output }) => output.optional);
  return {
    kind: "value",
    types: new Set(["object"]),
    itemTypes: new Set(),
    optional,
    nullable: false,
    isFile: false,
  };
}

function withinOutput(output: KnownOutput, path: readonly string[], from: number): ResolvedPath {
  const { definitions, optional } = output;
  let schema = wholeSchema(output);
  let nullable = false;
  for (const [at, member] of path.entries()) {
    if (at < from) continue;
    const types = typesOf(schema, definitions);
    const found = memberOf(schema, member, definitions);
    const kind = memberProblem(types, member, found === "unlisted");
    if (kind) return { kind, at, types, members: membersOf(schema, definitions) };
    nullable ||= types.has("null");
    schema = found === "unlisted" || found === undefined ? {} : found;
  }
  const types = typesOf(schema, definitions);
  const itemTypes = itemTypesOf(schema, definitions);
  const isFile = output.isFile && path.length === from;
  nullable ||= isFile ? output.nullable : types.has("null");
  return { kind: "value", types, itemTypes, optional, nullable, isFile };
}

/** The problem with a member of a value of these types. */
function memberProblem(
  types: ReadonlySet<JsonType>,
  member: string,
  isUnlisted: boolean,
): MissingMember["kind"] | undefined {
  if (isIndex(member) && types.has("array")) return undefined;
  if (!types.has("object") || (isIndex(member) && isUnlisted)) return "impossible";
  return isUnlisted ? "undescribed" : undefined;
}

function wholeSchema({ type, nullable, schema }: KnownOutput): JsonSchema {
  const typed = type === "json" ? schema : { type, allOf: [schema] };
  return nullable ? { anyOf: [typed, { type: "null" }] } : typed;
}

function itemTypesOf(schema: JsonSchema, definitions: Definitions): ReadonlySet<JsonType> {
  const items = memberOf(schema, "0", definitions);
  return items === undefined || items === "unlisted"
    ? new Set(jsonTypes)
    : typesOf(items, definitions);
}

function beginsWith(path: readonly string[], beginning: readonly string[]): boolean {
  return (
    beginning.length <= path.length && beginning.every((member, index) => member === path[index])
  );
}
