import { isAnyOf, isOneOf, isWords } from "./condition.ts";
import type { ConditionContract, RuleContract, TestContract } from "./condition-types.ts";
import { readingsIn } from "./tests.ts";

/** A condition in words: `body.more is false`. */
export function sayCondition(condition: ConditionContract): string {
  if (isAnyOf(condition)) return condition.map(sayCondition).join(" or ");
  return Object.entries(condition)
    .map(([path, test]) => `${path} ${sayTest(test)}`)
    .join(", ");
}

/** A rule in words: `email is given or name is given`, `model is given when source is "made"`. */
export function sayRule({ when, need }: RuleContract): string {
  return when ? `${sayCondition(need)} when ${sayCondition(when)}` : sayCondition(need);
}

/** A test in words, after what it is about. */
export function sayTest(test: TestContract): string {
  if (isOneOf(test)) return test.map(sayTest).join(" or ");
  if (!isWords(test)) return `is ${JSON.stringify(test)}`;
  const say = { test: sayTest, condition: sayCondition };
  return readingsIn(test)
    .map(([reading, argument]) => reading.said(argument, say))
    .join(" and ");
}
