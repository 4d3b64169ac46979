import { parseText } from "../ir/hole.ts";

/** What stands in braces, texts after a bar that may hold braces included; and braces that are doubled. */
const BRACES = /\{\{|\}\}|\{((?:"[^"]*"|[^{}"])*)\}/g;

/** What version 2 reads as a hole: a letter or `$` first, no blank, comma, colon or quote but in a text after a bar. */
const HOLE = /^[A-Za-z$][^\s,:"'{}]*$/;

/**
 * The same text for version 2, in which a hole has no blanks, and all that looks like one is one.
 * `inEach`: the text stands in `$each`, where `item`, `key` and `value` are known.
 */
export function holesAsText(text: string, inEach: boolean): string {
  return text.replace(BRACES, (whole, inner: string | undefined) => {
    if (inner === undefined) return whole;
    if (typeof parseText(whole, inEach) === "object") return `{${unspaced(inner)}}`;
    return isHole(inner) && !MEANT.test(inner) ? `{{${inner}}}` : whole;
  });
}

/** What version 1 refused, as a hole was meant; version 2 refuses it, too. */
const MEANT = /^(?:\s*\$(?:now|uuid|today|date|time)|[\w.]+\|)/;

/** A text that stands for itself, as a template. */
export function literal(text: string): string {
  const braces = [...text.matchAll(BRACES)];
  const isOther = braces.some(([, inner]) => inner === undefined || isHole(inner));
  return isOther ? text.replace(/[{}]/g, "$&$&") : text;
}

function isHole(inner: string): boolean {
  return HOLE.test(inner.replace(/\|\s*"[^"]*"/g, "|"));
}

/** `a | "b c"` -> `a|"b c"` */
function unspaced(inner: string): string {
  return inner.replace(/"[^"]*"|\s+/g, (part) => (part.startsWith('"') ? part : ""));
}
