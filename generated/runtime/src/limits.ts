// Generated from templates/runtime/limits.ts. Do not edit; run `npm run generate`.

import type { Input } from "./definition.ts";
import { matches } from "./pattern.ts";

type Check = (value: never, limit: never) => boolean;

const least = (size: number, limit: number) => size >= limit;
const most = (size: number, limit: number) => size <= limit;
// Characters are code points: a surrogate pair is one.
const length = (text: string) => text.replace(/[\u{10000}-\u{10ffff}]/gu, "?").length;

const checks: Readonly<Record<string, Check>> = {
  minimum: least,
  maximum: most,
  exclusiveMinimum: (value: number, limit: number) => value > limit,
  exclusiveMaximum: (value: number, limit: number) => value < limit,
  // 0.3 / 0.1 is 2.9999999999999996
  multipleOf: (value: number, limit: number) => (value / limit).toFixed(9).endsWith(".000000000"),
  minLength: (text: string, limit: number) => least(length(text), limit),
  maxLength: (text: string, limit: number) => most(length(text), limit),
  pattern: (text: string, pattern: string) => matches(pattern, text),
  enum: (value: unknown, allowed: readonly unknown[]) => allowed.includes(value),
};
const listChecks: Readonly<Record<string, Check>> = {
  minItems: (list: readonly string[], limit: number) => least(list.length, limit),
  maxItems: (list: readonly string[], limit: number) => most(list.length, limit),
};

/** Whether a value of the right type is within the input's limits; a list also item by item. */
export function withinLimits(input: Input, value: unknown): boolean {
  for (const name in input) {
    const limit = input[name as keyof Input]; // its own name
    const each = checks[name];
    const whole = listChecks[name];
    if (each && !(Array.isArray(value) ? value : [value]).every((item) => fits(each, item, limit)))
      return false;
    if (whole && !fits(whole, value, limit)) return false;
  }
  return true;
}

function fits(check: Check, value: unknown, limit: unknown): boolean {
  return check(value as never, limit as never); // a value and a limit of one input go together
}

/** What the input must be, in words that follow "must be". */
export function expectation(input: Input): string {
  const { type, integer, shape = "object" } = input;
  const kind = type === "json" ? `JSON ${shape}` : integer ? "whole number" : type;
  const limits = Object.entries(input).filter(([name]) => checks[name] ?? listChecks[name]);
  return [`a ${kind}`, ...limits.map(([name, limit]) => `${name} ${limit}`)].join(", ");
}
