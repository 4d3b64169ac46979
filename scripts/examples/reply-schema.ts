import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Json, Provider } from "../ir/types.ts";

/** One way in which a value does not fit a schema. */
export interface Misfit {
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

/** Tells how a value fails to fit a named schema of the provider. */
export type SchemaCheck = (schema: string, value: Json) => readonly Misfit[];

/** Compiles the provider's schemas, each when it is first asked for. */
export function schemaCheck({ schemas }: Provider): SchemaCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "provider", components: { schemas } });
  const compiled = new Map<string, ValidateFunction>();
  return (schema, value) => {
    let validate = compiled.get(schema);
    if (validate === undefined) {
      validate = ajv.compile({ $ref: `provider#/components/schemas/${schema}` });
      compiled.set(schema, validate);
    }
    return validate(value) ? [] : (validate.errors ?? []).map(misfit);
  };
}

function misfit({ instancePath, message = "does not fit", params }: ErrorObject): Misfit {
  const path = instancePath
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const allowed = "allowedValues" in params ? ` (${String(params.allowedValues)})` : "";
  return { path, reason: `${path.at(-1) ?? "the body"} ${message}${allowed}` };
}
