import { fullFormats } from "ajv-formats/dist/formats.js";
import type { InputStep, Json, ParameterType } from "../ir/types.ts";
import { converted } from "../ir/converted.ts";
import { isCommaList } from "../ir/input-steps.ts";
import { limitWords, type LimitName, limitNames } from "../words/limits.ts";
import { inputOf, stepName } from "../words/steps.ts";
import type { ManifestParameter } from "../manifest/types.ts";
import { isUsablePattern } from "./patterns.ts";

/** Whether the value is of the type; text is no number here, as it is in a workflow. */
export function fitsType(type: ParameterType, value: Json): boolean {
  switch (type) {
    case "string":
    case "boolean":
      return typeof value === type;
    case "number":
      return typeof value === "number";
    case "integer":
      // A larger one may stand for another: 9007199254740993 is read as 9007199254740992.
      return Number.isSafeInteger(value);
    case "json":
      return true;
    case "file":
      return isInlineFile(value);
  }
}

/** Whether the value is what callers may pass for the parameter. */
export function fitsParameter({ type, shape, convert }: ManifestParameter, value: Json): boolean {
  if (isCommaList({ convert })) {
    return typeof value === "string" || isListOfText(value);
  }
  if (type !== "json" || shape === "any") return fitsType(type, value);
  if (shape === "array") return Array.isArray(value);
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A file as a manifest can write it: no reference, which only a host can read. */
function isInlineFile(value: Json): boolean {
  const { base64 }: { readonly base64?: unknown } = Object(value);
  return (
    typeof base64 === "string" &&
    /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(base64)
  );
}

/** What limits are about: the items of a comma-separated list, or else the value itself. */
export function itemsOf(
  { convert }: { readonly convert?: readonly InputStep[] | undefined },
  value: Json,
): readonly Json[] {
  if (!isCommaList({ convert })) return [value];
  return typeof value === "string" ? value.split(",").map((item) => item.trim()) : [value].flat();
}

/** Whether a limit has a meaning for a parameter. */
export function isOn(
  limit: LimitName,
  { type, convert, shape }: Pick<ManifestParameter, "type" | "convert" | "shape">,
): boolean {
  const isJsonList = type === "json" && shape === "array";
  const isList = isCommaList({ convert }) || isJsonList;
  const { on } = limitWords[limit];
  return on.includes(type) || (isList && on.includes("list"));
}

/**
 * What a value after conversion is against: `maximum 40`. Undefined when it keeps all limits; one
 * without a meaning for the parameter is no limit of it, and told elsewhere.
 */
export function brokenLimit(parameter: ManifestParameter, value: Json): string | undefined {
  const items = itemsOf(parameter, value);
  const whole = parameter.type === "json" && Array.isArray(value) ? value : items;
  const broken = limitNames.find((limit) => {
    if (parameter[limit] === undefined) return false;
    const { format = "", pattern = "", maxLength } = parameter;
    // The runtime leaves formats to the provider.
    if (limit === "format") return !items.every((item) => hasFormat(format, item));
    const fits = limitWords[limit].meets;
    if (!fits || !isOn(limit, parameter)) return false;
    if (limit === "pattern" && !isUsablePattern(pattern, maxLength)) return false;
    return items.some((item) => fits(item, parameter[limit], whole) !== true);
  });
  return broken && `${broken} ${sayValue(parameter[broken] ?? null)}`;
}

/** Why a value that is listed can never be given: blank text is absent, and steps change others. */
export function neverGiven(parameter: ManifestParameter, value: Json): string | undefined {
  if (typeof value !== "string") return undefined;
  if (value === "" && parameter.clear?.includes("blank")) return undefined;
  if (value.trim() === "") return "the rule that blank text counts as absent";
  const made = isCommaList(parameter)
    ? itemsOf(parameter, value)
    : [converted(parameter, value) ?? ""];
  if (made.length === 1 && made[0] === value) return undefined;
  return `\`convert: ${sayReading(parameter)}\`, which makes it ${made.map(sayValue).join(" and ")}`;
}

/** How a value is read, as it is written: `csv`, or a list. */
export function sayReading({ convert = [] }: ManifestParameter): string {
  const names = convert.filter((step) => inputOf(step).acts === "reads").map(stepName);
  return names.length === 1 ? String(names) : `[${names.join(", ")}]`;
}

/** A value as messages show it, cut when it is long. */
export function sayValue(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** The type of a parameter in words: `object`, `comma-separated text`. */
export function sayType(parameter: ManifestParameter): string {
  return isCommaList(parameter) ? "comma-separated text" : typeWord(parameter);
}

/** The type of a parameter as it is written. */
export function typeWord({ type, shape }: Pick<ManifestParameter, "type" | "shape">): string {
  return shape === undefined || shape === "any" ? type : shape;
}

function isListOfText(value: Json): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

/** Whether a text has a format of JSON Schema; what is no text, or has an unknown format, is not judged. */
function hasFormat(format: string, value: Json): boolean {
  const known = Object.entries(fullFormats).find(([name]) => name === format)?.[1];
  if (typeof value !== "string" || known === undefined || typeof known === "boolean") return true;
  const test = typeof known === "object" && "validate" in known ? known.validate : known;
  if (test instanceof RegExp) return test.test(value);
  if (typeof test === "string") return new RegExp(test, "u").test(value);
  // No format of texts is checked asynchronously.
  return typeof test !== "function" || (test as (text: string) => boolean)(value);
}
