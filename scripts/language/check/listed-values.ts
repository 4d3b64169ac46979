import { escaped } from "../../system/escaped-pattern.ts";
import type { ManifestParameter } from "../manifest/types.ts";
import { bounded } from "./number-pattern.ts";
import type { Repetition } from "./repetition.ts";

/** Values named in a row that are too many to be examples. */
const MANY = 3;

/** Rows of allowed values in a description: `presentation, document or webpage`. */
export function listedValues(
  { enum: values = [] }: ManifestParameter,
  text: string,
): readonly Repetition[] {
  return rowsOf(values.map(String), text).map((row) => ({ member: "enum", ...row }));
}

/** Rows that name all of the values or many; one value, or two of several, may be ordinary words. */
function rowsOf(values: readonly string[], text: string): readonly { quote: string; at: number }[] {
  if (values.length < 2) return [];
  // The longest first, so that no value hides one that begins with it.
  const longestFirst = values.toSorted((one, other) => other.length - one.length);
  const value = `["'\`]?${bounded(longestFirst.map(escaped).join("|"))}["'\`]?`;
  const row = new RegExp(
    String.raw`${value}(?:(?: ?[,;/|] ?(?:(?:and|or) )?| (?:and|or) )${value})+`,
    "giu",
  );
  return [...text.matchAll(row)].flatMap(({ 0: quote, index }) => {
    const named = new Set([...quote.matchAll(new RegExp(value, "giu"))].map(([each]) => each));
    return named.size >= Math.min(MANY, values.length) ? [{ quote, at: index }] : [];
  });
}
