import type { ParameterContract, Value } from "../../contract/types.ts";
import { valueOf } from "../../oracle/values.ts";

/** Whether a parameter takes comma-separated text. */
export function isList({ convert }: ParameterContract): boolean {
  return convert === "csv" || convert === "csv-text";
}

/** The value that limits are about; undefined when nothing is given. */
export function readValue(parameter: ParameterContract, given: unknown): Value | undefined {
  // The items of a list are counted before they are joined again.
  return valueOf(isList(parameter) ? { ...parameter, convert: "csv" } : parameter, given);
}
