import {
  dependentRules,
  type DependentValues,
} from "../../../packages/runtime/src/inputs/written-rules.ts";
import { conditionText, isList, valuesIn } from "../ir/condition.ts";
import { givenIn, choicesOf, inputsIn, testsIn, testText } from "../ir/rules.ts";
import { convertedDefault } from "../ir/converted.ts";
import { valueType } from "../ir/input-definition.ts";
import type { Condition, Rule, Test } from "../ir/types.ts";
import type { ManifestParameter, ManifestRule } from "../manifest/types.ts";
import { isWords } from "../words/tests.ts";
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

/** Of several about one parameter, the first is what forms show. */
export function partRules(rules: readonly ManifestRule[]): Parted {
  const dependent = new Map<string, DependentValues>();
  const others = rules.filter((rule) => {
    const found = dependentIn(rule);
    if (!found || dependent.has(found.name)) return true;
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
  const [name, ...others] = (when !== undefined && givenIn(lowerCondition(when))) || [];
  const all = need === undefined ? {} : lowerCondition(need);
  if (name === undefined || others.length > 0 || message !== undefined) return undefined;
  const [last, ...ways] = isList(all) ? all.map(testsIn).toReversed() : [];
  const [input, ...more] = Object.keys(last ?? {});
  if (!last || input === undefined || input === name || more.length + 1 > 1) return undefined;
  const cases = ways.toReversed().flatMap((way) => {
    const { [input]: deciding, [name]: allowed } = way;
    const isWhole = deciding !== undefined && allowed !== undefined;
    return isWhole && Object.keys(way).length === 2 ? [{ deciding, allowed }] : [];
  });
  const values = cases.map(
    ({ deciding, allowed }) => [testText(deciding), textsOf(allowed)] as const,
  );
  const excluded = isWords(last[input] ?? null) ? valuesIn(last[input] ?? null) : [];
  const isSame =
    cases.length === ways.length &&
    JSON.stringify(excluded) ===
      JSON.stringify(cases.flatMap(({ deciding }) => valuesIn(deciding)));
  if (!isSame || cases.length === 0) return undefined;
  return { name, values: { input, severity, values: Object.fromEntries(values) } };
}

function textsOf(test: Test): readonly string[] {
  return valuesIn(test).map(String);
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
