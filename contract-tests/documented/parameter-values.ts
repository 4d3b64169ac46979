import { choicesOf } from "../contract/choices.ts";
import type { ParameterContract, Value } from "../contract/types.ts";
import { valueOf } from "../oracle/values.ts";
import { fits } from "../oracle/verdict/limits.ts";
import { isOfType } from "../oracle/verdict/types.ts";
import type { Parameter } from "./types.ts";

/**
 * Values of a parameter that are sent: both ends of its limits, what it may be, and what is written out.
 * Of those that nobody wrote, one that another limit does not let through is none; `read` has them all.
 */
export function acceptedValues(parameter: Parameter, read: ParameterContract): readonly Value[] {
  const { minimum, maximum, minLength, maxLength, maxItems, type } = parameter;
  const own = [
    ...choicesOf(parameter).map(({ value }) => value),
    minimum,
    maximum,
    text(minLength || undefined),
    text(maxLength),
    list(maxItems, type),
  ];
  return distinct([...own.filter((value) => isTaken(read, value)), ...(parameter.accepts ?? [])]);
}

/** Values that are refused: one beyond each limit, one of another type, and what is written out. */
export function refusedValues(parameter: Parameter, read: ParameterContract): readonly Value[] {
  const { minimum, maximum, minLength, maxLength, maxItems, type } = parameter;
  const own = [
    minimum === undefined ? undefined : minimum - 1,
    maximum === undefined ? undefined : maximum + 1,
    minLength === undefined || minLength === 0 ? undefined : text(minLength - 1),
    maxLength === undefined ? undefined : text(maxLength + 1),
    maxItems === undefined ? undefined : list(maxItems + 1, type),
    text(parameter.refusesLength),
    type === "integer" ? (minimum ?? 1) + 0.5 : undefined,
    ofAnotherType[type],
  ];
  return distinct([...own.filter((value) => !isTaken(read, value)), ...(parameter.refuses ?? [])]);
}

function isTaken(read: ParameterContract, value: Value | undefined): boolean {
  if (!isOfType(read, value, undefined)) return false;
  return valueOf(read, value) === undefined ? !read.required : fits(read, value);
}

const ofAnotherType: Readonly<Record<Parameter["type"], Value>> = {
  string: 5,
  integer: "many",
  number: "many",
  boolean: "maybe",
  json: "no JSON",
  object: "no JSON",
  array: "no JSON",
  // Anything else may be a reference, which the host reads.
  file: { base64: "*" },
  address: 5,
};

function text(length: number | undefined): string | undefined {
  return length === undefined ? undefined : "x".repeat(length);
}

/** `1,2,3`, or a list of these as JSON. */
function list(length: number | undefined, type: Parameter["type"]): Value | undefined {
  if (length === undefined) return undefined;
  const items = Array.from({ length }, (_, index) => index + 1);
  return type === "json" ? items : items.join();
}

function distinct(values: readonly (Value | undefined)[]): readonly Value[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}
