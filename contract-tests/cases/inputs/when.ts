import type { ParameterContract } from "../../contract/types.ts";
import { parameterOf } from "../../oracle/input-conditions.ts";
import { numbersNear, oddTexts, sampleOf } from "../../values/candidates.ts";
import { fits } from "../../oracle/verdict/limits.ts";
import { type ProbedParameter, type Proposal, together } from "./probe.ts";

/** A parameter that travels only while another one has a value. */
export function* sentConditions(probed: ProbedParameter): Iterable<Proposal> {
  const { operation, parameter } = probed;
  const { name, when } = parameter;
  if (!when) return;
  const other = parameterOf(operation, when.parameter);
  const value = sampleOf(parameter);
  if ("given" in when) {
    yield* presence(probed, other);
    return;
  }
  for (const equals of when.values) {
    const held = { [name]: value, [other.name]: equals };
    yield together(held);
  }
  const unheld = otherValue(other, when.values);
  if (unheld !== undefined) {
    const given = { [name]: value, [other.name]: unheld };
    yield together(given);
  }
  if (other.required) return;
  const byDefault = { [name]: value, [other.name]: undefined };
  yield together(byDefault);
}

/** The other parameter given, and left out. */
function* presence(probed: ProbedParameter, other: ParameterContract): Iterable<Proposal> {
  const { name } = probed.parameter;
  const value = sampleOf(probed.parameter);
  const both = { [name]: value, [other.name]: sampleOf(other) };
  yield together(both);
  const alone = { [name]: value, [other.name]: undefined };
  if (!other.required) yield together(alone);
}

function otherValue(parameter: ParameterContract, values: readonly unknown[]): unknown {
  const { type, limits } = parameter;
  const candidates =
    type === "boolean"
      ? [true, false]
      : (limits.enum ?? (type === "string" ? oddTexts(parameter) : numbersNear(1, parameter)));
  return [...candidates].find((each) => !values.includes(each) && fits(parameter, each));
}
