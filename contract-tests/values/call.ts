import type { OperationContract } from "../contract/types.ts";
import { type Inputs, valueOf } from "../oracle/values.ts";
import {
  type Condition,
  conditionsOf,
  holds,
  namedInput,
  parameterOf,
} from "../oracle/input-conditions.ts";
import { asParameter } from "../contract/credential.ts";
import { sampleOf } from "./candidates.ts";

/** Given as every credential. */
export const secretValue = "s3cret-value";

/** The credentials that every call of an operation needs. */
export function credentialInputs({ credentials }: OperationContract): Inputs {
  const required = credentials.filter((each) => each.required);
  return Object.fromEntries(required.map(({ name }) => [name, secretValue]));
}

/** What a case is about, before the rest of its inputs is filled in. */
export interface Wanted {
  /** Undefined for an input that is left out. These are never changed. */
  readonly given: Inputs;
  /** Inputs among them that are wrong; they count as given, and no condition blames them again. */
  readonly wrong?: readonly string[];
  /** The condition that is broken on purpose. */
  readonly broken?: Condition | undefined;
  /** Whether to give all that the conditions admit, or only what is needed. */
  readonly fill?: "least" | "all";
}

/**
 * Valid inputs around those wanted, with undefined for what is left out; none
 * when the conditions admit none.
 */
export function completed(operation: OperationContract, wanted: Wanted): Inputs | undefined {
  const required = operation.parameters.filter((parameter) => parameter.required);
  const start = {
    ...credentialInputs(operation),
    ...Object.fromEntries(required.map((each) => [each.name, sampleOf(each)])),
  };
  const given = { ...start, ...wanted.given };
  const asked = { ...given, ...needed(operation, wanted) };
  const least = repaired(operation, asked, wanted, 6) ?? repaired(operation, given, wanted, 6);
  if (!least || wanted.fill !== "all") return least;
  let all = least;
  const credentials = operation.credentials.map(asParameter);
  for (const parameter of [...credentials, ...operation.parameters]) {
    const { name } = parameter;
    if (all[name] !== undefined || Object.hasOwn(wanted.given, name)) continue;
    const more = { ...all, [name]: sampleOf(parameter) };
    if (!brokenCondition(operation, more, wanted)) all = more;
  }
  return all;
}

/** What rules ask for beside a wrong input: without it they would refuse the input, whatever its value. */
function needed(operation: OperationContract, { given, wrong = [], broken }: Wanted): Inputs {
  const rules = operation.rules.filter(
    (rule) => rule.kind === "requires" && wrong.includes(rule.parameter) && !isSame(rule, broken),
  );
  const needs = rules.flatMap((rule) => (rule.kind === "requires" ? rule.needs : []));
  const values = needs.map(({ parameter, equals }): [string, unknown] => [
    parameter,
    equals ?? sampleOf(parameterOf(operation, parameter)),
  ]);
  return Object.fromEntries(values.filter(([name]) => !Object.hasOwn(given, name)));
}

function repaired(
  operation: OperationContract,
  inputs: Inputs,
  wanted: Wanted,
  depth: number,
): Inputs | undefined {
  const condition = brokenCondition(operation, inputs, wanted);
  if (!condition) return inputs;
  if (depth === 0) return undefined;
  for (const change of repairs(condition, operation, inputs)) {
    if (!mayChange(operation, change, inputs, wanted)) continue;
    const found = repaired(operation, { ...inputs, ...change }, wanted, depth - 1);
    if (found) return found;
  }
  return undefined;
}

/** The first condition that would refuse the call, other than the one to be broken. */
function brokenCondition(
  operation: OperationContract,
  inputs: Inputs,
  { wrong = [], broken }: Wanted,
): Condition | undefined {
  return conditionsOf(operation).find(
    (condition) =>
      condition.severity === "error" &&
      !isSame(condition, broken) &&
      // It would be blamed once more.
      !wrong.includes(namedInput(condition)) &&
      !holds(condition, operation, inputs, wrong),
  );
}

function isSame(condition: Condition, other: Condition | undefined): boolean {
  return JSON.stringify(condition) === JSON.stringify(other);
}

function mayChange(
  { parameters, credentials }: OperationContract,
  change: Inputs,
  inputs: Inputs,
  { given }: Wanted,
): boolean {
  return Object.entries(change).every(([name, value]) => {
    if (value === inputs[name]) return true;
    const isRequired = [...credentials, ...parameters].some(
      (each) => each.name === name && each.required,
    );
    return !Object.hasOwn(given, name) && !(value === undefined && isRequired);
  });
}

/** Inputs without those that are left out. */
export function presentInputs(inputs: Inputs): Inputs {
  return Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== undefined));
}

/** Changes to inputs of which each may make a broken condition hold; undefined leaves one out. */
export function* repairs(
  condition: Condition,
  operation: OperationContract,
  inputs: Inputs,
): Iterable<Inputs> {
  const sample = (name: string) => inputs[name] ?? sampleOf(parameterOf(operation, name));
  const samples = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, sample(name)]));
  switch (condition.kind) {
    case "anyOf":
      for (const names of condition.alternatives) yield samples(names);
      return;
    case "exactlyOne": {
      const all = condition.alternatives.flat();
      for (const names of condition.alternatives) {
        const others = all.filter(
          (name) =>
            !names.includes(name) &&
            valueOf(parameterOf(operation, name), inputs[name]) !== undefined,
        );
        yield {
          ...samples(names),
          ...Object.fromEntries(others.map((name) => [name, undefined])),
        };
      }
      return;
    }
    case "requires":
      yield Object.fromEntries(
        condition.needs.map(({ parameter, equals }) => [parameter, equals ?? sample(parameter)]),
      );
      break;
    case "enumBy":
      yield* dependentRepairs(condition.parameter, operation);
      break;
    case "matches":
      break;
  }
  yield { [condition.parameter]: undefined };
}

function* dependentRepairs(name: string, operation: OperationContract): Iterable<Inputs> {
  const { enumBy } = parameterOf(operation, name);
  if (!enumBy) return;
  for (const [key, values] of Object.entries(enumBy.values)) {
    for (const value of values) yield { [enumBy.parameter]: key, [name]: value };
    yield { [enumBy.parameter]: key };
  }
  for (const value of Object.values(enumBy.values).flat()) yield { [name]: value };
}
