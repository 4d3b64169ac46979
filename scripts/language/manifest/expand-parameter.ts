import type { ParameterType, ValueWords } from "../ir/types.ts";
import { expandInputStep, type WrittenInputStep } from "./input-steps.ts";
import type { Cleared, ManifestParameter } from "./types.ts";

/** A parameter as it is written: one step, or a list of them. */
export type WrittenParameter = Omit<
  ManifestParameter,
  "type" | "address" | "shape" | "clear" | "convert" | "enum" | "values"
> & {
  readonly enum?: readonly (string | number | ValueWords)[];
  readonly type: WrittenType;
  readonly clear?: Cleared | readonly Cleared[];
  readonly convert?: WrittenInputStep | readonly WrittenInputStep[];
};

type WrittenType = ParameterType | "address" | "object" | "array";

/** Writes out what is short, and lists the keys of a table. */
export function expandParameter(parameter: WrittenParameter): ManifestParameter {
  if (isPlain(parameter)) return parameter;
  const { convert, type, enum: values, clear, ...own } = parameter;
  const cleared = clear === undefined ? {} : { clear: [clear].flat() };
  const rest = { ...own, ...cleared, ...allowedOf(values), ...typeOf(type) };
  const listed = keysOf(rest);
  return {
    ...rest,
    ...(listed && { enum: listed }),
    ...(convert !== undefined && { convert: [convert].flat().map(expandInputStep) }),
  };
}

function isPlain(parameter: WrittenParameter): parameter is WrittenParameter & ManifestParameter {
  const { convert, map, type, clear, enum: values = [] } = parameter;
  const isShort = [convert, map, clear].some((each) => each !== undefined);
  const isOne = Object.keys(typeOf(type)).length === 1;
  return !isShort && isOne && values.every(isValue);
}

/** JSON of a kind, and an address, are types of their own to those who write. */
function typeOf(type: WrittenType): Pick<ManifestParameter, "type" | "address" | "shape"> {
  switch (type) {
    case "address":
      return { type: "string", address: true };
    case "object":
    case "array":
      return { type: "json", shape: type };
    case "json":
      return { type, shape: "any" };
    default:
      return { type };
  }
}

function isValue(each: string | number | ValueWords): each is string | number {
  return typeof each !== "object";
}

/** The allowed values, and apart from them what is said of some. */
function allowedOf(written: WrittenParameter["enum"]): Pick<ManifestParameter, "enum" | "values"> {
  const values = written?.flatMap((each) => (isValue(each) ? [] : [each])) ?? [];
  return {
    ...(written && { enum: written.map((each) => (isValue(each) ? each : each.value)) }),
    ...(values.length > 0 && { values }),
  };
}

/** The allowed values that a table has keys for; none for true and false, which are allowed anyway. */
function keysOf({
  type,
  map,
  enum: listed,
}: Pick<ManifestParameter, "type" | "map" | "enum">): ManifestParameter["enum"] {
  if (map === undefined || listed !== undefined || type === "boolean" || type === "json") {
    return undefined;
  }
  const keys = Object.keys(map);
  if (type === "string") return keys;
  const numbers = keys.map(Number);
  return numbers.every(Number.isFinite) ? numbers : undefined;
}
