import { alternativesOf, isOneOf, isWords, namedIn, pathsOf } from "../contract/condition.ts";
import type {
  AllOf,
  ConditionContract,
  Needed,
  TestContract,
} from "../contract/condition-types.ts";
import { sayCondition } from "../contract/say-condition.ts";
import type { OperationContract, ParameterContract } from "../contract/types.ts";
import { holdsOf, namesOf, parameterOf } from "../oracle/input-conditions.ts";
import type { Inputs } from "../oracle/values.ts";
import { areRight, type Aspect } from "./aspect.ts";

/** Each way in which rules are kept and broken. */
export function ruleAspects(operation: OperationContract): readonly Aspect[] {
  return operation.rules.flatMap((rule, at) => {
    const text = `rule ${at + 1} of ${namesOf(rule).join(", ")}`;
    return waysAspects(rule, operation, { kind: "rule", text });
  });
}

/** Each way in which the condition is kept and broken that decides whether a parameter is sent. */
export function sentAspects(
  operation: OperationContract,
  { name, when }: ParameterContract,
): readonly Aspect[] {
  if (!when) return [];
  const rule = { when: { [name]: { given: true } }, need: when };
  return waysAspects(rule, operation, { kind: "parameter", text: `${name}, which may go` });
}

function waysAspects(
  { when = {}, need }: Needed,
  operation: OperationContract,
  about: Pick<Aspect, "kind" | "text">,
): readonly Aspect[] {
  const names = namesOf({ when, need });
  const asking = pathsOf(when);
  const mayGo = (name: string) => !parameterOf(operation, name).required;
  const ways = alternativesOf(need).flatMap((own) => {
    const left = names.filter((name) => !Object.hasOwn(own, name) && !asking.includes(name));
    const none = left.filter(mayGo).map((name) => [name, { given: false }] as const);
    const all = [...keptWays(own, operation), ...brokenWays(own, asking, operation)];
    return all.map(([way, tests]) => [way, { ...tests, ...Object.fromEntries(none) }] as const);
  });
  const isAlways = !ways.some(([way]) => !way.startsWith("kept"));
  const isAsked = asking.length === 0 || !asking.every(mayGo);
  // A parameter that asks about itself alone may keep that also where it is absent.
  const isKept =
    pathsOf(need).every((name) => asking.includes(name)) && holdsOf(need, operation, {});
  const aspect = (way: string, kept: Conditions, broken: Conditions = []): Aspect => ({
    ...about,
    text: `${about.text}: ${way}`,
    shown: (seen) => {
      const is = (condition: ConditionContract) => holdsOf(condition, operation, seen.inputs);
      return areRight(seen, ...names) && kept.every(is) && !broken.some(is);
    },
  });
  return [
    ...ways.map(([way, tests]) => aspect(way, [when, tests])),
    ...(isAsked || isAlways || isKept ? [] : [aspect("not asked for", [], [when, need])]),
  ];
}

type Conditions = readonly ConditionContract[];

type Way = readonly [way: string, tests: AllOf];

/** What an alternative asks for, with each value that it lists; nothing where that cannot be. */
function keptWays(own: AllOf, operation: OperationContract): readonly Way[] {
  const isPossible = ([name, test]: readonly [string, TestContract]) =>
    valuesOf(operation, name)?.some((given) => holdsOf({ [name]: test }, operation, given)) ?? true;
  if (!Object.entries(own).every(isPossible)) return [];
  return [
    [`kept, ${sayCondition(own)}`, own],
    ...Object.entries(own).flatMap(([name, test]) =>
      (isOneOf(test) ? namedIn(test) : []).map((value): Way => {
        const one = { ...own, [name]: { is: value } };
        return [`kept, ${sayCondition(one)}`, one];
      }),
    ),
  ];
}

/** All but one test is kept: with another value, and with none. */
function brokenWays(
  own: AllOf,
  asking: readonly string[],
  operation: OperationContract,
): readonly Way[] {
  return Object.entries(own).flatMap(([name, test]) => {
    const isBroken = (given: Inputs) => !holdsOf({ [name]: test }, operation, given);
    const others = valuesOf(operation, name)?.filter((given) => name in given);
    const isPresence = isWords(test) && test.given === true && Object.keys(test).length === 1;
    const mayBeOther = !isPresence && (others?.some(isBroken) ?? true);
    const mayGo = !parameterOf(operation, name).required && !asking.includes(name) && isBroken({});
    const broken = (given: boolean): AllOf => ({ ...own, [name]: { given, not: test } });
    return [
      ...(mayBeOther ? [[`another ${name}, ${sayCondition(own)}`, broken(true)] as const] : []),
      ...(mayGo ? [[`no ${name}, ${sayCondition(own)}`, broken(false)] as const] : []),
    ];
  });
}

/** Inputs with each value of one, and without it; undefined where it may have any. */
function valuesOf(operation: OperationContract, name: string): readonly Inputs[] | undefined {
  const { type, limits, required } = parameterOf(operation, name);
  const values = type === "boolean" ? [true, false] : limits.enum;
  return values && [...values.map((value) => ({ [name]: value })), ...(required ? [] : [{}])];
}
