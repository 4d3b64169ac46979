import { usualOf, usualWord } from "../ir/converted.ts";
import { escaped } from "../../system/escaped-pattern.ts";
import { diagnostic, type SourceRange } from "../diagnostics/diagnostic.ts";
import { formatValue } from "../shown.ts";
import type { Json } from "../ir/types.ts";
import { measured, limitWords, limitNames, ranges } from "../words/limits.ts";
import { DeferredRange } from "../manifest/deferred-source.ts";
import type { ManifestPath, ManifestSource } from "../manifest/source.ts";
import type { ManifestParameter } from "../manifest/types.ts";
import { listedValues } from "./listed-values.ts";
import { bounded, numberPattern, sizePattern } from "./number-pattern.ts";
import type { Findings, PreparedManifest } from "./prepared.ts";
import type { Repetition } from "./repetition.ts";

interface Pattern {
  readonly member: string;
  readonly pattern: string;
}

/** What a description repeats of its parameter's limits, default and list of values, in its order. */
export function repetitionsOf(parameter: ManifestParameter): readonly Repetition[] {
  const text = parameter.description.replace(/\s+/g, " ");
  const patterns = [
    ...rangePatterns(parameter, text),
    ...limitPatterns(parameter, text),
    ...defaultPatterns(parameter, text),
  ];
  const found = patterns.flatMap(({ member, pattern }) =>
    [...text.matchAll(new RegExp(pattern, "giu"))].map(({ 0: quote, index }) => ({
      member,
      quote,
      at: index,
    })),
  );
  const all = [...found, ...listedValues(parameter, text)].toSorted(
    (one, other) => one.at - other.at || other.quote.length - one.quote.length,
  );
  // `at most 40` within `1 to at most 40` is no second finding.
  return all.filter(
    ({ at }, index) => !all.slice(0, index).some((other) => at < other.at + other.quote.length),
  );
}

/** Whether it can be found at all: most descriptions say no value, and patterns are slow to make. */
function holds(text: string, value: Json): boolean {
  if (typeof value === "number" && text.includes(String(value))) return true;
  return text.toLowerCase().includes(asTyped(value).toLowerCase());
}

function* rangePatterns(parameter: ManifestParameter, text: string): Generator<Pattern> {
  for (const { least, most } of ranges) {
    const [from, to] = [parameter[least], parameter[most]];
    if (from === undefined || to === undefined || !holds(text, to)) continue;
    const member = `${least}\` and \`${most}`;
    const { of } = limitWords[most];
    const [first, last] = [numberPattern(from), sizePattern(to, of)];
    // The ends may be explained: `1 (hardly) to 10 (certain)`.
    const upTo = String.raw`(?: \([^()]*\))? ?(?:to|through|up to|[-–—]|\.{2,3}) ?`;
    yield { member, pattern: `${first}${upTo}${last}|between ${first} and ${last}` };
    // `18-character id`
    const only = escaped(measured(to, of)).replace(/ (.*?)s?$/, "[ -]$1s?");
    if (from === to && of !== "value") yield { member, pattern: bounded(only) };
  }
}

/** Words before a number that make it a limit. */
const BEFORE = {
  up: String.raw`(?:at least|(?:no|not) (?:fewer|less|smaller|shorter) than|min(?:imum|\.)?(?: [a-z]+){0,2}:?|≥|>=)`,
  down: String.raw`(?:at most|up to|(?:no|not|never|cannot be) (?:more|greater|larger|longer|higher) than|(?:limited|capped) (?:to|at)|exceed|max(?:imum|\.)?(?: [a-z]+){0,2}:?|[01] ?(?:to|[-–—]|\.{2,3})|between [01] and|≤|<=)`,
  openUp: "(?:above|over|(?:more|greater|larger) than|>)",
  openDown: "(?:below|under|(?:less|fewer|smaller) than|<)",
} as const;

/** Words after a number that do the same. */
const AFTER = {
  up: "(?:or more|at least|min(?:imum)?)",
  down: "(?:or (?:fewer|less)|at most|max(?:imum)?)",
} as const;

function* limitPatterns(parameter: ManifestParameter, text: string): Generator<Pattern> {
  for (const member of limitNames) {
    const value = parameter[member];
    if (value === undefined || (!Array.isArray(value) && !holds(text, value))) continue;
    const phrase = limitWords[member].phrase(value);
    // The phrase of a long list is no expression any more.
    const isThere = text.toLowerCase().includes(phrase.toLowerCase());
    if (isThere) yield { member, pattern: bounded(escaped(phrase)) };
    // An expression is no ordinary word, whatever stands around it.
    const isExpression = typeof value === "string" && escaped(value) !== value;
    if (isExpression) yield { member, pattern: bounded(escaped(value)) };
    const { tighter, open, of } = limitWords[member];
    if (typeof value !== "number" || (tighter !== "up" && tighter !== "down")) continue;
    const size = sizePattern(value, of);
    const before = open ? BEFORE[tighter === "up" ? "openUp" : "openDown"] : BEFORE[tighter];
    yield { member, pattern: String.raw`(?<![\w.,])${before} ?${size}` };
    if (!open) yield { member, pattern: String.raw`${size} ${AFTER[tighter]}(?!\w)` };
  }
}

/** Behind a value in prose: punctuation, the end, or what goes on about it. */
const END = String.raw`(?=[.,;:)]|$| (?:is|are|applies|for|if|when|unless)\b)`;

const GONE = "(?:absent|omitted|left out|not (?:given|set|specified)|unset|unspecified)";

function* defaultPatterns(parameter: ManifestParameter, description: string): Generator<Pattern> {
  const absent = usualOf(parameter);
  if (absent === undefined || absent === "" || !holds(description, absent)) return;
  const isNumber = typeof absent === "number";
  const text = isNumber ? numberPattern(absent) : bounded(escaped(asTyped(absent)));
  const value = `["'\`]?${text}["'\`]?`;
  // A word that begins a phrase is no value: `Defaults to a random one` beside `providerDefault: a`.
  const last = isNumber ? value : value + END;
  const patterns = [
    String.raw`\bdefaults?(?: value)?(?: is| to| of)?:? ?=? ?${last}`,
    String.raw`${value} (?:(?:is the|by) default\b|\(default\))`,
    String.raw`\bby default,? ${last}`,
    String.raw`${value} (?:when|if|unless) ${GONE}`,
    String.raw`\b${GONE},? (?:[a-z]+ ){0,4}${last}`,
  ];
  yield { member: usualWord(parameter), pattern: patterns.join("|") };
}

function asTyped(value: Json): string {
  return Array.isArray(value) ? value.join(", ") : formatValue(value);
}

/** Descriptions that say a limit, a default or a list of values a second time. */
export function* checkDescriptions({ declarations, source }: PreparedManifest): Findings {
  for (const { name, at, parameter } of declarations) {
    for (const { member, quote } of repetitionsOf(parameter)) {
      const range = rangeOf(source, [...at, "description"], quote);
      yield diagnostic("limit-in-description", range, { name, member, quote });
    }
  }
}

/** Where words stand in a text as it is written, with line breaks and all; else the whole text. */
function rangeOf(source: ManifestSource, at: ManifestPath, quote: string): SourceRange {
  return new DeferredRange(source.file, () => {
    const { file, start, end } = source.valueAt(at);
    const words = quote.split(" ").map(escaped).join(String.raw`\s+`);
    const found = new RegExp(words, "u").exec(file.text.slice(start, end));
    if (!found) return { file, start, end };
    const from = start + found.index;
    return { file, start: from, end: from + found[0].length };
  });
}
