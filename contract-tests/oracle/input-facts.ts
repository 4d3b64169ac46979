import { pathsOf } from "../contract/condition.ts";
import type { RuleContract } from "../contract/condition-types.ts";
import { asParameter } from "../contract/credential.ts";
import type { OperationContract, ParameterContract, Value } from "../contract/types.ts";
import { type Facts, truthOf } from "./conditions.ts";
import { countingValue, type Inputs, valueOf, type Values } from "./values.ts";

/** What is known of checked inputs; a default counts. */
export function factsOf(
  { parameters }: Pick<OperationContract, "parameters">,
  values: Values,
): Facts {
  const input = (name: string) => {
    const parameter = parameters.find((each) => each.name === name);
    return (parameter ? countingValue(parameter, values) : values[name]) ?? null;
  };
  const facts: Facts = {
    at: input,
    given: (name) => Object.hasOwn(values, name),
    input,
    within: () => facts,
  };
  return facts;
}

/** All inputs that a rule is about; the first is named when it is broken. */
export function namesOf({ when = {}, need }: RuleContract): readonly string[] {
  return [...new Set([...pathsOf(when), ...pathsOf(need)])];
}

/** Whether inputs break a rule. The refused ones among them are given, and nothing else is known of them. */
export function isBroken(
  { when = {}, need }: RuleContract,
  operation: OperationContract,
  inputs: Inputs,
  refused: readonly string[] = [],
): boolean {
  const all = [...operation.parameters, ...operation.credentials.map(asParameter)];
  const values = all.flatMap((each) => {
    const value = refused.includes(each.name) ? undefined : valueOf(each, inputs[each.name]);
    return value === undefined ? [] : [[each.name, value] as const];
  });
  const known = factsOf({ parameters: all }, Object.fromEntries(values));
  const facts = (isGiven: true | undefined): Facts => ({
    ...known,
    at: (name) => (refused.includes(name) ? undefined : itemsOf(operation, name, known.at(name))),
    given: (name) => (refused.includes(name) ? isGiven : known.given(name)),
    isItemwise: true,
  });
  return truthOf(when, facts(undefined)) === true && truthOf(need, facts(true)) === false;
}

/** The items of a list are judged before they are joined again. */
function itemsOf(
  { parameters }: OperationContract,
  name: string,
  value: Value | undefined,
): Value | undefined {
  const isJoined = parameters.some((each) => each.name === name && each.convert === "csv-text");
  return isJoined && typeof value === "string" ? value.split(",") : value;
}

/** The parameter of that name, or the credential as one. */
export function parameterOf(
  { id, parameters, credentials }: OperationContract,
  name: string,
): ParameterContract {
  const all = [...parameters, ...credentials.map(asParameter)];
  const found = all.find((each) => each.name === name);
  if (!found) throw new Error(`${id} has no parameter ${name}; declare it or name another.`);
  return found;
}
