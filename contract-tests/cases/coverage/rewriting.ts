import type { ParameterContract } from "../../contract/types.ts";
import { isBase64, takesTime } from "../../oracle/travelling.ts";

/** What has to be shown of a parameter's table, converters and prefix, by aspect. */
export function rewritingItems(parameter: ParameterContract): Readonly<Record<string, string>> {
  const { rewritings, prefix } = parameter;
  return {
    ...(foreignSent(parameter) !== undefined && {
      "sent value": "a value that its table sends is refused in place of its key",
    }),
    ...(takesTime(parameter) && timesOf(parameter)),
    ...(rewritings.includes("json-text") && {
      "odd JSON": "any text in JSON arrives as JSON text",
    }),
    ...(parameter.type === "string" && rewritings.some(isBase64) && !parameter.limits.enum && odd),
    ...(parameter.extract !== null && { extracted: "of a text around it, only the part is sent" }),
    ...(prefix !== null && {
      "with prefix": "a text that has the prefix is sent as it is",
      "without prefix": "the prefix stands before any other text",
    }),
  };
}

const times = {
  "a date": "a date is its beginning in UTC",
  "an offset": "the offset of a date-time counts",
  "a fraction": "fractions of a second are read",
  "no time": "a text that is no date is refused",
};

const localTimes = {
  ...times,
  "a date": "a date is its beginning in the zone",
  "no offset": "a date-time without an offset is one of the zone",
  "a fraction": "fractions of a second are dropped",
};

function timesOf({
  limits: { format },
  zone,
}: ParameterContract): Readonly<Record<string, string>> {
  const all = zone === null ? times : localTimes;
  // Formats say whether an offset has to be there.
  const fitting = {
    date: ["a date", "no time"],
    "date-time": ["an offset", "a fraction", "no time"],
  };
  const kept = format === "date" || format === "date-time" ? fitting[format] : Object.keys(all);
  return Object.fromEntries(Object.entries(all).filter(([aspect]) => kept.includes(aspect)));
}

const odd = { "odd bytes": "a text is encoded as UTF-8" };

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
