import type { JsonSchema, KnownOutput } from "./types.ts";
import type { Description } from "./description.ts";
import { valueTypes } from "./inputs.ts";

/** The outputs of an operation by dotted name. */
export function outputsOf(
  outputs: Description,
  definitions: KnownOutput["definitions"],
): ReadonlyMap<string, KnownOutput> {
  return new Map(
    outputs.names.map((name) => [name, outputOf(name, outputs.map(name), definitions)]),
  );
}

function outputOf(
  name: string,
  output: Description,
  definitions: KnownOutput["definitions"],
): KnownOutput {
  return {
    name,
    type: output.choice("type", valueTypes),
    optional: output.flag("optional"),
    nullable: output.flag("nullable"),
    isFile: output.flag("file"),
    schema: output.has("schema") ? schemaOf(output, "schema") : schemaOfType(output),
    definitions,
  };
}

/** Without a schema, the type says everything. */
function schemaOfType(output: Description): JsonSchema {
  const type = output.text("type");
  if (type === "json") return {};
  return { type: output.flag("integer") ? "integer" : type };
}

/** The schemas that those of outputs refer to, by name. */
export function definitionsOf(block: Description): KnownOutput["definitions"] {
  const schemas = block.map("$defs");
  return Object.fromEntries(schemas.names.map((name) => [name, schemaOf(schemas, name)]));
}

function schemaOf(parent: Description, name: string): JsonSchema {
  const schema = parent.map(name);
  return Object.fromEntries(schema.names.map((keyword) => [keyword, schema.json(keyword)]));
}
