import type { Keywords } from "../keywords.ts";
import { matches } from "./pattern.ts";
import { Unfit, unfitCount } from "./unfit.ts";

// Characters are code points: a surrogate pair is one.
const length = (text: string) => text.replace(/[\u{10000}-\u{10ffff}]/gu, "?").length;

/** Limits on texts, and conversions of their case. */
export const textLimits = {
  lowercase: (given: unknown) => (typeof given === "string" ? given.toLowerCase() : undefined),
  uppercase: (given: unknown) => (typeof given === "string" ? given.toUpperCase() : undefined),
  minLength: (text: string, limit: number) =>
    length(text) >= limit || unfitCount("least", limit, "character", length(text)),
  maxLength: (text: string, limit: number) =>
    length(text) <= limit || unfitCount("most", limit, "character", length(text)),
  pattern: (text: string, pattern: string) =>
    matches(pattern, text) || new Unfit(`must match the pattern ${pattern}`),
} satisfies Keywords;

/** Limits on numbers besides an inclusive range. */
export const numberLimits = {
  exclusiveMinimum: (value: number, limit: number) =>
    value > limit || new Unfit(`must be more than ${limit}`),
  exclusiveMaximum: (value: number, limit: number) =>
    value < limit || new Unfit(`must be less than ${limit}`),
  // 0.3 / 0.1 is 2.9999999999999996
  multipleOf: (value: number, limit: number) =>
    (value / limit).toFixed(9).endsWith(".000000000") ||
    new Unfit(`must be a multiple of ${limit}`),
} satisfies Keywords;

/** Lists of allowed values. */
export const enums = {
  enum: (value: unknown, allowed: readonly unknown[]) =>
    allowed.includes(value) || new Unfit(`must be one of ${allowed.join(", ")}`),
} satisfies Keywords;
