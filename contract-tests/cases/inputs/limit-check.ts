import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { ParameterContract } from "../../contract/types.ts";
import { isList, readValue } from "./reading.ts";

// Limits are keywords of JSON Schema, so that its validator says which of them a value breaks.
const ajv = new Ajv2020({ allErrors: true, strict: false, multipleOfPrecision: 9 });
formats.default(ajv);

const compiled = new WeakMap<ParameterContract, ValidateFunction>();

/** The limits that a value breaks, each by its keyword; `type` when it is of the wrong type. */
export function brokenLimits(parameter: ParameterContract, given: unknown): readonly string[] {
  const validate = compiled.get(parameter) ?? ajv.compile(schemaOf(parameter));
  compiled.set(parameter, validate);
  validate(readValue(parameter, given));
  return [...new Set((validate.errors ?? []).map(({ keyword }) => keyword))];
}

/** Whether a value keeps all limits. */
export function fits(parameter: ParameterContract, given: unknown): boolean {
  return brokenLimits(parameter, given).length === 0;
}

function schemaOf(parameter: ParameterContract): object {
  const { type, shape, limits } = parameter;
  const { minItems, maxItems, ...rest } = limits;
  const counted = {
    ...(minItems !== undefined && { minItems }),
    ...(maxItems !== undefined && { maxItems }),
  };
  if (type === "json") return shape === "any" ? {} : { type: shape, ...counted };
  if (!isList(parameter)) return { type, ...rest };
  return { type: "array", items: { type, ...rest }, ...counted };
}
