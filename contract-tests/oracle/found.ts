import type { LookupContract, OperationContract, Value } from "../contract/types.ts";
import { isNothing, type Values } from "./values.ts";

/** Whether a lookup is made: one that nothing is given for would find just anything. */
export function isMade(
  { needs, filter }: LookupContract,
  values: Readonly<Record<string, Value | undefined>>,
): boolean {
  const isThere = (name: string) => !isNothing(values[name]);
  return needs.every(isThere) && (filter.length === 0 || filter.some(isThere));
}

/** What the lookups of an operation give, by name, when it is called with these values. */
export function foundValues({ lookups }: OperationContract, values: Values): Values {
  let found: Values = {};
  for (const lookup of lookups) {
    if (!isMade(lookup, { ...values, ...found })) continue;
    const given = lookup.gives.map(({ parameter, value }) => [parameter.name, value]);
    found = { ...found, ...Object.fromEntries(given) };
  }
  return found;
}
