import type { Json, JsonSchema, Operation, Provider } from "../../../language/ir/types.ts";
import { outputSchema } from "../output-schema.ts";

const FOREIGN = "#/components/schemas/";
const LOCAL = "#/$defs/";

/** The schema with references into the same file instead of the OpenAPI document. */
export function localReferences(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, localValue(keyword, value)]),
  );
}

function localValue(keyword: string, value: Json): Json {
  if (keyword === "$ref" && typeof value === "string") return value.replace(FOREIGN, LOCAL);
  if (isList(value)) return value.map((item) => localValue("", item));
  return isSchema(value) ? localReferences(value) : value;
}

/** Every named schema that the outputs of a provider refer to, by name, in the provider's order. */
export function outputSchemas({
  operations,
  schemas,
}: Provider): Readonly<Record<string, JsonSchema>> {
  const needed = new Set<string>();
  const visit = (value: Json) => {
    for (const name of references(value)) {
      const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
      if (schema === undefined || needed.has(name)) continue;
      needed.add(name);
      visit(schema);
    }
  };
  for (const schema of operations.flatMap(schemasOf)) visit(schema);
  return Object.fromEntries(
    Object.entries(schemas)
      .filter(([name]) => needed.has(name))
      .map(([name, schema]) => [name, localReferences(schema)]),
  );
}

function schemasOf(operation: Operation): readonly JsonSchema[] {
  return operation.outputs.map((output) => outputSchema(operation, output));
}

function references(value: Json): readonly string[] {
  if (isList(value)) return value.flatMap(references);
  if (!isSchema(value)) return [];
  return Object.entries(value).flatMap(([keyword, inner]) =>
    keyword === "$ref" && typeof inner === "string"
      ? [inner.slice(inner.lastIndexOf("/") + 1)]
      : references(inner),
  );
}

function isSchema(value: Json): value is JsonSchema {
  return typeof value === "object" && value !== null && !isList(value);
}

/** `Array.isArray` does not narrow readonly lists. */
function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
