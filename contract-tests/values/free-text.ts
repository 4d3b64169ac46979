import type { OperationContract, ParameterContract } from "../contract/types.ts";
import { takesTime } from "../oracle/travelling.ts";
import { isList } from "../oracle/verdict/limits.ts";

/** Whether a parameter is a text that may have any characters, here and in the calls before. */
export function isFreeText(operation: OperationContract, parameter: ParameterContract): boolean {
  const { type, isZone } = parameter;
  if (type !== "string" || isList(parameter) || isZone || takesTime(parameter)) return false;
  const isFree = [parameter, ...parameter.passedTo()].every(
    ({ limits, enumBy }) => !(limits.enum || limits.pattern || limits.format || enumBy),
  );
  return isFree && takesAnyText(operation, parameter);
}

/** Whether no rule is about the characters of a text. */
function takesAnyText({ rules }: OperationContract, { name }: ParameterContract): boolean {
  return rules.every(
    (rule) =>
      rule.kind !== "matches" ||
      rule.severity === "warning" ||
      rule.parameter !== name ||
      new RegExp(rule.pattern, "u").test("&é%?="),
  );
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
