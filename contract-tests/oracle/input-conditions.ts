import { asParameter } from "../contract/credential.ts";
import type {
  OperationContract,
  ParameterContract,
  RuleContract,
  Severity,
  Value,
} from "../contract/types.ts";
import { countingValue, type Inputs, valueOf } from "./values.ts";

/** Something that several inputs have to keep together: a rule, or the values another one allows. */
export type Condition = RuleContract | DependentValues;

/** `enumBy` of a parameter. */
export interface DependentValues {
  readonly kind: "enumBy";
  readonly parameter: string;
  readonly severity: Severity;
}

/** All conditions of an operation. */
export function conditionsOf({ parameters, rules }: OperationContract): readonly Condition[] {
  const dependent = parameters.flatMap(({ name, enumBy }) =>
    enumBy ? [{ kind: "enumBy" as const, parameter: name, severity: enumBy.severity }] : [],
  );
  return [...dependent, ...rules];
}

/** The input that is named when a condition is broken. */
export function namedInput(condition: Condition): string {
  if ("alternatives" in condition) return condition.alternatives[0]?.[0] ?? "";
  return condition.parameter;
}

/** All inputs that a condition is about. */
export function namesOf(
  condition: Condition,
  { parameters }: OperationContract,
): readonly string[] {
  if ("alternatives" in condition) return condition.alternatives.flat();
  const { parameter: name } = condition;
  if (condition.kind === "requires")
    return [name, ...condition.needs.map(({ parameter }) => parameter)];
  const other =
    condition.kind === "enumBy" && parameters.find((each) => each.name === name)?.enumBy;
  return other ? [name, other.parameter] : [name];
}

/** Whether inputs keep a condition. The wrong ones among them are blamed for themselves already. */
export function holds(
  condition: Condition,
  operation: OperationContract,
  inputs: Inputs,
  wrong: readonly string[] = [],
): boolean {
  const value = (name: string) => valueOf(parameterOf(operation, name), inputs[name]);
  const isGiven = (name: string) => wrong.includes(name) || value(name) !== undefined;
  if ("alternatives" in condition) {
    const held = condition.alternatives.filter((names) => names.every(isGiven)).length;
    return condition.kind === "anyOf" ? held > 0 : held === 1;
  }
  const { parameter: name } = condition;
  if (wrong.includes(name) || !isGiven(name)) return true;
  switch (condition.kind) {
    case "matches":
      return new RegExp(condition.pattern, "u").test(String(value(name)));
    case "requires":
      return condition.needs.every(
        ({ parameter, equals }) =>
          isGiven(parameter) &&
          (equals === null || wrong.includes(parameter) || String(value(parameter)) === equals),
      );
    case "enumBy":
      return isAllowed(parameterOf(operation, name), operation, inputs, wrong);
  }
}

/** Whether the other input's value allows this one's; what it does not list allows everything. */
function isAllowed(
  parameter: ParameterContract,
  operation: OperationContract,
  inputs: Inputs,
  wrong: readonly string[],
): boolean {
  const { name, enumBy } = parameter;
  if (!enumBy || wrong.includes(enumBy.parameter)) return true;
  const other = parameterOf(operation, enumBy.parameter);
  const given = valueOf(other, inputs[other.name]);
  const key = String(countingValue(other, given === undefined ? {} : { [other.name]: given }));
  const allowed = Object.hasOwn(enumBy.values, key) ? enumBy.values[key] : undefined;
  const { convert } = parameter;
  // The items of a list are judged before they are joined again.
  const read = convert === "csv-text" ? { ...parameter, convert: "csv" as const } : parameter;
  const items: readonly (Value | undefined)[] = [valueOf(read, inputs[name])].flat();
  return !allowed || items.every((item) => allowed.includes(String(item)));
}

/** The parameter of that name, or the credential as one. */
export function parameterOf(
  { id, parameters, credentials }: OperationContract,
  name: string,
): ParameterContract {
  const credential = credentials.find((each) => each.name === name);
  if (credential) return asParameter(credential);
  const found = parameters.find((parameter) => parameter.name === name);
  if (!found) throw new Error(`${id} has no parameter ${name}; declare it or name another.`);
  return found;
}

/** A rule in words: `email | name + company`, `imageModel requires imageSource=aiGenerated`. */
export function sayRule(rule: RuleContract): string {
  switch (rule.kind) {
    case "anyOf":
    case "exactlyOne":
      return rule.alternatives.map((names) => names.join(" + ")).join(" | ");
    case "requires": {
      const needs = rule.needs.map(({ parameter, equals }) =>
        equals === null ? parameter : `${parameter}=${equals}`,
      );
      return `${rule.parameter} requires ${needs.join(", ")}`;
    }
    case "matches":
      return `${rule.parameter} matches ${rule.pattern}`;
  }
}
