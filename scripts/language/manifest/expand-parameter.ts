import type { Converter, ParameterType, ValueWords } from "../ir/types.ts";
import { isSentName } from "../words/steps.ts";
import type { Cleared, ManifestParameter, Rewriting } from "./types.ts";

/** A parameter as it is written: its converters stand together, in one text or list. */
export type WrittenParameter = Omit<
  ManifestParameter,
  "type" | "address" | "shape" | "clear" | "convert" | "converters" | "raw" | "enum" | "values"
> & {
  readonly enum?: readonly (string | number | ValueWords)[];
  readonly type: WrittenType;
  readonly clear?: Cleared | readonly Cleared[];
  readonly convert?: Written | readonly Written[];
};

type WrittenType = ParameterType | "address" | "object" | "array";

type Written = Converter | Rewriting | "raw";

/** Parts the converters by whether they act before the limits, and lists the keys of a table. */
export function expandParameter(parameter: WrittenParameter): ManifestParameter {
  if (isPlain(parameter)) return parameter;
  const { convert, type, enum: values, clear, ...own } = parameter;
  const cleared = clear === undefined ? {} : { clear: [clear].flat() };
  const rest = { ...own, ...cleared, ...allowedOf(values), ...typeOf(type) };
  const written = convert === undefined ? [] : [convert].flat();
  const all = written.filter((each) => each !== "raw");
  const [read] = readersOf(all);
  const listed = keysOf(rest);
  return {
    ...rest,
    ...(listed && { enum: listed }),
    ...(read && { convert: read }),
    ...((all.length > 1 || !read) && all.length > 0 && { converters: all }),
    ...(all.length < written.length && { raw: true }),
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

/** Whether a converter acts on the checked value. */
export function isRewriting(converter: Converter | Rewriting): converter is Rewriting {
  return isSentName(converter);
}

/**
 * The converters that act before the limits. The items of a list are trimmed in any case; elsewhere
 * `trim` and a case are one.
 */
export function readersOf(all: readonly (Converter | Rewriting)[]): readonly Converter[] {
  const readers = all.filter((each) => !isRewriting(each));
  const isList = readers.some((each) => each === "csv" || each === "csv-text");
  const others = readers.filter((each) => each !== "trim");
  if (isList || others.length === readers.length) return isList ? others : readers;
  const [single, ...more] = others.map((each) => TRIMMED[each] ?? each);
  return single === undefined ? ["trim"] : [single, ...more];
}

const TRIMMED: Partial<Readonly<Record<Converter, Converter>>> = {
  lowercase: "trim-lowercase",
  uppercase: "trim-uppercase",
};

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
