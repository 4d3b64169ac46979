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
  outer: ReadonlySet<JsonSchema> = new Set(),
): MemberSchema {
  if (outer.has(schema)) return undefined;
  const within = new Set(outer).add(schema);
  const of = (part: JsonSchema) => memberOf(part, member, definitions, within);
  const alternatives = alternativesOf(schema).map((branches) => {
    const found = branches.filter((branch) => hasMembers(branch, definitions)).map(of);
    // The value may be the alternative that says nothing.
    return found.includes(undefined) ? undefined : combined("anyOf", found);
  });
  const own = ownMember(schema, member);
  return combined("allOf", [own, ...partsOf(schema, definitions).map(of), ...alternatives]);
}

/** Names of the members that a schema lists, for "did you mean". */
export function membersOf(
  schema: JsonSchema,
  definitions: Definitions,
  outer: ReadonlySet<JsonSchema> = new Set(),
): readonly string[] {
  if (outer.has(schema)) return [];
  const within = new Set(outer).add(schema);
  const parts = [...partsOf(schema, definitions), ...alternativesOf(schema).flat()];
  const own = [schema["properties"], schema["const"]].filter(isSchema);
  return [
    ...own.flatMap(Object.keys),
    ...parts.flatMap((part) => membersOf(part, definitions, within)),
  ];
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
  const [first, ...others] = all.filter(isDescribed);
  if (first && others.length > 0) return { [keyword]: [first, ...others] };
  return first ?? (all.includes("unlisted") ? "unlisted" : undefined);
}

function isDescribed(found: MemberSchema): found is JsonSchema {
  return found !== undefined && found !== "unlisted";
}
