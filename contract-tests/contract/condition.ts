import { isDeepStrictEqual } from "node:util";
import type { Value } from "./parameter-types.ts";
import type {
  AllOf,
  ConditionContract,
  RuleContract,
  TestContract,
  TestWords,
} from "./condition-types.ts";
import { readingsIn } from "./tests.ts";

/** All conditions of which one has to hold, each with its tests. */
export function alternativesOf(condition: ConditionContract): readonly AllOf[] {
  return isAnyOf(condition) ? condition.flatMap(alternativesOf) : [condition];
}

/** All paths that are tested, but for those of items. */
export function pathsOf(condition: ConditionContract): readonly string[] {
  return [...new Set(alternativesOf(condition).flatMap((each) => Object.keys(each)))];
}

/** All tests of what stands at a path. */
export function testsOf(condition: ConditionContract, path: string): readonly TestContract[] {
  return alternativesOf(condition).flatMap(({ [path]: test }) =>
    test === undefined ? [] : [test],
  );
}

/** The values that a test names: those that keep it, or those that it excludes. */
export function namedIn(test: TestContract, isKept = true): readonly Value[] {
  if (isOneOf(test)) return test.flatMap((each) => namedIn(each, isKept));
  return readingsIn(isWords(test) ? test : { is: test }).flatMap(([reading, argument]) =>
    reading.named(argument, isKept, namedIn),
  );
}

/** Whether a rule says by each value of another input what this one may be, and nothing else. */
export function isDependence({ when, need, message }: RuleContract, name: string): boolean {
  if (when === undefined || message !== undefined || pathsOf(when).join() !== name) return false;
  const ways = alternativesOf(need);
  const [[other = name, rest = null] = [], ...more] = Object.entries(ways.at(-1) ?? {});
  if (other === name || more.length > 0 || !isWords(rest) || rest.not === undefined) return false;
  const cases = ways.slice(0, -1).map(({ [other]: deciding, [name]: allowed, ...others }) => {
    const isCase = Object.keys(others).length === 0 && isPlain(allowed, true);
    return isCase && isPlain(deciding) ? namedIn(deciding) : [];
  });
  const known = cases.flat();
  const isWhole = known.length > 0 && cases.every(({ length }) => length === 1);
  return isWhole && isDeepStrictEqual(namedIn(rest.not), known);
}

/** Whether a test asks for one value, or for one of several where these may be. */
function isPlain(test: TestContract | undefined, isSeveral = false): test is TestContract {
  if (test === undefined) return false;
  if (isOneOf(test)) return isSeveral && test.every((each) => isPlain(each) && !isWords(each));
  return !isWords(test) || Object.keys(test).join() === "is";
}

/** The patterns that a condition asks of what stands at a path. */
export function patternsIn(condition: ConditionContract, path: string): readonly string[] {
  return testsOf(condition, path).flatMap((test) => (isWords(test) && test.matches) || []);
}

/** The inputs that have to be given for tests to hold, or must not be. */
export function givenIn(tests: AllOf, isGiven = true): readonly string[] {
  const names = Object.entries(tests);
  return names.flatMap(([name, test]) => (isWords(test) && test.given === isGiven ? [name] : []));
}

/** The statuses that a condition names. */
export function statusesIn(condition: ConditionContract): readonly number[] {
  const named = testsOf(condition, "status").flatMap((test) => namedIn(test));
  return named.filter((value) => typeof value === "number");
}

export function isAnyOf(condition: ConditionContract): condition is readonly ConditionContract[] {
  return Array.isArray(condition);
}

export function isOneOf(test: TestContract): test is readonly TestContract[] {
  return Array.isArray(test);
}

export function isWords(test: TestContract): test is TestWords {
  return typeof test === "object" && test !== null && !Array.isArray(test);
}
