import { isDeepStrictEqual } from "node:util";
import { conditionText, isList } from "../ir/condition.ts";
import {
  choicesOf,
  dependentRules,
  type DependentValues,
  givenIn,
  inputsIn,
  testsIn,
  testText,
} from "../ir/rules.ts";
import { convertedDefault } from "../ir/converted.ts";
import { valueType } from "../ir/input-definition.ts";
import type { Condition, Json, Rule, Test } from "../ir/types.ts";
import type { ManifestParameter, ManifestRule } from "../manifest/types.ts";
import { isScalar, isWords } from "../words/tests.ts";
import { lowerCondition, together } from "../manifest/condition.ts";

type Parameters = Readonly<Record<string, ManifestParameter>>;

/** Lowers one rule; a message is derived where the manifest gives none. */
export function lowerRule(rule: ManifestRule): Rule {
  const { severity = "error", exactlyOne, need = {} } = rule;
  const when = rule.when === undefined ? {} : { when: lowerCondition(rule.when) };
  const asked = exactlyOne
    ? { exactlyOne: exactlyOne.map(together) }
    : { need: lowerCondition(need) };
  const own = { ...when, ...asked, input: "", severity, message: "" };
  const [first = ""] = "exactlyOne" in own ? own.exactlyOne.flat() : inputsIn(own);
  return { ...own, input: first, message: rule.message ?? messageOf(own) };
}

/** How people are told of a rule that says nothing itself. */
function messageOf(rule: Rule): string {
  const { when } = rule;
  const beginning = when ? `While ${textOf(when)}, ` : "";
  if ("exactlyOne" in rule) return sentence(`${beginning}exactly one of these is required`, rule);
  if (!when && choicesOf(rule).length > 0) return sentence("one of these is required", rule);
  const [input = "", ...others] = (when && givenIn(when)) ?? [];
  const tests = Object.entries(testsIn(rule.need));
  if (input !== "" && others.length === 0 && tests.length > 0) {
    const [[name, test] = ["", null]] = tests;
    if (tests.length === 1 && name === input && isWords(test) && test.matches !== undefined)
      return `${input} should match ${test.matches}.`;
    const needs = tests.map(([each, asked]) => needText(each, asked));
    if (needs.every((each) => each !== undefined))
      return `${input} goes with ${needs.join(" and ")}.`;
  }
  return capital(`${beginning}this is required: ${textOf(rule.need)}.`);
}

function sentence(text: string, rule: Rule): string {
  const groups = choicesOf(rule).map((names) => names.join(" with "));
  return capital(`${text}: ${groups.join(", ")}.`);
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Another input, with the value that it has to have; undefined where more is asked of it. */
function needText(name: string, test: Test): string | undefined {
  const { given, is, ...others } = isWords(test) ? test : { is: test, given: true };
  if (given === false || Object.keys(others).length > 0) return undefined;
  if (is === undefined) return name;
  return isList(is) && !isWords(test)
    ? undefined
    : `${name} ${testText(isWords(test) ? test : is)}`;
}

function textOf(condition: Condition): string {
  return conditionText(condition, { path: String, value: (value) => JSON.stringify(value) });
}

/** Rules, apart from those that say which values of one parameter go with which of another. */
export interface Parted {
  readonly dependent: ReadonlyMap<string, DependentValues>;
  readonly others: readonly ManifestRule[];
}

/** Of several about one parameter, the first is what forms show; credentials have no such rules of their own. */
export function partRules(rules: readonly ManifestRule[], all: Parameters): Parted {
  const dependent = new Map<string, DependentValues>();
  const others = rules.filter((rule) => {
    const found = dependentIn(rule);
    if (!found || dependent.has(found.name) || !Object.hasOwn(all, found.name)) return true;
    dependent.set(found.name, found.values);
    return false;
  });
  return { dependent, others };
}

/** The parameter of which a rule says by each value of another what it may be, and nothing else. */
export function dependentIn({
  when,
  need,
  message,
  severity = "error",
}: ManifestRule): { readonly name: string; readonly values: DependentValues } | undefined {
  if (when === undefined || need === undefined || message !== undefined) return undefined;
  const [name = "", ...others] = givenIn(lowerCondition(when)) ?? [];
  const ways = [lowerCondition(need)].flat().map(testsIn);
  const [[input = "", rest = null] = [], ...more] = Object.entries(ways.at(-1) ?? {});
  const cases = ways.slice(0, -1).map((way) => caseIn(way, input, name));
  const known = cases.filter((each) => each !== undefined);
  const isOnly = others.length + more.length === 0 && input !== name && known.length > 0;
  if (!isOnly || known.length < cases.length || !isAnyBut(rest, known)) return undefined;
  const values = known.map(({ value, allowed }) => [String(value), allowed.map(String)] as const);
  const byValue = Object.fromEntries(values);
  if (Object.keys(byValue).length < values.length) return undefined;
  return { name, values: { input, severity, values: byValue } };
}

interface Case {
  readonly value: Json;
  readonly allowed: readonly Json[];
}

/** One value of an input and those of another, where it says no more of both. */
function caseIn(way: Readonly<Record<string, Test>>, input: string, name: string) {
  const { [input]: deciding, [name]: allowed, ...others } = way;
  if (deciding === undefined || allowed === undefined || Object.keys(others).length > 0)
    return undefined;
  const [value, ...more] = namedValues(deciding) ?? [];
  const listed = isList(allowed) ? allowed : [allowed];
  if (value === undefined || more.length > 0 || !listed.every(isScalar)) return undefined;
  return { value, allowed: listed.filter(isScalar) } satisfies Case;
}

/** Whether a test excludes these values, and nothing else. */
function isAnyBut(test: Test, cases: readonly Case[]): boolean {
  if (!isWords(test) || test.not === undefined || Object.keys(test).length > 1) return false;
  const excluded = namedValues(test.not);
  return isDeepStrictEqual(
    excluded,
    cases.map(({ value }) => value),
  );
}

/** The values of which a test asks for one; undefined where it asks for anything else. */
function namedValues(test: Test): readonly Json[] | undefined {
  const tests = isList(test) ? test : [test];
  const values = tests.flatMap((each): readonly Json[] => {
    if (isScalar(each)) return [each];
    const isValue = isWords(each) && each.is !== undefined && Object.keys(each).length === 1;
    return isValue ? [each.is] : [];
  });
  return values.length === tests.length ? values : undefined;
}

/** What another parameter allows one to be, as rules. */
export function lowerDependent(
  name: string,
  values: DependentValues,
  all: Parameters,
): readonly Rule[] {
  const inputs = Object.entries(all).map(([each, parameter]) => {
    const { type, convert } = parameter;
    const fallback = convertedDefault(parameter);
    const own = { type: valueType(type), ...(convert && { convert }) };
    return [each, fallback === undefined ? own : { ...own, default: fallback }];
  });
  return dependentRules(name, values, Object.fromEntries(inputs));
}
