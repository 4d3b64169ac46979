import { alternativesOf, isWords, namedIn, pathsOf, testsOf } from "../contract/condition.ts";
import type { AllOf, Needed, TestContract } from "../contract/condition-types.ts";
import type { OperationContract, ParameterContract } from "../contract/types.ts";
import { holdsOf, namesOf, parameterOf } from "../oracle/input-conditions.ts";
import type { Inputs } from "../oracle/values.ts";
import { fits, isList } from "../oracle/verdict/limits.ts";
import { numbersNear, oddTexts, sampleOf } from "./candidates.ts";

/**
 * Inputs of a rule that keep it and that break it, test by test: around what keeps each alternative, each
 * input has every value that decides anything, and none.
 */
export function* waysOf(rule: Needed, operation: OperationContract): Iterable<Inputs> {
  const names = namesOf(rule);
  const none = Object.fromEntries(names.map((name) => [name, least(operation, name)]));
  const near = names.map(
    (name) => [name, valuesNear(operation, name, testsIn(rule, name))] as const,
  );
  const all = combinationsOf(rule)
    .map((tests) => keptBy(tests, operation))
    .filter((kept) => kept !== undefined);
  for (const kept of all) {
    const base = { ...none, ...kept };
    for (const each of [base, ...byDefault(base, rule, operation)]) {
      yield each;
      for (const [name, values] of near)
        for (const value of values) yield { ...each, [name]: value };
    }
    for (const other of all) yield { ...base, ...present(other) };
  }
  for (const when of alternativesOf(rule.when ?? {}))
    yield { ...none, ...keptBy([when], operation) };
}

/** Changes to inputs of which each may keep a rule that is broken; undefined leaves one out. */
export function* repairsOf(
  rule: Needed,
  operation: OperationContract,
  inputs: Inputs,
  refused: readonly string[],
): Iterable<Inputs> {
  for (const tests of combinationsOf(rule)) {
    const open = pathsOf(tests).filter(
      (name) =>
        !refused.includes(name) && !keeps(operation, name, testsOf(tests, name), inputs[name]),
    );
    const changes = open.map(
      (name) => [name, keepersOf(operation, name, testsOf(tests, name))] as const,
    );
    if (changes.some(([, values]) => values.length === 0)) continue;
    const first = Object.fromEntries(changes.map(([name, [value]]) => [name, value]));
    yield first;
    for (const [name, values] of changes)
      for (const value of values.slice(1)) yield { ...first, [name]: value };
  }
  for (const name of pathsOf(rule.when ?? {})) yield { [name]: undefined };
}

/** Inputs with which all of these hold; undefined where none are found. */
export function keptBy(all: readonly AllOf[], operation: OperationContract): Inputs | undefined {
  const kept = pathsOf(all).map(
    (name) => [name, keepersOf(operation, name, testsOf(all, name))] as const,
  );
  if (kept.some(([, values]) => values.length === 0)) return undefined;
  return Object.fromEntries(kept.map(([name, [value]]) => [name, value]));
}

/** What has to hold together: each alternative of both parts of a rule. */
function combinationsOf({ when = {}, need }: Needed): readonly (readonly AllOf[])[] {
  return alternativesOf(when).flatMap((own) => alternativesOf(need).map((other) => [own, other]));
}

function testsIn({ when = {}, need }: Needed, name: string): readonly TestContract[] {
  return testsOf([when, need], name);
}

/** The same without each of the inputs the default of which does what its value does. */
function byDefault(base: Inputs, rule: Needed, operation: OperationContract): readonly Inputs[] {
  return Object.keys(base).flatMap((name) => {
    const { default: usual } = parameterOf(operation, name);
    const isSame = (test: TestContract) =>
      keeps(operation, name, [test], base[name]) === keeps(operation, name, [test], undefined);
    return usual !== undefined && testsIn(rule, name).every(isSame)
      ? [{ ...base, [name]: undefined }]
      : [];
  });
}

function least(operation: OperationContract, name: string): unknown {
  const parameter = parameterOf(operation, name);
  return parameter.required ? sampleOf(parameter) : undefined;
}

function present(inputs: Inputs): Inputs {
  return Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== undefined));
}

function keepersOf(
  operation: OperationContract,
  name: string,
  tests: readonly TestContract[],
): readonly unknown[] {
  return valuesNear(operation, name, tests).filter((value) => keeps(operation, name, tests, value));
}

function keeps(
  operation: OperationContract,
  name: string,
  tests: readonly TestContract[],
  value: unknown,
): boolean {
  return tests.every((test) => holdsOf({ [name]: test }, operation, { [name]: value }));
}

/** Values of an input that decide something, those that tests name first, and none. */
function valuesNear(
  operation: OperationContract,
  name: string,
  tests: readonly TestContract[],
): readonly unknown[] {
  // Its own limits count, whatever rules ask of it.
  const parameter = { ...parameterOf(operation, name), patterns: [] };
  const none = parameter.required ? [] : [undefined];
  const named = tests.flatMap((test) => [...namedIn(test), ...namedIn(test, false)]);
  const isPresence = named.length === 0 && !tests.some((test) => isWords(test) && test.matches);
  if (isPresence) return [sampleOf(parameter), ...none];
  const given = operation.examples.map(({ params }) => params[name]);
  const all = [...named, ...(choicesOf(parameter) ?? []), sampleOf(parameter), ...given].filter(
    (value) => value !== undefined && fits(parameter, value),
  );
  const others = choicesOf(parameter) ? [] : othersOf(operation, parameter, tests);
  const texts = [...new Map([...all, ...others].map((value) => [String(value), value])).values()];
  const lists = texts.map((value, at) => [value, texts[at + 1] ?? texts[0]].join(","));
  return [
    ...texts,
    ...(isList(parameter) ? lists.filter((list) => fits(parameter, list)) : []),
    ...none,
  ];
}

function choicesOf({ type, limits }: ParameterContract): readonly unknown[] | undefined {
  return type === "boolean" ? [true, false] : limits.enum;
}

/** One value for each way in which tests may come out. */
function othersOf(
  operation: OperationContract,
  parameter: ParameterContract,
  tests: readonly TestContract[],
): readonly unknown[] {
  const { name, type } = parameter;
  const all =
    type === "string"
      ? ["foreign", ...oddTexts(parameter)]
      : type === "integer" || type === "number"
        ? [...numbersNear(1, parameter)]
        : [];
  const known = new Map<string, unknown>();
  for (const value of all) {
    if (!fits(parameter, value)) continue;
    const side = tests.map((test) => keeps(operation, name, [test], value)).join();
    if (!known.has(side)) known.set(side, value);
  }
  return [...known.values()];
}
