/**
 * Encoders: each makes any string safe for one context of the emitted text. What a reader could not
 * see or a parser could take for structure leaves as an escape, so the bytes are plain to review.
 */

/** Control characters but the line feed, half characters, and what reorders or hides text. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u{e0100}-\u{e01ef}]/gu;

/** Nearly every text: printable ASCII, which is quick to tell. */
const PLAIN = /^[\n\x20-\x7e]*$/;

/** Without the letters beyond the first plane, which older parsers do not know. */
const IDENTIFIER = /^(?!.*[\u{10000}-\u{10ffff}])[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** Words that name nothing. */
export const RESERVED: ReadonlySet<string> = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval " +
    "export extends false finally for function if implements import in instanceof interface let new " +
    "null package private protected public return static super switch this throw true try typeof " +
    "undefined var void while with yield"
  ).split(" "),
);

/** A string literal of TypeScript, in the quotes that need fewer escapes. */
export function str(value: string): string {
  if (/^[\w .,:;#$()/-]*$/.test(value)) return `"${value}"`; // most texts need no escape
  const double = value.split('"').length > value.split("'").length ? "'" : '"';
  const text = value
    .replaceAll("\\", "\\\\")
    .replaceAll(double, `\\${double}`)
    .replaceAll("\r", "\\r")
    .replaceAll("\t", "\\t");
  return double + escapeInvisible(text).replace(/<(?=[/!])/g, "\\u003c") + double;
}

/** Text of a comment, on one line, after a space. Cannot end the comment, nor act as a tag or directive. */
export function doc(value: string): string {
  return escapeInvisible(oneLine(value))
    .replaceAll("*/", "*\\/")
    .replace(/(?<=^|[\s{])@/g, "\\@");
}

/** The name of a property, quoted only where TypeScript asks for it. */
export function key(value: string): string {
  if (value === "__proto__") return '["__proto__"]'; // the plain name would set the prototype
  return isName(value) || /^(0|[1-9]\d{0,8})$/.test(value) ? value : str(value);
}

/** A name that the text declares or refers to. Anything else is a mistake of the view. */
export function id(value: string, allowed?: ReadonlySet<string>): string {
  const reserved = RESERVED.has(value) && !allowed?.has(value);
  if (!isName(value) || reserved) throw new TypeError(`not an identifier: ${str(value)}`);
  return value;
}

/** A name after a dot, where reserved words are allowed. */
export function member(value: string): string {
  if (!isName(value)) throw new TypeError(`not a property name: ${str(value)}`);
  return value;
}

/** A word of a shell command that needs no quotes, as the name of a package does. */
export function word(value: string): string {
  if (!/^[@\w./-]+$/.test(value)) throw new TypeError(`not a plain word: ${str(value)}`);
  return value;
}

/** Whether a name can stand without quotes. Invisible joiners would, and are refused. */
export function isName(value: string): boolean {
  if (/^[A-Za-z_$][\w$]*$/.test(value)) return true;
  return IDENTIFIER.test(value) && escapeInvisible(value) === value;
}

/** Visible escapes for what a reader could not see. */
export function escapeInvisible(text: string): string {
  return escapeLines(text).replaceAll("\n", "\\n");
}

/** The same for text of several lines, whose line breaks stay. */
export function escapeLines(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replace(INVISIBLE, (found) =>
    [...Array(found.length).keys()].map((index) => escapeUnit(found.charCodeAt(index))).join(""),
  );
}

function escapeUnit(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, "0")}`;
}

/** The text with line breaks, tabs and runs of spaces as single spaces. */
export function oneLine(text: string): string {
  return /[^\S ]| {2}|^ | $/.test(text) ? text.replace(/\s+/g, " ").trim() : text;
}
