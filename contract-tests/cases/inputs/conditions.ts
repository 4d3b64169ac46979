import type {
  OperationContract,
  ParameterContract,
  RuleContract,
  Severity,
} from "../../contract/types.ts";
import { isAbsent, readText } from "./read-text.ts";

/** What a caller passes, by name. */
export type Inputs = Readonly<Record<string, unknown>>;

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
  return [...rules, ...dependent];
}

/** The input that is named when a condition is broken. */
export function namedInput(condition: Condition): string {
  if ("alternatives" in condition) return condition.alternatives[0]?.[0] ?? "";
  return condition.parameter;
}

/** Whether inputs keep a condition. The wrong ones among them are blamed for themselves already. */
export function holds(
  condition: Condition,
  operation: OperationContract,
  inputs: Inputs,
  wrong: readonly string[] = [],
): boolean {
  const isGiven = (name: string) =>
    wrong.includes(name) || !isAbsent(parameterOf(operation, name), inputs[name]);
  const text = (name: string) => String(readText(parameterOf(operation, name), inputs[name]));
  if ("alternatives" in condition) {
    const held = condition.alternatives.filter((names) => names.every(isGiven)).length;
    return condition.kind === "anyOf" ? held > 0 : held === 1;
  }
  if (wrong.includes(condition.parameter) || !isGiven(condition.parameter)) return true;
  switch (condition.kind) {
    case "matches":
      return new RegExp(condition.pattern, "u").test(text(condition.parameter));
    case "requires":
      return condition.needs.every(
        ({ parameter, equals }) =>
          isGiven(parameter) &&
          (equals === null || wrong.includes(parameter) || text(parameter) === equals),
      );
    case "enumBy": {
      const allowed = allowedValues(operation, condition.parameter, inputs, wrong);
      return allowed?.includes(text(condition.parameter)) ?? true;
    }
  }
}

/** The values that another input leaves to a parameter; undefined when it leaves all. */
function allowedValues(
  operation: OperationContract,
  name: string,
  inputs: Inputs,
  wrong: readonly string[],
): readonly string[] | undefined {
  const { enumBy } = parameterOf(operation, name);
  if (!enumBy || wrong.includes(enumBy.parameter)) return undefined;
  const other = parameterOf(operation, enumBy.parameter);
  const given = inputs[other.name];
  const key = String(isAbsent(other, given) ? other.default : readText(other, given));
  return Object.hasOwn(enumBy.values, key) ? enumBy.values[key] : undefined;
}

/** The parameter of that name. */
export function parameterOf(
  { id, parameters }: OperationContract,
  name: string,
): ParameterContract {
  const found = parameters.find((parameter) => parameter.name === name);
  if (!found) throw new Error(`${id} has no parameter ${name}; a rule of it names one.`);
  return found;
}
