import type { OperationContract, ParameterContract } from "../../contract/types.ts";

/** What has to be shown of a parameter that is sent in a time zone, by aspect. */
export function zoneItems(
  operation: OperationContract,
  parameter: ParameterContract,
): Readonly<Record<string, string>> {
  const zone = zoneOf(operation, parameter);
  if (zone === undefined || parameter.limits.format === "date") return {};
  return {
    zone: "what is sent depends on the zone",
    ...(zone.default !== undefined && { "default zone": `the default of ${zone.name} counts` }),
    ...(isFree(zone) && freely),
  };
}

const freely = {
  "clocks forward": "where clocks go forward, the hour that they skip is not made",
  "clocks back": "where clocks go back, an hour is shown twice",
  "no zone": "a text that is no time zone is refused",
};

/** The parameter that names the time zone of another. */
export function zoneOf(
  { parameters }: OperationContract,
  { zone }: ParameterContract,
): ParameterContract | undefined {
  return parameters.find(({ name }) => name === zone);
}

/** Whether callers may give any time zone. */
export function isFree({ limits, enumBy }: ParameterContract): boolean {
  return limits.enum === undefined && enumBy === null;
}
