import type { ParameterContract } from "../../contract/types.ts";
import { parameterOf } from "../../oracle/input-conditions.ts";
import { numbersNear, oddTexts, sampleOf } from "../../values/candidates.ts";
import { fits } from "../../oracle/verdict/limits.ts";
import { heldAspect } from "../coverage/values.ts";
import { type ProbedParameter, type Proposal, together } from "./probe.ts";

/** A parameter that travels only while another one has a value. */
export function* sentConditions(probed: ProbedParameter): Iterable<Proposal> {
  const { operation, parameter } = probed;
  const { name, when } = parameter;
  if (!when) return;
  const other = parameterOf(operation, when.parameter);
  const value = sampleOf(parameter);
  if ("given" in when) {
    yield* presence(probed, other, when.given);
    return;
  }
  for (const equals of when.values) {
    const held = { [name]: value, [other.name]: equals };
    yield together(probed, held, ["parameter", "when", ...heldAspect(when, equals)]);
  }
  const unheld = otherValue(other, when.values);
  if (unheld !== undefined) {
    const given = { [name]: value, [other.name]: unheld };
    yield together(probed, given, ["parameter", "when", "unheld"]);
  }
  if (other.required) return;
  const byDefault = { [name]: value, [other.name]: undefined };
  yield together(probed, byDefault, ["parameter", "when", "left out"]);
}

/** The other parameter given, and left out. */
function* presence(
  probed: ProbedParameter,
  other: ParameterContract,
  given: boolean,
): Iterable<Proposal> {
  const { name } = probed.parameter;
  const value = sampleOf(probed.parameter);
  const [there, absent] = given ? ["held", "unheld"] : ["unheld", "held"];
  const both = { [name]: value, [other.name]: sampleOf(other) };
  yield together(probed, both, ["parameter", "when", there ?? ""]);
  const alone = { [name]: value, [other.name]: undefined };
  if (!other.required) yield together(probed, alone, ["parameter", "when", absent ?? ""]);
}

function otherValue(parameter: ParameterContract, values: readonly unknown[]): unknown {
  const { type, limits } = parameter;
  const candidates =
    type === "boolean"
      ? [true, false]
      : (limits.enum ?? (type === "string" ? oddTexts(parameter) : numbersNear(1, parameter)));
  return [...candidates].find((each) => !values.includes(each) && fits(parameter, each));
}
