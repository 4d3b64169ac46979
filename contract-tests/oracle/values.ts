import { fileOf } from "./file.ts";
import type { OperationContract, ParameterContract, Value } from "../contract/types.ts";

/** What a caller passes, credentials included. */
export type Inputs = Readonly<Record<string, unknown>>;

/** Values of the right types by parameter; absent ones are missing. */
export type Values = Readonly<Record<string, Value>>;

/** Reads the inputs of an operation, all of which must be valid. */
export function valuesOf(
  { parameters }: Pick<OperationContract, "parameters">,
  inputs: Inputs,
): Values {
  const read = parameters.map((each) => [each.name, valueOf(each, inputs[each.name])] as const);
  return Object.fromEntries(read.filter((entry): entry is [string, Value] => isGiven(entry[1])));
}

/** The value that is given for a parameter; undefined when none is: nothing, null or blank text. */
export function valueOf(parameter: ParameterContract, given: unknown): Value | undefined {
  const { blank, nulls } = parameter.clears;
  if (nulls && given === null) return null;
  if (blank && typeof given === "string" && given.trim() === "") return "";
  if (isNothing(given)) return undefined;
  return converted(parameter, typed(parameter, given));
}

/** Whether nothing is given: nothing, null or blank text. */
export function isNothing(given: unknown): boolean {
  const isBlank = typeof given === "string" && given.trim() === "";
  return given === undefined || given === null || isBlank;
}

/** The value that counts: the one that is given, else the default. */
export function countingValue(parameter: ParameterContract, values: Values): Value | undefined {
  const { name, default: fallback } = parameter;
  const isAbsent = !Object.hasOwn(values, name);
  return isAbsent && fallback !== undefined ? converted(parameter, fallback) : values[name];
}

/** Numbers, truth values and JSON may be given as text. */
function typed(parameter: ParameterContract, given: unknown): Value {
  const { type } = parameter;
  // One that is no file is refused, and never travels.
  if (type === "file") return { ...fileOf(parameter, given) };
  const isText = typeof given === "string";
  if (isText && (type === "integer" || type === "number")) return Number(given);
  if (isText && type === "boolean") return given.trim() === "true";
  if (isText && type === "string") return given;
  return JSON.parse(isText ? given : JSON.stringify(given));
}

function converted({ convert }: ParameterContract, value: Value): Value | undefined {
  if (convert === "csv" || convert === "csv-text") {
    const items = itemsOf(value);
    if (items.length === 0) return undefined;
    return convert === "csv" ? items : items.join(",");
  }
  if (typeof value !== "string") return value;
  const text = convert?.startsWith("trim") ? value.trim() : value;
  if (convert?.endsWith("lowercase")) return text.toLowerCase();
  return convert?.endsWith("uppercase") ? text.toUpperCase() : text;
}

/** The parts of comma-separated text, or of a list, without the empty ones. */
function itemsOf(value: Value): readonly string[] {
  const parts = typeof value === "string" ? value.split(",") : [value].flat();
  return parts.map((part) => String(part).trim()).filter((part) => part !== "");
}

function isGiven(value: Value | undefined): value is Value {
  return value !== undefined;
}
