import {
  measured,
  limitWords,
  type LimitName,
  limitNames,
  type Measure,
  ranges,
} from "../words/limits.ts";
import { formatNumber } from "../shown.ts";
import type { Limits, ParameterType } from "./types.ts";

/** What a value is held to, for people: `integer 1 to 40`, `at most 2,000 characters`, `matches ^a`. */
export function limitPhrases(type: ParameterType, limits: Limits): readonly string[] {
  const values = rangePhrase("value", limits);
  return [
    type === "integer" ? `integer ${values}`.trim() : values,
    rangePhrase("characters", limits),
    rangePhrase("items", limits),
    rangePhrase("bytes", limits),
    ...otherLimits.map((name) => phraseOf(name, limits)),
  ].filter((phrase) => phrase !== "");
}

/** `1 to 40`, `above 0, at most 1,000`; empty without limits. */
function rangePhrase(of: Measure, limits: Limits): string {
  const bounds = boundsOf[of].filter((name) => limits[name] !== undefined);
  if (bounds.length === 0) return "";
  const range = ranges.find(({ least, most }) => bounds.includes(least) && bounds.includes(most));
  const others = bounds
    .filter((name) => name !== range?.least && name !== range?.most)
    .map((name) => phraseOf(name, limits));
  const whole = range ? spanPhrase(of, limits[range.least] ?? 0, limits[range.most] ?? 0) : "";
  return [whole, ...others].filter((phrase) => phrase !== "").join(", ");
}

/** `1 to 40 items`, `18 characters` */
function spanPhrase(of: Measure, from: number, to: number): string {
  if (from === to && of !== "value") return measured(to, of);
  return `${formatNumber(from)} to ${measured(to, of)}`;
}

function phraseOf(name: LimitName, limits: Limits): string {
  const value = limits[name];
  return value === undefined ? "" : limitWords[name].phrase(value);
}

function boundsBy(measure: Measure): readonly LimitName[] {
  const bounds = limitNames.filter((name) => isBound(name) && limitWords[name].of === measure);
  return bounds.toSorted((one, other) => Number(isUpper(one)) - Number(isUpper(other)));
}

function isBound(name: LimitName): boolean {
  return limitWords[name].tighter === "up" || isUpper(name);
}

function isUpper(name: LimitName): boolean {
  return limitWords[name].tighter === "down";
}

/** Lower bounds first. */
const boundsOf = {
  value: boundsBy("value"),
  characters: boundsBy("characters"),
  items: boundsBy("items"),
  bytes: boundsBy("bytes"),
};
const otherLimits = limitNames.filter((name) => !isBound(name));
