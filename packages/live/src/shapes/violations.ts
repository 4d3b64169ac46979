import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { Schema, Value } from "blockwright/suite";
import { itemPath, memberPath } from "./path.ts";

/** One rule of a schema that a reply breaks. */
export interface Violation {
  /** `body.items[].volumeInfo.pageCount` */
  readonly path: string;
  /** Word of JSON Schema: `type`, `enum`, `required`. */
  readonly keyword: string;
  /** The schema that has the keyword. */
  readonly schema: Schema;
  readonly value: Value;
  /** For `required`: the member that is absent. */
  readonly missing?: string;
}

type Schemas = Readonly<Record<string, Schema>>;

/** Every rule of the named schema that the value breaks. */
export function violationsOf(value: Value, name: string, schemas: Schemas): readonly Violation[] {
  const validate = validatorOf(name, schemas);
  validate(value);
  const errors = validate.errors ?? [];
  // That no alternative fits says all that their own errors could say.
  const whole = errors.filter(({ keyword }) => keyword === "anyOf" || keyword === "oneOf");
  return errors
    .filter((error) => error.keyword !== "additionalProperties")
    .filter((error) => !whole.some((other) => other !== error && isWithin(error, other)))
    .map((error) => violationOf(error, value));
}

const validators = new WeakMap<Schemas, Map<string, ValidateFunction>>();

function validatorOf(name: string, schemas: Schemas): ValidateFunction {
  const known = validators.get(schemas) ?? new Map<string, ValidateFunction>();
  validators.set(schemas, known);
  const made = known.get(name) ?? compile(name, schemas);
  known.set(name, made);
  return made;
}

/** Schemas refer to each other by their place in the manifest. */
function compile(name: string, schemas: Schemas): ValidateFunction {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false });
  formats.default(ajv);
  return ajv.compile({ $ref: `#/schemas/${name}`, schemas });
}

function isWithin({ instancePath }: ErrorObject, other: ErrorObject): boolean {
  return instancePath === other.instancePath || instancePath.startsWith(`${other.instancePath}/`);
}

function violationOf(error: ErrorObject, body: Value): Violation {
  const { keyword, params, parentSchema = {}, data, instancePath } = error;
  const path = pathOf(instancePath, body);
  const violation = { keyword, schema: parentSchema, value: data as Value }; // it is of a JSON body
  if (keyword !== "required") return { ...violation, path };
  const missing = String(params.missingProperty);
  return { ...violation, path: memberPath(path, missing), missing };
}

/** `/items/0/saleInfo` of a body -> `body.items[].saleInfo` */
function pathOf(pointer: string, body: Value): string {
  const names = pointer.split("/").slice(1);
  let path = "body";
  let inside: unknown = body;
  for (const name of names.map((each) => each.replaceAll("~1", "/").replaceAll("~0", "~"))) {
    path = Array.isArray(inside) ? itemPath(path) : memberPath(path, name);
    inside = new Map(Object.entries(inside ?? {})).get(name);
  }
  return path;
}
