import type { ParameterContract } from "../../contract/types.ts";
import { parameterOf } from "../../oracle/input-conditions.ts";
import { numbersNear, oddTexts, sampleOf } from "./candidates.ts";
import { fits } from "./limit-check.ts";
import { type Finding, gap, type ProbedParameter, sentWith } from "./probe.ts";

/** A parameter that travels only while another one has a value. */
export function* sentConditions(probed: ProbedParameter): Iterable<Finding> {
  const { operation, parameter } = probed;
  const { name, when } = parameter;
  if (!when) return;
  const other = parameterOf(operation, when.parameter);
  const value = sampleOf(parameter);
  const held = { [name]: value, [other.name]: when.equals };
  yield sentWith(probed, held, "parameter", "when", "held");
  const unheld = otherValue(other, when.equals);
  yield unheld === undefined
    ? gap(probed, `${other.name} has no other value`, "parameter", "when", "unheld")
    : sentWith(probed, { [name]: value, [other.name]: unheld }, "parameter", "when", "unheld");
  if (other.required) return;
  const byDefault = { [name]: value, [other.name]: undefined };
  yield sentWith(probed, byDefault, "parameter", "when", "left out");
}

function otherValue(parameter: ParameterContract, value: unknown): unknown {
  const { type, limits } = parameter;
  const candidates =
    type === "boolean"
      ? [true, false]
      : (limits.enum ?? (type === "string" ? oddTexts(parameter) : numbersNear(1, parameter)));
  return [...candidates].find((each) => each !== value && fits(parameter, each));
}
