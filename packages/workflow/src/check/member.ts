import type { Json } from "@blockwright/runtime";
import type { JsonSchema } from "../known/types.ts";
import { alternativesOf, type Definitions, isSchema, partsOf, typesOf } from "./json-type.ts";

/** The schema of a member, `unlisted` when the schema lists others only, or undefined when it says nothing. */
export type MemberSchema = JsonSchema | "unlisted" | undefined;

/** Keywords that are not read. With one of them, no member is `unlisted`. */
const open = ["patternProperties", "unevaluatedProperties", "if", "dependentSchemas"];

/** The schema of a member of an object, or of an item of a list. */
export function memberOf(
  schema: JsonSchema,
  member: string,
  definitions: Definitions,
): MemberSchema {
  // A schema within itself says nothing there.
  const known = new Map<JsonSchema, MemberSchema>();
  const of = (part: JsonSchema): MemberSchema => {
    if (known.has(part)) return known.get(part);
    known.set(part, undefined);
    const alternatives = alternativesOf(part).map((branches) => {
      const found = branches.filter((branch) => hasMembers(branch, definitions)).map(of);
      // The value may be the alternative that says nothing.
      return found.includes(undefined) ? undefined : combined("anyOf", found);
    });
    const own = ownMember(part, member);
    const found = combined("allOf", [own, ...partsOf(part, definitions).map(of), ...alternatives]);
    known.set(part, found);
    return found;
  };
  return of(schema);
}

/** Names of the members that a schema lists, for "did you mean". */
export function membersOf(schema: JsonSchema, definitions: Definitions): readonly string[] {
  const names = new Set<string>();
  const all = new Set([schema]);
  // A set that grows while it is walked visits what was added.
  for (const each of all) {
    const own = [each["properties"], each["const"]].filter(isSchema);
    for (const name of own.flatMap(Object.keys)) names.add(name);
    for (const part of partsOf(each, definitions)) all.add(part);
    for (const part of alternativesOf(each).flat()) all.add(part);
  }
  return [...names];
}

/** Whether a member is an index of a list. */
export function isIndex(member: string): boolean {
  return /^\d+$/.test(member);
}

function ownMember(schema: JsonSchema, member: string): MemberSchema {
  const { properties, items, additionalProperties: others, const: constant } = schema;
  if (isIndex(member) && items !== undefined && schema["prefixItems"] === undefined) {
    return asSchema(items);
  }
  if (isSchema(constant)) {
    return Object.hasOwn(constant, member) ? { const: constant[member] ?? null } : "unlisted";
  }
  if (isSchema(properties) && Object.hasOwn(properties, member)) {
    return asSchema(properties[member]);
  }
  if (others !== undefined && others !== false) return asSchema(others);
  const isClosed = isSchema(properties) && !open.some((keyword) => Object.hasOwn(schema, keyword));
  return isClosed ? "unlisted" : undefined;
}

/** `true` allows everything, as `{}` does. */
function asSchema(value: Json | undefined): JsonSchema {
  return isSchema(value) ? value : {};
}

function hasMembers(schema: JsonSchema, definitions: Definitions): boolean {
  const types = typesOf(schema, definitions);
  return types.has("object") || types.has("array");
}

/** The combination of several schemas by `allOf` or `anyOf`. */
function combined(keyword: "allOf" | "anyOf", all: readonly MemberSchema[]): MemberSchema {
  const [first, ...others] = new Set(all.filter(isDescribed));
  if (first && others.length > 0) return { [keyword]: [first, ...others] };
  return first ?? (all.includes("unlisted") ? "unlisted" : undefined);
}

function isDescribed(found: MemberSchema): found is JsonSchema {
  return found !== undefined && found !== "unlisted";
}
