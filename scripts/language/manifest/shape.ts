import type { WrittenManifest } from "./expand.ts";
import type { ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import schema from "../../../specs/manifest.schema.json" with { type: "json" };
import { judgeOf, loadAjv } from "../json-schema.ts";

/** A mistake in the shape of a manifest, as Ajv reports it with the schema it stands in. */
export type ShapeError = ErrorObject<string, ShapeParams, unknown> & {
  readonly parentSchema: ShapeSchema;
};

type ShapeParams = Record<string, unknown> & {
  /** Of the keyword `enum`. */
  readonly allowedValues?: readonly unknown[];
};

/** What is read of a schema that a value does not fit. */
export interface ShapeSchema {
  readonly title?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly enum?: readonly unknown[];
  readonly patternErrorMessage?: string;
  readonly examples?: readonly unknown[];
}

const judge = judgeOf(() => [schema], compile);

/** Whether a value fits `specs/manifest.schema.json`. */
export function fits(value: unknown): value is WrittenManifest {
  return judge.fits(value);
}

/** Everything in which a value differs from `specs/manifest.schema.json`. */
export function shapeErrors(value: unknown): readonly ShapeError[] {
  // With `verbose`, every error carries the schema it stands in.
  return (judge.errors(value) as readonly ShapeError[]).filter(isTelling);
}

/** Of a word that may stand alone or in a list, only the form that was meant is told. */
function isTelling({ keyword, schemaPath, data }: ShapeError): boolean {
  if (keyword === "anyOf" || (keyword === "enum" && Array.isArray(data))) return false;
  return keyword !== "type" || !schemaPath.includes("/anyOf/");
}

/** A third faster without a look at the schema itself, which its test takes, and without shorter code. */
const QUICK = { validateSchema: false, code: { optimize: false } } as const;

export function compile(): ValidateFunction {
  const strict = { strict: true, allowUnionTypes: true } as const;
  const Ajv2020 = loadAjv();
  const ajv = new Ajv2020({ ...QUICK, ...strict, allErrors: true, verbose: true });
  // A keyword of editors: the words for a pattern that does not match.
  ajv.addKeyword({ keyword: "patternErrorMessage", schemaType: "string" });
  return ajv.compile(schema);
}
