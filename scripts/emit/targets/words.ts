import type { Json, Limits, Parameter } from "../../language/ir/types.ts";

/** Sentences about parameters, the same in every target. Values stand as they are typed. */

/** What is allowed, as far as the description does not say it: `1 to 40`, `at most 2,000 characters`. */
export function limitPhrases(parameter: Parameter): readonly string[] {
  const { limits, convert, type } = parameter;
  const description = parameter.description.toLowerCase();
  return [
    type === "integer" ? `integer${range(limits)}` : range(limits).trim(),
    span(limits.minLength, limits.maxLength, "character"),
    convert?.startsWith("csv") ? span(limits.minItems, limits.maxItems, "item") : "",
    limits.multipleOf === undefined ? "" : `a multiple of ${formatNumber(limits.multipleOf)}`,
    limits.enum === undefined ? "" : `one of ${limits.enum.join(", ")}`,
    limits.pattern === undefined ? "" : `matches ${limits.pattern}`,
    limits.format === undefined ? "" : `format ${limits.format}`,
  ].filter((phrase) => phrase !== "" && !description.includes(phrase.toLowerCase()));
}

/** What its absence means: `Default: true.`, `Default at the provider: 10.`; null when unsaid. */
export function defaultSentence(parameter: Parameter): string | null {
  if (parameter.default === undefined || parameter.secret) return null;
  const owner = parameter.sendDefault ? "Default" : "Default at the provider";
  const items = parameter.convert === "csv" && Array.isArray(parameter.default);
  return `${owner}: ${items ? parameter.default.join(", ") : formatValue(parameter.default)}.`;
}

/** What depends on other parameters, one sentence each. */
export function dependencySentences({ enumBy, when }: Parameter): readonly string[] {
  const sentences: string[] = [];
  if (when) sentences.push(`Sent only while ${when.parameter} is ${formatValue(when.equals)}.`);
  if (enumBy) {
    const cases = Object.entries(enumBy.values).map(
      ([value, allowed]) => `${value}: ${allowed.join(", ")}`,
    );
    const verb = enumBy.severity === "error" ? "Allowed" : "Expected";
    sentences.push(`${verb} values by ${enumBy.parameter}: ${cases.join("; ")}.`);
  }
  return sentences;
}

/** The description with a full stop, then the sentences, separated by spaces. */
export function joinSentences(sentences: readonly (string | null)[]): string {
  return sentences
    .map((sentence) => sentence?.trim() ?? "")
    .filter((sentence) => sentence !== "")
    .map((sentence) => (/[.!?:;)\]"'`]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(" ");
}

/** A number with thousands separated: `400,000`. */
export function formatNumber(value: number): string {
  const text = String(value);
  return /^-?\d+$/.test(text) ? text.replace(/\B(?=(\d{3})+$)/g, ",") : text;
}

/** A value as it would be typed into a field. */
export function formatValue(value: Json): string {
  if (typeof value === "string") return value === "" ? '""' : value;
  return typeof value === "number" ? formatNumber(value) : JSON.stringify(value);
}

function range({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Limits): string {
  if (minimum !== undefined && maximum !== undefined)
    return ` ${formatNumber(minimum)} to ${formatNumber(maximum)}`;
  const bounds = [
    minimum === undefined ? "" : `at least ${formatNumber(minimum)}`,
    exclusiveMinimum === undefined ? "" : `above ${formatNumber(exclusiveMinimum)}`,
    maximum === undefined ? "" : `at most ${formatNumber(maximum)}`,
    exclusiveMaximum === undefined ? "" : `below ${formatNumber(exclusiveMaximum)}`,
  ].filter((bound) => bound !== "");
  return bounds.length === 0 ? "" : ` ${bounds.join(", ")}`;
}

function span(least: number | undefined, most: number | undefined, unit: string): string {
  const count = (number: number) => `${formatNumber(number)} ${unit}${number === 1 ? "" : "s"}`;
  if (least !== undefined && most !== undefined)
    return least === most ? count(most) : `${formatNumber(least)} to ${count(most)}`;
  if (least !== undefined) return `at least ${count(least)}`;
  return most === undefined ? "" : `at most ${count(most)}`;
}
