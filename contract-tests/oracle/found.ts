import type { LookupContract, OperationContract, Value } from "../contract/types.ts";
import { truthOf } from "./conditions.ts";
import { factsOf } from "./input-conditions.ts";
import { isNothing, type Values } from "./values.ts";

/** Whether a lookup is made: its condition holds, and what would find just anything without it is given. */
export function isMade(
  { needs, filter, when }: LookupContract,
  operation: Pick<OperationContract, "parameters">,
  values: Readonly<Record<string, Value | undefined>>,
): boolean {
  const isThere = (name: string) => !isNothing(values[name]);
  if (when && truthOf(when, factsOf(operation, thereIn(values))) !== true) return false;
  return needs.every(isThere) && (filter.length === 0 || filter.some(isThere));
}

/** Without those that are not given. */
function thereIn(values: Readonly<Record<string, Value | undefined>>): Values {
  const there = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || isNothing(value) ? [] : [[name, value] as const],
  );
  return Object.fromEntries(there);
}

/** What the lookups of an operation give, by name, when it is called with these values. */
export function foundValues(operation: OperationContract, values: Values): Values {
  let found: Values = {};
  for (const lookup of operation.lookups) {
    if (!isMade(lookup, operation, { ...values, ...found })) continue;
    const given = lookup.gives.map(({ parameter, value }) => [parameter.name, value]);
    found = { ...found, ...Object.fromEntries(given) };
  }
  return found;
}
