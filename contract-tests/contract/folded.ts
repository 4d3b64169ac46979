import type {
  AllOf,
  ConditionContract,
  RuleContract,
  TestContract,
  TestWords,
} from "./condition-types.ts";
import type { ParameterType, Value } from "./parameter-types.ts";
import type {
  Written,
  WrittenErrorCondition,
  WrittenParameter,
  WrittenRule,
} from "./written-types.ts";
import { isOneOf, isWords } from "./condition.ts";
import { holeName } from "./template-text.ts";

// What the words of manifests for conditions come to. Nothing else knows these words.

/** `match`: each path has its value. */
export function matched(match: Written<Value> = {}): AllOf {
  return byPath(match, exactly);
}

/** `until` and `fail`: one of a list of values, or the list. */
export function stated(states: Written<Value> = {}): AllOf {
  return byPath(states, (value) =>
    Array.isArray(value) && value.some((each) => typeof each === "object" && each !== null)
      ? [...value.map(exactly), { is: value }]
      : oneOf(value),
  );
}

/** `where`: one of a list of values; a name in braces is that of an input. */
export function chosen(where: Written<Value>): AllOf {
  return byPath(where, (value) => {
    const input = holeName(value);
    return input === undefined ? oneOf(value) : { input };
  });
}

/** `when` of a parameter: `{ kind: book }`, `{ kind: [book, map] }` or `{ kind: { given: false } }` */
export function sentWhen(when: Written<Value> | undefined): AllOf | null {
  if (!when || Object.keys(when).length === 0) return null;
  return byPath(when, (wanted) =>
    typeof wanted === "object" && wanted !== null && "given" in wanted
      ? { given: wanted.given === true }
      : oneOf(wanted),
  );
}

/** A condition of `errors.when`. */
export function told(written: WrittenErrorCondition): ConditionContract {
  const { status = [], match = {}, contains = {}, present = [], any, unless = {} } = written;
  const all = joined([
    byPath(match, any === undefined ? exactly : oneOf),
    byPath(contains, (text) => ({ contains: text })),
    Object.fromEntries([present].flat().map((path) => [path, { not: null }])),
  ]);
  const isOfItem = ([path]: readonly [string, unknown]) =>
    any !== undefined && /^item\b/.test(path);
  const items = Object.fromEntries(Object.entries(all).filter(isOfItem));
  const others = Object.fromEntries(Object.entries(all).filter((each) => !isOfItem(each)));
  const plain = joined([others, any === undefined ? {} : { [any]: { any: items } }]);
  const success = byPath(unless, oneOf);
  if (Object.keys(success).length === 0) return { ...(status.length > 0 && { status }), ...plain };
  // What an error status means is not told by a word of success.
  const own = status.filter((each) => each < 400);
  const statuses = status.length > 0 ? own : [{ class: 2 }, { class: 3 }];
  const failures = Object.entries(success).map(([path, test]) =>
    joined([{ status: statuses }, plain, { [path]: { not: test } }]),
  );
  return failures.length === 1 ? (failures[0] ?? []) : failures;
}

/** A rule; the types are those of the inputs that it may name. */
export function ruled(written: WrittenRule, place: string, types: Types): RuleContract {
  const { anyOf, exactlyOne, param, requires, matches, severity = "error", message } = written;
  const about = { severity, ...(message !== undefined && { message }) };
  if (anyOf) return { ...about, need: anyOf.map(together) };
  if (exactlyOne) return { ...about, need: alone(exactlyOne.map(together)) };
  const when = { [param ?? ""]: { given: true } };
  if (param && requires) {
    const needs = requires.map((need) => needed(need, types));
    return { ...about, when, need: Object.assign({}, ...needs) };
  }
  if (param && matches) return { ...about, when, need: { [param]: { matches } } };
  throw new Error(
    `${place} needs \`anyOf\`, \`exactlyOne\`, or \`param\` with \`requires\` or \`matches\`.`,
  );
}

/** `enumBy` of a parameter. */
export function dependent(
  name: string,
  { param, severity = "error", values }: NonNullable<WrittenParameter["enumBy"]>,
  types: Types,
): RuleContract {
  const keys = Object.keys(values).map((key) => typed(key, types(param)));
  const listed = Object.values(values).map((allowed, at) => ({
    [param]: keys[at] ?? null,
    [name]: allowed.map((each) => typed(each, types(name))),
  }));
  return {
    severity,
    when: { [name]: { given: true } },
    need: [...listed, { [param]: { not: keys } }],
  };
}

/** The type of an input. */
export type Types = (name: string) => ParameterType | "address" | undefined;

/** `name + company` */
function together(alternative: string): AllOf {
  const names = alternative.split("+").map((name) => name.trim());
  return Object.fromEntries(names.map((name) => [name, { given: true }]));
}

/** Each alternative without one member of each of the others, in all ways. */
function alone(alternatives: readonly AllOf[]): ConditionContract {
  return alternatives.flatMap((own) =>
    alternatives
      .filter((other) => other !== own)
      .reduce<readonly AllOf[]>(
        (all, other) =>
          all.flatMap((each) =>
            Object.keys(other)
              .filter((name) => !Object.hasOwn(own, name))
              .map((name) => ({ ...each, [name]: { given: false } })),
          ),
        [own],
      ),
  );
}

/** `other` or `other=value` */
function needed(text: string, types: Types): AllOf {
  const [name = "", ...value] = text.split("=");
  return {
    [name]: { given: true, ...(value.length > 0 && { is: typed(value.join("="), types(name)) }) },
  };
}

/** A value of a type by its text; the text where it would have another one. */
function typed(text: string, type: ReturnType<Types>): string | number | boolean {
  const isNumber = type === "integer" || type === "number" || type === "json";
  const isTruth = type === "boolean" || type === "json";
  if (isTruth && /^(true|false)$/.test(text)) return text === "true";
  return isNumber && String(Number(text)) === text ? Number(text) : text;
}

function exactly(value: Value): TestContract {
  return typeof value === "object" && value !== null ? { is: value } : value;
}

function oneOf(value: Value): TestContract {
  const [only = [], ...others] = [value].flat().map(exactly);
  return others.length > 0 ? [only, ...others] : only;
}

function byPath<Of>(written: Written<Of>, test: (value: Of) => TestContract): AllOf {
  return Object.fromEntries(Object.entries(written).map(([path, value]) => [path, test(value)]));
}

/** All tests of all: those of one path hold together. */
function joined(all: readonly AllOf[]): AllOf {
  return all.reduce((some, own) => {
    const both = Object.entries(own).map(([path, test]) => {
      const known = some[path];
      return [path, known === undefined ? test : bothOf(known, test)] as const;
    });
    return { ...some, ...Object.fromEntries(both) };
  }, {});
}

function bothOf(first: TestContract, second: TestContract): TestContract {
  const one = wordsOf(first);
  const other = wordsOf(second);
  const not = [one.not, other.not].filter((each) => each !== undefined);
  return { ...one, ...other, ...(not.length > 0 && { not }) };
}

function wordsOf(test: TestContract): TestWords {
  if (isWords(test)) return test;
  return isOneOf(test) ? { not: { not: test } } : { is: test };
}
