import { type Rewriting, readingOf } from "../contract/steps.ts";
import type { OperationContract, ParameterContract, Value } from "../contract/types.ts";
import { truthOf } from "./conditions.ts";
import { factsOf } from "./input-conditions.ts";
import { countingValue, type Values } from "./values.ts";

/** What decides what travels for a value. */
export type Travelling = Pick<ParameterContract, "table" | "rewritings" | "prefix" | "extract">;

/** What travels for a checked value: what its table, its converters, in a time zone, and its prefix make of it. */
export function travelling(
  { table, rewritings, prefix, extract }: Travelling,
  value: Value | undefined,
  zone = "UTC",
): Value | undefined {
  const looked = table ? lookedUp(table, value) : partOf(extract, value);
  const made = rewritings.reduce<Value | undefined>(
    (each, name) =>
      each === undefined ? undefined : readingOf(name).sent(each, String(each), zone),
    looked,
  );
  if (prefix === null || made === undefined) return made;
  return String(made).startsWith(prefix) ? made : `${prefix}${String(made)}`;
}

function partOf(extract: string | null, value: Value | undefined): Value | undefined {
  if (extract === null || typeof value !== "string") return value;
  const [, part] = value.match(new RegExp(extract, "u")) ?? [];
  return part ?? value;
}

function lookedUp(
  table: NonNullable<ParameterContract["table"]>,
  value: Value | undefined,
): Value | undefined {
  if (!Array.isArray(value)) return table.get(String(value));
  const items = value.map((each) => table.get(String(each)));
  const sent = items.filter((each) => each !== undefined);
  return sent.length > 0 ? sent : undefined;
}

/** The value that would travel before anything is made of it; undefined while its condition does not hold. */
export function heldValue(
  parameter: ParameterContract,
  operation: OperationContract,
  values: Values,
): Value | undefined {
  const { name, when, sendDefault } = parameter;
  if (when && !truthOf(when, factsOf(operation, values))) return undefined;
  return sendDefault ? countingValue(parameter, values) : values[name];
}

/** Whether only dates and date-times can be sent. */
export function takesTime({ rewritings, table }: ParameterContract): boolean {
  const isRead = rewritings.some((name) => /time|clock/.test(readingOf(name).reads));
  return table === null && isRead;
}

/** Whether any text is one segment of a path by what is made of it. */
export function isAnySegment({ rewritings }: ParameterContract): boolean {
  return rewritings.some(isOfBytes);
}

/** Whether it makes a text of any bytes. */
export function isOfBytes(rewriting: Rewriting): boolean {
  return readingOf(rewriting).reads === "bytes";
}

/** Whether it makes a text of JSON. */
export function isOfJson(rewriting: Rewriting): boolean {
  return readingOf(rewriting).reads === "json";
}
