import type { OperationContract, WhenContract } from "../../contract/types.ts";
import { parameterOf } from "../../oracle/input-conditions.ts";
import type { Inputs } from "../../oracle/values.ts";
import { sampleOf } from "../../values/candidates.ts";

/** Inputs with which a condition holds. */
export function holding(when: WhenContract, operation: OperationContract): Inputs {
  const { parameter } = when;
  if (!("given" in when)) return { [parameter]: when.values[0] };
  const given = when.given ? sampleOf(parameterOf(operation, parameter)) : undefined;
  return { [parameter]: given };
}
