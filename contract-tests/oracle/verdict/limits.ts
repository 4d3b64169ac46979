import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { countedApart, limitsIn } from "../../contract/limits.ts";
import { remembered } from "../../contract/remembered.ts";
import type { ParameterContract, Value } from "../../contract/types.ts";
import { fileOf } from "../file.ts";
import { valueOf } from "../values.ts";

/** Whether a parameter takes comma-separated text. */
export function isList({ convert }: ParameterContract): boolean {
  return convert === "csv" || convert === "csv-text";
}

/** The value that limits are about; undefined when nothing is given. */
export function readValue(parameter: ParameterContract, given: unknown): Value | undefined {
  // The items of a list are counted before they are joined again.
  return valueOf(isList(parameter) ? { ...parameter, convert: "csv" } : parameter, given);
}

// Limits are keywords of JSON Schema, so that its validator says which of them a value breaks.
const ajv = new Ajv2020({ allErrors: true, strict: false, multipleOfPrecision: 9 });
formats.default(ajv);

const validatorOf = remembered((parameter: ParameterContract) => {
  const schema = schemaOf(parameter);
  const text = JSON.stringify(schema);
  const known = validators.get(text) ?? ajv.compile(schema);
  validators.set(text, known);
  return known;
});

/** By schema: many parameters have the same, as those of a manifest that is read again. */
const validators = new Map<string, ValidateFunction>();

/** The limits that a value breaks, each by its keyword; `type` when it is of the wrong type. */
export function brokenLimits(parameter: ParameterContract, given: unknown): readonly string[] {
  if (parameter.type === "file") return brokenByFile(parameter, given);
  const validate = validatorOf(parameter);
  validate(readValue(parameter, given));
  return [...new Set((validate.errors ?? []).map(({ keyword }) => keyword))];
}

/** Whether a value keeps all limits, what rules ask of it, and the limits of the calls that it is passed on to. */
export function fits(parameter: ParameterContract, given: unknown): boolean {
  if (brokenLimits(parameter, given).length > 0) return false;
  const value = valueOf(parameter, given);
  return (
    parameter.patterns.every((pattern) => new RegExp(pattern, "u").test(String(value))) &&
    parameter.passedTo().every((taker) => fits(taker, value))
  );
}

/** The limits of a file, which no schema has. */
function brokenByFile(parameter: ParameterContract, given: unknown): readonly string[] {
  const file = fileOf(parameter, given);
  if (!file) return ["type"];
  return limitsIn(parameter).flatMap(({ name, reading, limit }) =>
    reading.file?.(limit, file) === false ? [name] : [],
  );
}

function schemaOf(parameter: ParameterContract): object {
  const { type, shape, limits } = parameter;
  const [counted, rest] = countedApart(limits);
  if (type === "json") return shape === "any" ? {} : { type: shape, ...counted };
  if (!isList(parameter)) return { type, ...rest };
  return { type: "array", items: { type, ...rest }, ...counted };
}
