import { createRequire } from "node:module";
import { type Schema, Validator } from "@cfworker/json-schema";
import type * as ajv2020 from "ajv/dist/2020.js";
import type { ErrorObject, ValidateFunction } from "ajv/dist/2020.js";
import type * as ajvFormats from "ajv-formats";

const require = createRequire(import.meta.url);

/** Ajv, loaded when it is needed: that costs more than to check a hundred manifests. */
export function loadAjv(): typeof ajv2020.Ajv2020 {
  // `require` has no types of its own.
  const { Ajv2020 }: typeof ajv2020 = require("ajv/dist/2020.js");
  return Ajv2020;
}

/** What lets Ajv check formats; it loads Ajv as well. */
export function loadAjvFormats(): typeof ajvFormats.default.default {
  const { default: addFormats }: typeof ajvFormats.default = require("ajv-formats"); // as above
  return addFormats;
}

const META = "ajv/dist/refs/json-schema-2020-12";
const PARTS = [
  "schema",
  "meta/core",
  "meta/applicator",
  "meta/unevaluated",
  "meta/validation",
  "meta/meta-data",
  "meta/format-annotation",
  "meta/content",
];

/** The meta-schema of JSON Schema 2020-12 in its parts, the whole first, as an interpreter can read them. */
export function metaSchemas(): readonly object[] {
  return PARTS.map((part) => {
    const { $dynamicAnchor: _, ...text } = require(`${META}/${part}.json`);
    // Nothing extends it, so that what is dynamic is known beforehand.
    const whole = '"$ref":"https://json-schema.org/draft/2020-12/schema"';
    return JSON.parse(JSON.stringify(text).replaceAll('"$dynamicRef":"#meta"', whole));
  });
}

/** Holds values to one schema. */
export interface Judge {
  fits(value: unknown): boolean;
  /** Everything that is wrong with a value, as Ajv says it. */
  errors(value: unknown): readonly ErrorObject[];
}

/** How many values an interpreter judges in the time that Ajv takes to load and to compile a schema. */
const FEW = 16;

/**
 * A judge by a schema in parts, the whole first, which `compile` compiles. An interpreter lets the first
 * values pass; what it does not let pass, and what is wrong with it, Ajv says.
 */
export function judgeOf(
  parts: () => readonly object[],
  compile: () => ValidateFunction,
  few = FEW,
): Judge {
  let validate: ValidateFunction | undefined;
  let interpret: Validator | undefined;
  let judged = 0;
  const errors = (value: unknown) => {
    validate ??= compile();
    return validate(value) ? [] : (validate.errors ?? []);
  };
  const passes = (value: unknown) => {
    interpret ??= interpreter(parts());
    return interpret.validate(value).valid;
  };
  return {
    fits: (value) => (!validate && judged++ < few && passes(value)) || errors(value).length === 0,
    errors,
  };
}

/** It marks the schemas that it visits, so it gets copies. */
function interpreter(parts: readonly object[]): Validator {
  // Ajv, or the test of the schema, says whether they are schemas.
  const [whole = {}, ...others] = structuredClone(parts) as Schema[];
  const validator = new Validator(whole, "2020-12", true);
  for (const other of others) validator.addSchema(other);
  return validator;
}
