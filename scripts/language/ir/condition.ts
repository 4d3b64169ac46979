import { pathsIn } from "../../../packages/runtime/src/conditions.ts";
import { type ConditionStyle, isWords, type Saying, wordsIn } from "../words/tests.ts";
import type { Condition, Json, Parameter, Test } from "./types.ts";

/** A condition in words: `status is 403 and body.message contains "credits"`. */
export function conditionText(condition: Condition, style: ConditionStyle): string {
  if (isList(condition)) return condition.map((each) => conditionText(each, style)).join(", or ");
  return Object.entries(condition)
    .map(([path, test]) => testText(style.path(path), test, style))
    .join(" and ");
}

function testText(path: string, test: Test, style: ConditionStyle): string {
  if (!isWords(test)) return `${path} is ${valueText(test, style)}`;
  const say: Saying = {
    ...style,
    test: (inner, each) => testText(inner, each, style),
    among: (each) => valueText(each, style),
    condition: (each) => conditionText(each, style),
  };
  return wordsIn(test)
    .map(([word, argument]) => word.phrase(path, argument, say))
    .join(" and ");
}

function valueText(test: Test, style: ConditionStyle): string {
  if (isList(test)) return test.map((each) => valueText(each, style)).join(" or ");
  if (!isWords(test)) return style.value(test);
  const [written] = wordsIn(test).flatMap(([word, argument]) => word.inPlace?.(argument) ?? []);
  return written ?? testText("what", test, style);
}

/** The values that a test names. */
export function valuesIn(test: Test): readonly Json[] {
  if (isList(test)) return test.flatMap(valuesIn);
  if (!isWords(test)) return [test];
  return wordsIn(test).flatMap(([word, argument]) => word.names(argument, valuesIn));
}

/** The inputs that a condition on inputs looks at, those whose values tests ask for among them. */
export function namesIn(condition: Condition): readonly string[] {
  return [...pathsIn(condition), ...inputsNamed(condition)];
}

/** What counts in conditions for the inputs that they look at, where those are not given. */
export function usualIn(
  conditions: readonly Condition[],
  parameters: readonly Parameter[],
): Readonly<Record<string, Json>> {
  const named = conditions.flatMap(namesIn);
  const usual = parameters.flatMap(({ name, default: absent }) =>
    absent !== undefined && named.includes(name) ? [[name, absent] as const] : [],
  );
  return Object.fromEntries(usual);
}

/** The inputs whose values tests ask for. */
export function inputsNamed(condition: Condition): readonly string[] {
  if (isList(condition)) return condition.flatMap(inputsNamed);
  return Object.values(condition).flatMap(inputsOfTest);
}

function inputsOfTest(test: Test): readonly string[] {
  if (isList(test)) return test.flatMap(inputsOfTest);
  if (!isWords(test)) return [];
  const { input, not = null, any = {} } = test;
  return [...(input === undefined ? [] : [input]), ...inputsOfTest(not), ...inputsNamed(any)];
}

/** The same about other paths. */
export function withPaths(condition: Condition, rename: (path: string) => string): Condition {
  if (isList(condition)) return condition.map((each) => withPaths(each, rename));
  return Object.fromEntries(Object.entries(condition).map(([path, test]) => [rename(path), test]));
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
