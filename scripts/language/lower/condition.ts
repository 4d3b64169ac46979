import type { Condition, Json, Sending, Test, TestWords } from "../ir/types.ts";
import type { ManifestErrorCondition } from "../manifest/types.ts";

/** Conditions of language 1, which says them in several ways, in the one form of the IR. */

type Values = Readonly<Record<string, Json>>;
type Tests = Readonly<Record<string, Test>>;

/** Path -> value. A list is the value itself. */
export function lowerMatch(match: Values): Condition {
  return mapped(match, itself);
}

/** Path -> value. A list is one of its values, or the value itself. */
export function lowerState(state: Values): Condition {
  return mapped(state, (value) =>
    Array.isArray(value) && !value.every(isScalar)
      ? [...value.map((each: Json) => itself(each)), { is: value }]
      : oneOf(value),
  );
}

/** A parameter -> its value, one of several, or whether it is given. */
export function lowerWhen(when: Values): Sending {
  return Object.fromEntries(
    Object.entries(when).map(([name, wanted]): [string, Sending[string]] => {
      const given = presenceOf(wanted);
      if (given !== undefined) return [name, { given }];
      const values = [wanted].flat().filter(isScalar); // the check stage refuses others
      const [only = null, ...others] = values;
      return [name, others.length > 0 ? values : only];
    }),
  );
}

/** What `{ given: false }` says; undefined for what is no such object. */
export function presenceOf(wanted: Json): boolean | undefined {
  if (typeof wanted !== "object" || wanted === null || Array.isArray(wanted)) return undefined;
  // The compiler takes no readonly list for an array.
  const { given } = wanted as { readonly [name: string]: Json };
  return typeof given === "boolean" ? given : undefined;
}

/** What holds of a reply that is an error, or whose status misleads. */
export function lowerErrorCondition(written: ManifestErrorCondition): Condition {
  const { status, match = {}, contains = {}, present = [], any, unless } = written;
  // A status of error is no other for want of a word of success.
  const statuses = unless ? status?.filter((each) => each < 400) : status;
  const parts: readonly Tests[] = [
    statuses ? { status: oneOf(statuses) } : unless ? { status: SUCCESS } : {},
    mapped(match, any === undefined ? itself : oneOf),
    mapped(contains, (part) => ({ contains: String(part) })),
    Object.fromEntries(present.map((path) => [path, { not: null }])),
  ];
  const all = parts.reduce(together, {});
  const tests = any === undefined ? all : { [any]: { any: all } };
  const failures = Object.entries(unless ?? {}).map(([path, values]) =>
    together(tests, { [path]: { not: oneOf(values) } }),
  );
  const [only = tests, ...others] = failures;
  return others.length > 0 ? failures : only;
}

const SUCCESS: Test = [{ class: 2 }, { class: 3 }];

/** All tests of both: two of one path become one. */
function together(one: Tests, other: Tests): Tests {
  const added = Object.entries(other).map(([path, test]): [string, Test] => [
    path,
    Object.hasOwn(one, path) ? { ...bothOf(wordsOf(one[path] ?? null), wordsOf(test)) } : test,
  ]);
  return { ...one, ...Object.fromEntries(added) };
}

function bothOf(one: TestWords, other: TestWords): TestWords {
  const isTwice = one.not !== undefined && other.not !== undefined;
  return { ...one, ...other, ...(isTwice && { not: [one.not, other.not] }) };
}

function wordsOf(test: Test): TestWords {
  if (Array.isArray(test)) return { not: { not: test } };
  return isScalar(test) ? { is: test } : (test as TestWords); // no list is left
}

function mapped(values: Values, test: (value: Json) => Test): Tests {
  return Object.fromEntries(Object.entries(values).map(([path, value]) => [path, test(value)]));
}

function oneOf(value: Json): Test {
  if (!Array.isArray(value)) return itself(value);
  const [only, ...others]: readonly Json[] = value;
  return only !== undefined && others.length === 0
    ? itself(only)
    : value.map((each: Json) => itself(each));
}

function itself(value: Json): Test {
  return isScalar(value) ? value : { is: value };
}

function isScalar(value: unknown): value is null | boolean | number | string {
  return typeof value !== "object" || value === null;
}
