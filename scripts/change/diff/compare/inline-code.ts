import { quoted } from "../../../../packages/workflow/src/diagnostics/value-text.ts";
import type { Json } from "../../../language/ir/types.ts";

/** Most values that a sentence names. */
const NAMED = 8;

/** Text between backticks, as many as Markdown needs to tell them from those in the text. */
export function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const space = longest > 0 ? " " : "";
  return fence + space + text + space + fence;
}

/** A value between backticks; text without its quotation marks, unless it is empty, too long or escaped. */
export function codeOf(value: Json): string {
  const text = quoted(value);
  const isPlain = typeof value === "string" && value !== "" && text === `"${value}"`;
  return code(isPlain ? value : text);
}

/** A value, or that there is none. */
export function codeOrNothing(value: Json | undefined | null): string {
  return value === undefined || value === null ? "nothing" : codeOf(value);
}

/** Values one after another; of many the first ones, and how many more there are. */
export function codesOf(values: readonly Json[]): string {
  const rest = values.length - NAMED;
  const named = values.slice(0, NAMED).map(codeOf).join(", ");
  return rest > 0 ? `${named} and ${rest} more` : named;
}
