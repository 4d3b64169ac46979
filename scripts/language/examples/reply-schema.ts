import { dereference, initialBaseURI, validate } from "@cfworker/json-schema";
import type { Ajv2020, ErrorObject } from "ajv/dist/2020.js";
import { loadAjv, loadAjvFormats } from "../json-schema.ts";
import { reference } from "../lower/schema.ts";
import type { Json, Provider } from "../ir/types.ts";

/** One way in which a value does not fit a schema. */
export interface Misfit {
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

/** Tells how a value fails to fit a named schema of the provider. */
export type SchemaCheck = (schema: string, value: Json) => readonly Misfit[];

/**
 * Checks values against the provider's schemas. Compiling a schema costs more than all its examples
 * are worth, so an interpreter tells whether a value fits; only a misfit is explained by Ajv.
 */
export function schemaCheck(provider: Provider): SchemaCheck {
  const lookup = lookupOf(provider);
  let ajv: Ajv2020 | undefined;
  return (schema, value) => {
    const entry = lookup[new URL(reference(schema).$ref, initialBaseURI).href];
    if (entry !== undefined && validate(value, entry, "2020-12", lookup).valid) return [];
    ajv ??= compiler(provider);
    const explain = ajv.compile({ $ref: `provider${reference(schema).$ref}` });
    return explain(value) ? [] : (explain.errors ?? []).map(misfit);
  };
}

/** The interpreter marks the schemas that it visits, so it gets a copy. */
function lookupOf({ schemas }: Provider) {
  const lookup = {};
  const copy: typeof schemas = JSON.parse(JSON.stringify(schemas));
  for (const [name, schema] of Object.entries(copy)) {
    dereference(schema, lookup, initialBaseURI, `/components/schemas/${name}`);
  }
  return dereference(true, lookup);
}

function compiler({ schemas }: Provider): Ajv2020 {
  const Ajv = loadAjv();
  const ajv = new Ajv({ strict: false, allErrors: true, validateSchema: false, logger: false });
  loadAjvFormats()(ajv);
  return ajv.addSchema({ $id: "provider", components: { schemas } });
}

function misfit({ instancePath, message = "does not fit", params }: ErrorObject): Misfit {
  const path = instancePath
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const allowed = "allowedValues" in params ? ` (${String(params.allowedValues)})` : "";
  return { path, reason: `${path.join(".") || "the body"} ${message}${allowed}` };
}
