import { readingOf, type SentStep } from "../contract/steps.ts";
import type { OperationContract, ParameterContract, Value } from "../contract/types.ts";
import { truthOf } from "./conditions.ts";
import { factsOf } from "./input-conditions.ts";
import { countingValue, type Values } from "./values.ts";

/** What decides what travels for a value. */
export type Travelling = Pick<ParameterContract, "table" | "steps">;

/** What travels for a checked value: what its table and its steps make of it; `zone` is what counts for a time zone. */
export function travelling(
  { table, steps }: Travelling,
  value: Value | undefined,
  zone = "UTC",
): Value | undefined {
  return steps.reduce<Value | undefined>(
    (each, step) => {
      if (each === undefined) return undefined;
      const reading = readingOf(step);
      return reading.sent(each, String(each), reading.reads === "clock" ? zone : step.of);
    },
    table ? lookedUp(table, value) : value,
  );
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
export function takesTime({ steps, table }: ParameterContract): boolean {
  const isRead = steps.some((step) => /time|clock/.test(readingOf(step).reads));
  return table === null && isRead;
}

/** Whether any text is one segment of a path by what is made of it. */
export function isAnySegment({ steps }: ParameterContract): boolean {
  return steps.some(isOfBytes);
}

/** Whether it makes a text of any bytes. */
export function isOfBytes(step: SentStep): boolean {
  return readingOf(step).reads === "bytes";
}

/** Whether it makes a text of JSON. */
export function isOfJson(step: SentStep): boolean {
  return readingOf(step).reads === "json";
}
