import { isSchema } from "../../../../language/ir/schema-path.ts";
import type { Json } from "../../../../language/ir/types.ts";
import { alternativesOf, mayBeNull, partsOf, resolved, type SchemaNode, within } from "./node.ts";

/** A keyword of a schema, and the part that says it. */
export interface Keyword {
  readonly value: Json;
  readonly node: SchemaNode;
}

/** A member of an object. */
export interface Member {
  readonly name: string;
  readonly node: SchemaNode;
  readonly isRequired: boolean;
}

/** What a schema says of a value, all its parts taken together. */
export interface Described {
  /** Where the schema stands; the parts may stand elsewhere. */
  readonly node: SchemaNode;
  readonly keywords: ReadonlyMap<string, Keyword>;
  readonly members: readonly Member[];
  /** Empty where there is only one way. */
  readonly alternatives: readonly SchemaNode[];
  readonly isNullable: boolean;
}

/** Takes the parts of a schema together; of a keyword in several parts the first counts. */
export function described(node: SchemaNode): Described {
  const whole = resolved(node);
  const parts = partsOf(whole);
  const keywords = new Map<string, Keyword>();
  const nodes = new Map<string, SchemaNode>();
  const required = new Set<Json>();
  for (const part of parts) {
    for (const [keyword, value] of Object.entries(part.schema)) {
      if (!keywords.has(keyword)) keywords.set(keyword, { value, node: part });
    }
    for (const [name, value] of membersOf(part)) {
      if (!nodes.has(name)) nodes.set(name, within(part, ["properties", name], value, `.${name}`));
    }
    for (const name of listOf(part.schema.required)) required.add(name);
  }
  const ways = parts.map(alternativesOf).filter((found) => found.length > 1);
  return {
    node: whole,
    keywords,
    members: [...nodes].map(([name, found]) => ({
      name,
      node: found,
      isRequired: required.has(name),
    })),
    alternatives: ways.flat(),
    isNullable: parts.some(mayBeNull),
  };
}

function membersOf({ schema: { properties } }: SchemaNode): readonly [string, Json][] {
  return isSchema(properties) ? Object.entries(properties) : [];
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
