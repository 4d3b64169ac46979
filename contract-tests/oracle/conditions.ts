import { isDeepStrictEqual } from "node:util";
import { isAnyOf, isOneOf, isWords } from "../contract/condition.ts";
import type { ConditionContract, TestContract, TestWords } from "../contract/condition-types.ts";
import type { Value } from "../contract/types.ts";
import { type Roots, select } from "./path.ts";

/** Whether something holds; undefined where nobody can say. */
export type Truth = boolean | undefined;

/** What conditions are about. */
export interface Facts {
  /** What stands at a path: null for nothing, undefined where nobody can say. */
  at(path: string): Value | undefined;
  given(path: string): Truth;
  /** What an input has; null where it is not given. */
  input(name: string): Value;
  /** The same with an item of a list. */
  within(item: Value): Facts;
  /** Whether each item of a list has to keep what is asked of a value. */
  readonly isItemwise?: boolean;
}

export function truthOf(condition: ConditionContract, facts: Facts): Truth {
  if (isAnyOf(condition)) return some(condition.map((each) => truthOf(each, facts)));
  return every(Object.entries(condition).map(([path, test]) => kept(test, path, facts)));
}

/** Whether a condition on a reply holds. */
export function holds(condition: ConditionContract, roots: Roots): boolean {
  return truthOf(condition, factsOf(roots)) === true;
}

/** Whether a value by itself keeps a test. */
export function keeps(test: TestContract, value: Value | undefined): boolean {
  return holds({ value: test }, { value });
}

function factsOf(roots: Roots): Facts {
  const at = (path: string) => select(path, roots) ?? null;
  return {
    at,
    given: (path) => isThere(at(path)),
    input: (name) => at(`params.${name}`),
    within: (item) => factsOf({ ...roots, item }),
  };
}

/** More than nothing, blank text and an empty list. */
function isThere(value: Value): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && (typeof value !== "string" || value.trim() !== "");
}

function kept(test: TestContract, path: string, facts: Facts): Truth {
  if (isOneOf(test)) return oneOf(test, path, facts);
  const { given, ...words } = isWords(test) ? test : { is: test };
  const value = facts.at(path);
  return every([
    given === undefined || same(facts.given(path), given),
    ...(value === undefined
      ? Object.keys(words).map(() => undefined)
      : wordsKept(words, value, path, facts)),
  ]);
}

/** Each item of a list may be another one of them. */
function oneOf(tests: readonly TestContract[], path: string, facts: Facts): Truth {
  const value = facts.at(path);
  if (!facts.isItemwise || !Array.isArray(value))
    return some(tests.map((each) => kept(each, path, facts)));
  const items: readonly Value[] = value;
  return every(
    items.map((item) => some(tests.map((each) => kept(each, path, { ...facts, at: () => item })))),
  );
}

function wordsKept(
  { not, is, contains, matches, any, input, class: kind }: TestWords,
  value: Value,
  path: string,
  facts: Facts,
): readonly Truth[] {
  return [
    not === undefined || same(kept(not, path, facts), false),
    is === undefined || isEqual(value, is, facts),
    contains === undefined ||
      (typeof value === "string" && value.toLowerCase().includes(contains.toLowerCase())),
    matches === undefined || (value !== null && new RegExp(matches, "u").test(String(value))),
    any === undefined ||
      (Array.isArray(value) && some(value.map((item: Value) => truthOf(any, facts.within(item))))),
    input === undefined || isOfInput(value, facts.input(input)),
    kind === undefined || (typeof value === "number" && Math.floor(value / 100) === kind),
  ];
}

function isEqual(value: Value, wanted: Value, { isItemwise }: Facts): boolean {
  if (isDeepStrictEqual(value, wanted)) return true;
  if (isItemwise !== true || !Array.isArray(value) || value.length === 0) return false;
  return value.every((item) => item === wanted);
}

function isOfInput(value: Value, given: Value): boolean {
  const all: readonly Value[] = [given].flat();
  return given === null || all.some((each) => isDeepStrictEqual(each, value));
}

function same(truth: Truth, wanted: boolean): Truth {
  return truth === undefined ? undefined : truth === wanted;
}

function some(all: readonly Truth[]): Truth {
  return all.includes(true) || (all.includes(undefined) ? undefined : false);
}

function every(all: readonly Truth[]): Truth {
  return !all.includes(false) && (all.includes(undefined) ? undefined : true);
}
