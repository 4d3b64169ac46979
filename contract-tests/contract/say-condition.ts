import { isAnyOf, isOneOf, isWords } from "./condition.ts";
import type { ConditionContract, RuleContract, TestContract } from "./condition-types.ts";

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
  const { given, not, is, contains, matches, any, input, class: kind } = test;
  return [
    given === undefined ? "" : given ? "is given" : "is not given",
    not === undefined ? "" : `is not so: ${sayTest(not)}`,
    is === undefined ? "" : `is ${JSON.stringify(is)}`,
    contains === undefined ? "" : `contains ${JSON.stringify(contains)}`,
    matches === undefined ? "" : `matches ${matches}`,
    any === undefined ? "" : `has an item: ${sayCondition(any)}`,
    input === undefined ? "" : `is that of ${input}`,
    kind === undefined ? "" : `is ${kind}xx`,
  ]
    .filter((each) => each !== "")
    .join(" and ");
}
