import type {
  OperationContract,
  ParameterContract,
  RuleContract,
  Value,
} from "../contract/types.ts";
import { countingValue, type Values } from "./values.ts";

/** Inputs that are reported as probably wrong, in the order in which they are. */
export function warningsOf(operation: OperationContract, values: Values): readonly string[] {
  const { parameters, rules } = operation;
  const ofValues = parameters.filter(
    (each) => each.enumBy?.severity === "warning" && !isAllowed(each, operation, values),
  );
  const ofRules = rules.filter((rule) => rule.severity === "warning" && !holds(rule, values));
  return [...ofValues.map(({ name }) => name), ...ofRules.map(subjectOf)];
}

/** Whether the other parameter's value allows this one's; what it does not list allows everything. */
function isAllowed(
  { name, enumBy }: ParameterContract,
  { parameters }: OperationContract,
  values: Values,
): boolean {
  const value = values[name];
  const other = parameters.find((each) => each.name === enumBy?.parameter);
  if (!enumBy || !other || value === undefined) return true;
  const deciding = String(countingValue(other, values));
  if (!Object.hasOwn(enumBy.values, deciding)) return true;
  return itemsOf(value).every((item) => enumBy.values[deciding]?.includes(String(item)));
}

function holds(rule: RuleContract, values: Values): boolean {
  const has = (name: string) => Object.hasOwn(values, name);
  if ("alternatives" in rule) {
    const held = rule.alternatives.filter((names) => names.every(has)).length;
    return rule.kind === "anyOf" ? held > 0 : held === 1;
  }
  if (!has(rule.parameter)) return true;
  if ("pattern" in rule) {
    return new RegExp(rule.pattern, "u").test(String(values[rule.parameter]));
  }
  return rule.needs.every(
    ({ parameter, equals }) =>
      has(parameter) && (equals === null || String(values[parameter]) === equals),
  );
}

/** The input that a rule is about. */
function subjectOf(rule: RuleContract): string {
  return "parameter" in rule ? rule.parameter : (rule.alternatives[0]?.[0] ?? "");
}

function itemsOf(value: Value): readonly Value[] {
  return Array.isArray(value) ? value : [value];
}
