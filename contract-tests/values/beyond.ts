import { patternSample } from "../../scripts/system/pattern-sample.ts";
import type { LimitsContract, ParameterContract } from "../contract/types.ts";

/** Whether no call shows a limit: files beyond it are too large for a test, or it excludes nothing. */
export function isBeyondTests(
  keyword: string,
  { type, limits }: Pick<ParameterContract, "type" | "limits">,
): boolean {
  const { maxBytes = 0, minLength = 0, maxLength = 0, minItems = 0, multipleOf } = limits;
  const { pattern = "^" } = limits;
  const isWhole = type === "integer";
  switch (keyword) {
    case "maxBytes":
      return maxBytes >= 2 ** 21;
    case "minLength":
      return minLength <= 0 || (minLength > 1 && isInPattern(limits, { maxLength: minLength - 1 }));
    case "maxLength":
      return maxLength < LONGEST && isInPattern(limits, { minLength: maxLength + 1 });
    case "minItems":
      return minItems <= 0;
    case "multipleOf":
      return isWhole && 1 % (multipleOf ?? 0) === 0;
    case "minimum":
    case "exclusiveMinimum":
      // Larger whole numbers are refused whatever the limits are.
      return isWhole && (limits[keyword] ?? 0) < Number.MIN_SAFE_INTEGER;
    case "maximum":
    case "exclusiveMaximum":
      return isWhole && (limits[keyword] ?? 0) > Number.MAX_SAFE_INTEGER;
    case "pattern":
      // What fits nothing at all, and does not look around, fits at the beginning of any text.
      return fitsAnyText(pattern) && !/[$^]|\\b|\(\?[=!<]/i.test(pattern);
    default:
      return false;
  }
}

/** Whether a pattern fits within any text that is not blank. */
function fitsAnyText(pattern: string): boolean {
  const expression = new RegExp(pattern, "u");
  return expression.test("") || SIGNS.every((sign) => expression.test(sign));
}

/** Characters of which any may be all of a text. */
const SIGNS = [...Array.from({ length: 94 }, (_, at) => String.fromCodePoint(33 + at)), "é", "漢"];

/** Whether a pattern fits no text beyond a length, so that the length excludes nothing. */
function isInPattern({ pattern = "", ...limits }: LimitsContract, beyond: LimitsContract): boolean {
  if (pattern === "" || patternSample(pattern, limits) === undefined) return false;
  return patternSample(pattern, beyond) === undefined;
}

/** No text of a test is longer. */
const LONGEST = 9_000;

/** What a table sends and no caller may give; undefined where there is no such value. */
export function foreignSent({
  table,
  type,
  limits,
}: ParameterContract): string | number | undefined {
  if (type === "boolean") return undefined;
  const allowed = (limits.enum ?? []).map(String);
  const sent = [...(table?.values() ?? [])];
  return sent.find(
    (each) =>
      (typeof each === "string" || typeof each === "number") &&
      !allowed.includes(String(each)) &&
      String(each).trim() !== "",
  ) as string | number | undefined; // the condition says it, but find does not narrow
}
