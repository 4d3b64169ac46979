import { isAnyOf, isOneOf, isWords } from "../contract/condition.ts";
import type { ConditionContract, TestContract } from "../contract/condition-types.ts";
import { type Facts, readingsIn, some, type Truth } from "../contract/tests.ts";
import type { Value } from "../contract/types.ts";
import { type Roots, select } from "./path.ts";

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
  const value = facts.at(path);
  const asked = {
    value: value ?? null,
    path,
    facts,
    test: (each: TestContract) => kept(each, path, facts),
    condition: truthOf,
  };
  return every(
    readingsIn(isWords(test) ? test : { is: test }).map(([reading, argument]) =>
      value === undefined && reading.asks === "value" ? undefined : reading.kept(argument, asked),
    ),
  );
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

function every(all: readonly Truth[]): Truth {
  return !all.includes(false) && (all.includes(undefined) ? undefined : true);
}
