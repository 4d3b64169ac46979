import type { OperationContract } from "../../contract/types.ts";
import {
  type Condition,
  conditionsOf,
  holds,
  namedInput,
  parameterOf,
} from "../../oracle/input-conditions.ts";
import type { Inputs } from "../../oracle/values.ts";
import { asParameter } from "../../contract/credential.ts";
import { sampleOf } from "./candidates.ts";
import { credentialInputs } from "./credential-value.ts";
import { repairs } from "./repairs.ts";

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
