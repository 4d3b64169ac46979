import { escapeInvisible, oneLine } from "./encode.ts";

/** Most texts hold nothing that Markdown reads. */
const PLAIN = /^[A-Za-z][A-Za-z0-9 ,.:;()'"%!?/-]*$/;

/** Plain text in Markdown, on one line: nothing in it becomes markup, HTML or a table border. */
export function md(value: string): string {
  const text = escapeInvisible(oneLine(value));
  if (PLAIN.test(text)) return text;
  return text
    .replace(/[\\`*[\]<|~$]/g, "\\$&")
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\_")
    .replace(/&(?=#?\w+;)/g, "\\&")
    .replace(/(?<=^|\s)#/g, "\\#")
    .replace(/^[-+=>]/, "\\$&")
    .replace(/^(\d+)(?=[.)])/, "$1\\");
}

/** A code span. */
export function code(value: string): string {
  const text = escapeInvisible(value);
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  const pad = text === "" || /^[ `]|[ `]$/.test(text) ? " " : "";
  return fence + pad + text + pad + fence;
}

/** A code span inside a table, where a bar would end the cell. */
export function codecell(value: string): string {
  // Readers differ on a backslash before a bar: only outside of code can it be escaped, too.
  if (value.includes("\\|")) return md(value);
  return code(value).replaceAll("|", "\\|");
}
