import { isSchema } from "../ir/schema-path.ts";
import type { Json, JsonSchema } from "../ir/types.ts";
import type { ManifestPath } from "../manifest/source.ts";

/** One schema within a schema. */
export interface SchemaNode {
  readonly schema: JsonSchema;
  readonly at: ManifestPath;
  /** True for the whole and for branches that speak of the same value: `allOf`, `if`, `not`. */
  readonly inPlace: boolean;
}

/** Keywords that hold schemas by name. */
const MAPS: ReadonlySet<string> = new Set([
  "$defs",
  "dependentSchemas",
  "patternProperties",
  "properties",
]);
const LISTS: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf", "prefixItems"]);
const SINGLES: ReadonlySet<string> = new Set([
  "additionalProperties",
  "contains",
  "contentSchema",
  "else",
  "if",
  "items",
  "not",
  "propertyNames",
  "then",
  "unevaluatedItems",
  "unevaluatedProperties",
]);
const IN_PLACE: ReadonlySet<string> = new Set([
  "allOf",
  "anyOf",
  "dependentSchemas",
  "else",
  "if",
  "not",
  "oneOf",
  "then",
]);

/** Visits a schema and every schema within it, outermost first. */
export function walkSchema(
  schema: JsonSchema,
  at: ManifestPath,
  visit: (node: SchemaNode) => void,
  inPlace = true,
): void {
  visit({ schema, at, inPlace });
  for (const [keyword, value] of Object.entries(schema)) {
    for (const [steps, child] of within(keyword, value)) {
      walkSchema(child, [...at, keyword, ...steps], visit, inPlace && IN_PLACE.has(keyword));
    }
  }
}

function within(keyword: string, value: Json): readonly (readonly [ManifestPath, JsonSchema])[] {
  if (SINGLES.has(keyword)) return isSchema(value) ? [[[], value]] : [];
  const entries: readonly (readonly [string | number, Json])[] =
    LISTS.has(keyword) && Array.isArray(value)
      ? [...value.entries()]
      : MAPS.has(keyword) && isSchema(value)
        ? Object.entries(value)
        : [];
  return entries.flatMap(([step, child]) => (isSchema(child) ? [[[step], child] as const] : []));
}
