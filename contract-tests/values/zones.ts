import { type Clock, readingOf } from "../contract/steps.ts";
import type { OperationContract, ParameterContract } from "../contract/types.ts";

/** The parameter that names the time zone of another. */
export function zoneOf(
  { parameters }: OperationContract,
  { zone }: ParameterContract,
): ParameterContract | undefined {
  return parameters.find(({ name }) => name === zone);
}

/** Whether callers may give any time zone. */
export function isFreeZone({ limits, listed }: ParameterContract): boolean {
  return limits.enum === undefined && listed.length === 0;
}

/** Texts that show how clocks are read. */
export function clockOf({ rewritings }: ParameterContract): Clock {
  const [found] = rewritings.flatMap((name) => readingOf(name).clock ?? []);
  return found ?? { seasons: {}, changes: {} };
}
