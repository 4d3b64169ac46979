import { pathsOf } from "../contract/condition.ts";
import type { ConditionContract, Needed } from "../contract/condition-types.ts";
import { asParameter } from "../contract/credential.ts";
import type { Facts } from "../contract/tests.ts";
import type { OperationContract, ParameterContract } from "../contract/types.ts";
import { truthOf } from "./conditions.ts";
import { countingValue, type Inputs, valueOf, type Values } from "./values.ts";

/** What is known of checked inputs; a default counts. */
export function factsOf(
  { parameters }: Pick<OperationContract, "parameters">,
  values: Values,
): Facts {
  const at = (name: string) => {
    const parameter = parameters.find((each) => each.name === name);
    return (parameter ? countingValue(parameter, values) : values[name]) ?? null;
  };
  const given = (name: string) => Object.hasOwn(values, name);
  return factsBy(at, given);
}

function factsBy(at: Facts["at"], given: Facts["given"]): Facts {
  // What a caller leaves out decides nothing, whatever its default.
  const input = (name: string) => (given(name) ? (at(name) ?? null) : null);
  const facts: Facts = { at, given, input, within: () => facts };
  return facts;
}

/** All inputs that a rule is about; the first is named when it is broken. */
export function namesOf({ when = {}, need }: Needed): readonly string[] {
  return pathsOf([when, need]);
}

/** The input that is named when a rule is broken. */
export function namedInput(rule: Needed): string {
  return namesOf(rule)[0] ?? "";
}

/** Whether inputs break a rule. The refused ones among them are given, and nothing else is known of them. */
export function isBroken(
  { when = {}, need }: Needed,
  operation: OperationContract,
  inputs: Inputs,
  refused: readonly string[] = [],
): boolean {
  const known = inputFacts(operation, inputs, refused);
  // What was refused is blamed already.
  const needed = { ...known, given: (name: string) => refused.includes(name) || known.given(name) };
  return truthOf(when, known) === true && truthOf(need, needed) === false;
}

/** Whether a condition holds of inputs. */
export function holdsOf(
  condition: ConditionContract,
  operation: OperationContract,
  inputs: Inputs,
): boolean {
  return truthOf(condition, inputFacts(operation, inputs, [])) === true;
}

/** What is known of the inputs of a call: nothing of those that are refused. */
function inputFacts(
  operation: OperationContract,
  inputs: Inputs,
  refused: readonly string[],
): Facts {
  const values = (parameter: ParameterContract): Values => {
    const value = valueOf(parameter, inputs[parameter.name]);
    return value === undefined ? {} : { [parameter.name]: value };
  };
  const at = (name: string) => {
    const parameter = parameterOf(operation, name);
    const value = countingValue(parameter, values(parameter)) ?? null;
    // The items of a list are judged before they are joined again.
    const isJoined = parameter.convert === "csv-text" && typeof value === "string";
    return isJoined ? value.split(",") : value;
  };
  const given = (name: string) => Object.hasOwn(values(parameterOf(operation, name)), name);
  const facts = factsBy(
    (name) => (refused.includes(name) ? undefined : at(name)),
    (name) => (refused.includes(name) ? undefined : given(name)),
  );
  return { ...facts, isItemwise: true };
}

/** The parameter of that name, or the credential as one. */
export function parameterOf(
  { id, parameters, credentials }: OperationContract,
  name: string,
): ParameterContract {
  const credential = credentials.find((each) => each.name === name);
  if (credential) return asParameter(credential);
  const found = parameters.find((each) => each.name === name);
  if (!found) throw new Error(`${id} has no parameter ${name}; declare it or name another.`);
  return found;
}
