import {
  allowsNull,
  isSchema,
  referenceName,
  type Schemas,
} from "../../../../language/ir/schema-path.ts";
import type { Json, JsonSchema } from "../../../../language/ir/types.ts";
import type { ManifestPath } from "../../../../language/manifest/source.ts";

/** A schema and where it stands. */
export interface SchemaNode {
  readonly schema: JsonSchema;
  readonly at: ManifestPath;
  /** What it describes, for people: `Volume.authors[]`. */
  readonly name: string;
  readonly schemas: Schemas;
}

/** The schema of this name under `schemas`. */
export function named(name: string, schemas: Schemas): SchemaNode {
  return { schema: schemas[name] ?? {}, at: ["schemas", name], name, schemas };
}

/** A schema within another. */
export function within(node: SchemaNode, path: ManifestPath, value: Json, step = ""): SchemaNode {
  const schema = isSchema(value) ? value : {};
  return { ...node, schema, at: [...node.at, ...path], name: `${node.name}${step}` };
}

/** What a node that is a reference and nothing else refers to; a circle ends where it began. */
export function resolved(node: SchemaNode): SchemaNode {
  const seen = new Set<string>();
  let current = node;
  for (;;) {
    const { $ref, ...rest } = current.schema;
    if (typeof $ref !== "string" || Object.keys(rest).length > 0 || seen.has($ref)) return current;
    seen.add($ref);
    current = named(referenceName($ref), node.schemas);
  }
}

/** Everything that holds for the same value: the schema, what it refers to, the parts of `allOf`. */
export function partsOf(node: SchemaNode): readonly SchemaNode[] {
  const parts = new Map([[placeOf(node), node]]);
  // A map that grows while it is walked visits what was added.
  for (const part of parts.values()) {
    const { $ref } = part.schema;
    const further = [...branches(part, "allOf"), ...lone(alternativesOf(part))];
    if (typeof $ref === "string") further.push(named(referenceName($ref), part.schemas));
    for (const one of further) if (!parts.has(placeOf(one))) parts.set(placeOf(one), one);
  }
  return [...parts.values()];
}

/** What a value may be one of, null left out: the branches of `anyOf` or `oneOf`. */
export function alternativesOf(node: SchemaNode): readonly SchemaNode[] {
  return [...branches(node, "anyOf"), ...branches(node, "oneOf")].filter(
    ({ schema }) => schema.type !== "null",
  );
}

/** Whether null is among the alternatives or the types. */
export function mayBeNull(node: SchemaNode): boolean {
  const alternatives = [...branches(node, "anyOf"), ...branches(node, "oneOf")];
  return [node, ...alternatives].some(({ schema }) => allowsNull(schema));
}

function branches(node: SchemaNode, keyword: string): readonly SchemaNode[] {
  const value = node.schema[keyword];
  if (!Array.isArray(value)) return [];
  return value.map((branch, index) => within(node, [keyword, index], branch));
}

/** The only alternative says what the value is, as a part does. */
function lone(alternatives: readonly SchemaNode[]): readonly SchemaNode[] {
  return alternatives.length === 1 ? alternatives : [];
}

function placeOf({ at }: SchemaNode): string {
  return at.join("/");
}
