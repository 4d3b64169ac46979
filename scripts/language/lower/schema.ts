import { isSchema } from "../ir/schema-path.ts";
import type { Json, JsonSchema } from "../ir/types.ts";

/** The schemas with references written for an OpenAPI document. */
export function schemaReferences(
  schemas: Readonly<Record<string, JsonSchema>>,
): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, rewriteMembers(schema)]),
  );
}

/** A reference to a named schema, as the emitted document spells it. */
export function reference(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

function rewrite(value: Json): Json {
  if (Array.isArray(value)) return value.map(rewrite);
  return isSchema(value) ? rewriteMembers(value) : value;
}

function rewriteMembers(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === "$ref" && typeof value === "string"
        ? value.replace("#/schemas/", "#/components/schemas/")
        : rewrite(value),
    ]),
  );
}
