import { type Clock, readingOf, zoneIn } from "../contract/steps.ts";
import type { OperationContract, ParameterContract } from "../contract/types.ts";

/** The parameter that names the time zone of another. */
export function zoneOf(
  { parameters }: OperationContract,
  { steps }: ParameterContract,
): ParameterContract | undefined {
  const zone = zoneIn(steps);
  return parameters.find(({ name }) => name === zone);
}

/** Whether callers may give any time zone. */
export function isFreeZone({ limits, listed }: ParameterContract): boolean {
  return limits.enum === undefined && listed.length === 0;
}

/** Texts that show how clocks are read. */
export function clockOf({ steps }: ParameterContract): Clock {
  const [found] = steps.flatMap((step) => readingOf(step).clock ?? []);
  return found ?? { seasons: {}, changes: {} };
}
