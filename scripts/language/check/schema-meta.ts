import type { ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import { judgeOf, loadAjv, metaSchemas } from "../json-schema.ts";
import { isSchema } from "../ir/schema-path.ts";
import type { Json, JsonSchema } from "../ir/types.ts";
import type { ManifestPath } from "../manifest/source.ts";

/** One keyword whose value JSON Schema does not allow. */
export interface SchemaMisfit {
  readonly path: ManifestPath;
  readonly reason: string;
}

const judge = judgeOf(metaSchemas, metaSchema);

/** What the meta-schema of JSON Schema 2020-12 has against a schema, one misfit for each place. */
export function misfitsOf(schema: JsonSchema): readonly SchemaMisfit[] {
  if (judge.fits(schema)) return [];
  const misfits = new Map<string, SchemaMisfit>();
  for (const error of judge.errors(schema)) {
    if (!misfits.has(error.instancePath)) misfits.set(error.instancePath, misfit(error, schema));
  }
  return [...misfits.values()];
}

export function metaSchema(): ValidateFunction {
  const Ajv2020 = loadAjv();
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateFormats: false,
    logger: false,
  });
  const compiled = ajv.getSchema("https://json-schema.org/draft/2020-12/schema");
  if (compiled === undefined) throw new Error("Ajv has no meta-schema of JSON Schema 2020-12");
  return compiled;
}

function misfit(
  { instancePath, message = "is not allowed" }: ErrorObject,
  schema: Json,
): SchemaMisfit {
  const path: (string | number)[] = [];
  let value: Json | undefined = schema;
  for (const part of instancePath.split("/").slice(1)) {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    if (Array.isArray(value)) {
      path.push(Number(name));
      value = value[Number(name)];
    } else {
      path.push(name);
      value = isSchema(value) ? value[name] : undefined;
    }
  }
  return { path, reason: message.replace("object,boolean", "a schema") };
}
