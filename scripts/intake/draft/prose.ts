import { oneLine } from "../words.ts";

/** How long a description may be before it ends with a sentence. */
const ENOUGH = 200;

/** The first paragraph of a text in Markdown or HTML as plain sentences. */
export function tidy(text: string, otherwise: string): string {
  const paragraphs = text
    .replaceAll("\r", "")
    .replace(/```[\s\S]*?(?:```|$)/g, "")
    .replace(/<\/?(?:a|b|br|code|div|em|i|li|ol|p|span|strong|ul)(?: [^>]*)?\/?>/gi, " ")
    .split(/\n\s*\n|\n(?=\s*[-*] )/)
    .map(plain)
    .filter((paragraph) => /^[\p{L}\p{N}"'([{`]/u.test(paragraph));
  const [first = plain(otherwise)] = paragraphs;
  const short = shortened(first).replace(/[\s:;,-]+$/, "");
  return /[.!?)]["']?$/.test(short) ? short : `${short}.`;
}

/** The same without a full stop, for a name. */
export function shortName(text: string, otherwise: string): string {
  const line = plain(text.split("\n", 1)[0] ?? "").replace(/[.\s]+$/, "");
  return line !== "" && line.length <= 60 ? line : otherwise;
}

function plain(paragraph: string): string {
  const text = paragraph
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\*\*|__|`/g, "")
    .replace(/(?<!\w)[_*](\S(?:[^_*]*\S)?)[_*](?!\w)/g, "$1");
  return oneLine(text);
}

function shortened(text: string): string {
  if (text.length <= ENOUGH) return text;
  const sentences = text.match(/.+?[.!?](?= |$)|.+$/g) ?? [text];
  let kept = "";
  for (const sentence of sentences) {
    if (kept !== "" && kept.length + sentence.length > ENOUGH) break;
    kept += sentence;
  }
  return kept.trim();
}
