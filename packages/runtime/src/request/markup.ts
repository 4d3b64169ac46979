import { wrongInput } from "../tool-error.ts";
import { refuse } from "./refusal.ts";

const signs: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** What XML takes in no form: controls but tab and line ends, half a character, U+FFFE and U+FFFF. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/u;

/**
 * A value as it stands in the text of HTML or XML, or within quotes there: never as a part of its
 * own. Undefined for what is not given. An input that markup cannot hold is refused by its name.
 */
export function escaped<Value>(value: Value, input: string): TextOf<Value>;
export function escaped(value: unknown, input: string): string | undefined {
  if (value === undefined) return undefined;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (forbidden.test(text)) {
    return refuse(wrongInput(input, "text without control characters or halves of characters"));
  }
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? "");
}

type TextOf<Value> = undefined extends Value ? string | undefined : string;
