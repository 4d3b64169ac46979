import type { ParameterContract } from "../contract/types.ts";
import { takesTime } from "../oracle/travelling.ts";
import { isList } from "../oracle/verdict/limits.ts";

/** Whether a parameter is a text that may have any characters, here and in the calls before. */
export function isFreeText(parameter: ParameterContract): boolean {
  const { type, isZone } = parameter;
  if (type !== "string" || isList(parameter) || isZone || takesTime(parameter)) return false;
  const isFree = [parameter, ...parameter.passedTo()].every(
    ({ limits, listed }) => !(limits.enum || limits.pattern || limits.format || listed.length > 0),
  );
  return isFree && parameter.patterns.every((each) => new RegExp(each, "u").test("&é%?="));
}

/** The fewest and the most characters that a text may have, here and in the calls before. */
export function roomOf(parameter: ParameterContract): {
  readonly least: number;
  readonly most: number;
} {
  const limits = [parameter, ...parameter.passedTo()].map((each) => each.limits);
  return {
    least: Math.max(...limits.map(({ minLength = 1 }) => minLength)),
    most: Math.min(...limits.map(({ maxLength = Infinity }) => maxLength)),
  };
}
