import { patternSample } from "../../scripts/system/pattern-sample.ts";
import type { KnownLimit } from "../contract/limits.ts";
import type { LimitsContract, ParameterContract } from "../contract/types.ts";

/** Whether no call shows a limit: what is beyond it is too large for a test, or it excludes nothing. */
export function isBeyondTests(
  { reading, limit }: KnownLimit,
  { type, limits }: ParameterContract,
): boolean {
  const by = {
    isWhole: type === "integer",
    isInPattern: (beyond: LimitsContract) => isInPattern(limits, beyond),
  };
  return reading.isBeyondTests?.(limit, by) ?? false;
}

/** Whether a pattern fits no text beyond a length, so that the length excludes nothing. */
function isInPattern({ pattern = "", ...limits }: LimitsContract, beyond: LimitsContract): boolean {
  if (pattern === "" || patternSample(pattern, limits) === undefined) return false;
  return patternSample(pattern, beyond) === undefined;
}

/** What a table sends and no caller may give; undefined where there is no such value. */
export function foreignSent({
  table,
  type,
  limits,
}: ParameterContract): string | number | undefined {
  if (type === "boolean") return undefined;
  const allowed = (limits.enum ?? []).map(String);
  const sent = [...(table?.values() ?? [])];
  return sent.find(
    (each) =>
      (typeof each === "string" || typeof each === "number") &&
      !allowed.includes(String(each)) &&
      String(each).trim() !== "",
  ) as string | number | undefined; // the condition says it, but find does not narrow
}
