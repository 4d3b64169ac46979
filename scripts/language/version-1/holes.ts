import { bracedParts } from "../ir/braces.ts";
import { choicesOf } from "../ir/hole.ts";

/** What version 1 read: texts in a hole may hold braces, and any other brace is doubled or text. */
const BRACES = /\{\{|\}\}|\{((?:"[^"]*"|[^{}"])*)\}/g;

/** Fixed text, and what stands in the braces of a hole. */
type Part = string | { readonly inner: string };

/** The same text for version 2, in which a hole has no blanks, and all that looks like one is one. */
export function holesAsText(text: string): string {
  const parts = partsOf(text);
  const made = text.replace(BRACES, (whole, inner?: string) => {
    if (isHole(inner)) return `{${withoutBlanks(inner)}}`;
    return inner === undefined || isRead(whole, [whole]) ? whole : `{${whole}}`;
  });
  return isRead(made, parts) ? made : written(parts);
}

/** A text that stands for itself, as a template. */
export function literal(text: string): string {
  return isRead(text, [text]) ? text : written([text]);
}

/** The parts of a text for version 1, of which neighbouring texts are one. */
function partsOf(text: string): readonly Part[] {
  const parts: Part[] = [];
  let fixed = "";
  let end = 0;
  for (const { 0: whole, 1: inner, index } of text.matchAll(BRACES)) {
    fixed += text.slice(end, index);
    end = index + whole.length;
    if (inner === undefined) fixed += whole.charAt(0);
    else if (!isHole(inner)) fixed += whole;
    else {
      parts.push(fixed, { inner: withoutBlanks(inner) });
      fixed = "";
    }
  }
  return [...parts, fixed + text.slice(end)].filter((part) => part !== "");
}

/** Whether version 2 reads these parts in a text. */
function isRead(text: string, parts: readonly Part[]): boolean {
  const read = bracedParts(text, "template").map((part) =>
    typeof part === "string" ? part : { inner: part.inner },
  );
  return JSON.stringify(read) === JSON.stringify(parts.filter((part) => part !== ""));
}

function written(parts: readonly Part[]): string {
  const texts = parts.map((part) =>
    typeof part === "string" ? part.replace(/[{}]/g, "$&$&") : `{${part.inner}}`,
  );
  return texts.join("");
}

/** What version 1 refused, as a hole was meant; version 2 refuses it, too. */
const MEANT = /^(?:\$(?:now|uuid|today|date|time)|[\w.]+\|)/;

function isHole(inner: string | undefined): inner is string {
  if (inner === undefined) return false;
  const bare = withoutBlanks(inner);
  const isTemplate = bracedParts(`{${bare}}`, "template").some((part) => typeof part !== "string");
  return isTemplate && (MEANT.test(bare) || choicesOf(bare, false) !== null);
}

/** `a | "b c"` -> `a|"b c"`; of a blank within a name, nothing goes. */
function withoutBlanks(inner: string): string {
  const parts = inner.trim().split(/("[^"]*")/);
  return parts.map((part, at) => (at % 2 ? part : part.replace(/\s*\|\s*/g, "|"))).join("");
}
