import { readConverters, readTable } from "../contract/rewriting.ts";
import type { Value } from "../contract/types.ts";
import { travelling as rewritten } from "../oracle/travelling.ts";
import type { Parameter } from "./types.ts";

/** Values of a parameter that travel as they are: both ends of its limits, what it may be, and what is written out. */
export function acceptedValues(parameter: Parameter): readonly Value[] {
  const { minimum, maximum, minLength, maxLength, maxItems, map, type } = parameter;
  const keys = Object.keys(map ?? {});
  return distinct([
    ...(parameter.enum ?? []),
    ...keys.map((key) => (type === "string" ? key : JSON.parse(key))),
    minimum,
    maximum,
    text(minLength || undefined),
    text(maxLength),
    list(maxItems, type),
    ...(parameter.accepts ?? []),
  ]);
}

/** Values that are refused: one beyond each limit, one of another type, and what is written out. */
export function refusedValues(parameter: Parameter): readonly Value[] {
  const { minimum, maximum, minLength, maxLength, maxItems, type } = parameter;
  return distinct([
    minimum === undefined ? undefined : minimum - 1,
    maximum === undefined ? undefined : maximum + 1,
    minLength === undefined || minLength === 0 ? undefined : text(minLength - 1),
    maxLength === undefined ? undefined : text(maxLength + 1),
    maxItems === undefined ? undefined : list(maxItems + 1, type),
    text(parameter.refusesLength),
    type === "integer" ? (minimum ?? 1) + 0.5 : undefined,
    ofAnotherType[type],
    ...(parameter.refuses ?? []),
  ]);
}

/** A value as it travels; undefined when it does not. */
export function travelling(parameter: Parameter, value: Value): Value | undefined {
  const { convert, rewritings } = readConverters(parameter.convert, "documented");
  const read = convert === "csv" && typeof value === "string" ? value.split(",") : value;
  const table = readTable(parameter.map);
  return rewritten(
    { table, rewritings, prefix: parameter.prefix ?? null, extract: parameter.extract ?? null },
    read,
  );
}

const ofAnotherType: Readonly<Record<Parameter["type"], Value>> = {
  string: 5,
  integer: "many",
  number: "many",
  boolean: "maybe",
  json: "no JSON",
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
