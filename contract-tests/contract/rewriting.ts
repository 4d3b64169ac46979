import type { ParameterContract, Value } from "./parameter-types.ts";
import { isRewriting } from "./steps.ts";
import type { OneOrMore, Written } from "./written-types.ts";

const readers = ["trim", "lowercase", "uppercase", "csv", "csv-text"] as const;

/** What `convert` names: besides `trim` at most one acts before limits, and the items of a list are trimmed anyway. */
export function readConverters(
  convert: OneOrMore = [],
  place: string,
): Pick<ParameterContract, "convert" | "rewritings" | "raw"> {
  const all = [convert].flat();
  const reading = readers.filter((each) => all.includes(each));
  const [first = null, second] = reading.filter((each) => each !== "trim");
  const trims = reading.some((each) => each === "trim");
  if (second) throw new Error(`${place}.convert: ${first} and ${second} cannot stand together.`);
  const isCase = first === "lowercase" || first === "uppercase";
  const read = trims && isCase ? (`trim-${first}` as const) : (first ?? (trims ? "trim" : null));
  return { convert: read, rewritings: all.filter(isRewriting), raw: all.includes("raw") };
}

/** What travels for each key. */
export function readTable(map: Written<Value> | undefined): ParameterContract["table"] {
  if (!map) return null;
  const isOmitted = (value: Value) =>
    typeof value === "object" && value !== null && "$omit" in value;
  return new Map(
    Object.entries(map).map(([key, value]) => [key, isOmitted(value) ? undefined : value]),
  );
}
