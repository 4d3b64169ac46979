import { escaped } from "../../system/escaped-pattern.ts";
import { formatNumber } from "../shown.ts";
import type { Measure } from "../words/limits.ts";

/** Patterns of regular expressions with the flags `iu`, for numbers in prose. */

const OTHER_SIZES = "bytes?|[kmg]i?b|tokens?|words?|lines?|%|percent";

/** Units that make a number one of something else; a value may be of any. */
const FOREIGN: Readonly<Record<Measure, string | null>> = {
  value: null,
  characters: `${OTHER_SIZES}|items?|entries`,
  items: `${OTHER_SIZES}|char(?:acter)?s?|letters?|digits?`,
  bytes: "char(?:acter)?s?|letters?|digits?|items?|entries|tokens?|words?|lines?|%|percent",
};

const UNITS: Readonly<Record<Measure, string>> = {
  value: "",
  characters: "(?:[ -](?:char(?:acter)?s?|letters?|digits?)(?!\\w))?",
  items: "(?: (?:items?|entries))?",
  bytes: "(?:[ -]bytes?(?!\\w))?",
};

/** A number that is no part of another, its thousands separated or not. */
export function numberPattern(value: number): string {
  const texts = [...new Set([formatNumber(value), String(value)])].map(escaped);
  // Dots may stand between the ends of a range: `1..40`.
  return String.raw`(?<![\w,]|(?<!\.)\.)(?:${texts.join("|")})(?!\w|[.,]\d)`;
}

/** A number with the unit of what it limits or none, and with no other. */
export function sizePattern(value: number, of: Measure): string {
  const foreign = FOREIGN[of];
  return numberPattern(value) + (foreign === null ? "" : `(?! ?(?:${foreign}))`) + UNITS[of];
}

/** Not in the middle of a word or of a number. */
export function bounded(pattern: string): string {
  return String.raw`(?<!\w)(?:${pattern})(?!\w|[.,]\d)`;
}
