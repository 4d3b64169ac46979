import { isFileValue } from "./file.ts";
import type { OperationContract, ParameterContract, Rewriting, Value } from "../contract/types.ts";
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
    (each, rewriting) => (each === undefined ? undefined : rewritten(rewriting, each, zone)),
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

function rewritten(rewriting: Rewriting, value: Value, zone: string): Value {
  const text = String(value);
  switch (rewriting) {
    case "json-text":
      return JSON.stringify(value);
    case "base64":
    case "base64url":
      if (isFileValue(value)) return Object(value).base64;
      return Buffer.from(text, "utf8").toString(rewriting);
    case "epoch":
      return Math.floor(new Date(text).valueOf() / 1000);
    case "epoch-ms":
      return new Date(text).valueOf();
    case "date":
      return new Date(text).toISOString().split("T")[0] ?? "";
    case "local-date-time":
      return clockText(text.trim(), zone);
  }
}

/** What a clock shows; a text that names no offset is what it shows. */
function clockText(text: string, zone: string): string {
  if (!text.toUpperCase().includes("T")) return `${text}T00:00:00`;
  const isInstant = /(?:Z|[+-]\d\d:\d\d)$/i.test(text);
  const shownIn = isInstant ? zone : "UTC";
  const time = new Date(isInstant ? text : `${text}Z`);
  // In Swedish a date is written as ISO 8601 has it.
  return time.toLocaleString("sv-SE", { timeZone: shownIn }).replace(" ", "T");
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

const readers: readonly Rewriting[] = ["epoch", "epoch-ms", "date", "local-date-time"];

/** Whether only dates and date-times can be sent. */
export function takesTime({ rewritings, table }: ParameterContract): boolean {
  return table === null && rewritings.some((each) => readers.includes(each));
}

/** Whether any text is one segment of a path by what is made of it. */
export function isAnySegment({ rewritings }: ParameterContract): boolean {
  return rewritings.some(isBase64);
}

/** Whether it makes base64 of any text. */
export function isBase64(rewriting: Rewriting): boolean {
  return rewriting === "base64" || rewriting === "base64url";
}
