import type { Condition, Test, TestWords } from "./types/condition.ts";
import type { Json } from "./types/json.ts";

/** How paths and values are written: as code, or as they are. */
export interface ConditionStyle {
  readonly path: (path: string) => string;
  readonly value: (value: Json) => string;
}

/** A condition in words: `status is 403 and body.message contains "credits"`. */
export function conditionText(condition: Condition, style: ConditionStyle): string {
  if (isList(condition)) return condition.map((each) => conditionText(each, style)).join(", or ");
  return Object.entries(condition)
    .map(([path, test]) => testText(style.path(path), test, style))
    .join(" and ");
}

function testText(path: string, test: Test, style: ConditionStyle): string {
  if (isWords(test)) return wordTexts(path, test, style).join(" and ");
  return `${path} is ${valueText(test, style)}`;
}

function wordTexts(path: string, test: TestWords, style: ConditionStyle): readonly string[] {
  const { given, not, is, contains, matches, any, input, class: hundreds } = test;
  return [
    ...(given === undefined ? [] : [`${path} is ${given ? "" : "not "}given`]),
    ...(not === undefined ? [] : [notText(path, not, style)]),
    ...(is === undefined ? [] : [`${path} is ${style.value(is)}`]),
    ...(contains === undefined ? [] : [`${path} contains ${style.value(contains)}`]),
    ...(matches === undefined ? [] : [`${path} matches ${style.value(matches)}`]),
    ...(any === undefined ? [] : [`of an item of ${path} ${conditionText(any, style)}`]),
    ...(input === undefined ? [] : [`${path} is what ${style.path(input)} says`]),
    ...(hundreds === undefined ? [] : [`${path} is ${hundreds}xx`]),
  ];
}

function notText(path: string, test: Test, style: ConditionStyle): string {
  if (test === null) return `${path} has a value`;
  if (isWords(test)) return `not ${testText(path, test, style)}`;
  return `${path} is not ${valueText(test, style)}`;
}

function valueText(test: Test, style: ConditionStyle): string {
  if (isList(test)) return test.map((each) => valueText(each, style)).join(" or ");
  if (!isWords(test)) return style.value(test);
  return test.class === undefined ? testText("what", test, style) : `${test.class}xx`;
}

/** The statuses that a condition names. */
export function statusesIn(condition: Condition): readonly number[] {
  if (isList(condition)) return condition.flatMap(statusesIn);
  return [condition["status"]].flat().filter((status) => typeof status === "number");
}

/** Whether a reply with this status is told by nothing more. */
export function isOfStatus(condition: Condition, status: number): boolean {
  if (isList(condition)) return condition.some((each) => isOfStatus(each, status));
  return Object.keys(condition).length === 1 && statusesIn(condition).includes(status);
}

// The check for lists of JavaScript does not tell one that is readonly from what is none.
export function isList<Of>(value: Of): value is Of & readonly Of[] {
  return Array.isArray(value);
}

export function isWords(test: Test): test is TestWords {
  return typeof test === "object" && test !== null && !Array.isArray(test);
}
