import { rewritten } from "../ir/rewritten.ts";
import type { Condition, Json, Parameter } from "../ir/types.ts";

type Values = Readonly<Record<string, Json | undefined>>;

/** What travels for a parameter; undefined when it is not sent. */
export function sentValue(parameter: Parameter, values: Values): Json | undefined {
  const { name, sendDefault, default: fallback, when } = parameter;
  if (when && !holds(when, values)) return undefined;
  const given = values[name];
  // Null may be a value.
  const counting = given === undefined && sendDefault ? fallback : given;
  return rewritten(parameter, counting, values);
}

function holds(condition: Condition, values: Values): boolean {
  const value = values[condition.parameter];
  if ("given" in condition) return (value !== undefined) === condition.given;
  const counting = value ?? condition.fallback;
  return "oneOf" in condition
    ? condition.oneOf.some((each) => each === counting)
    : counting === condition.equals;
}
