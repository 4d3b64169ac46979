import type { SourceRange } from "./diagnostic.ts";
import { lineAt } from "./location.ts";

/** Longest line shown, in characters; of a longer one the part around the problem. */
const widest = 100;

/** How much of a long line stands before the problem. */
const before = 30;

/** A source line, and carets under the range. */
export interface Excerpt {
  readonly line: string;
  readonly carets: string;
}

/** The first line of a range; undefined when there is nothing to see. */
export function excerpt({ file, start, end }: SourceRange): Excerpt | undefined {
  const { start: lineStart, text } = lineAt(file, start);
  if (text.trim() === "") return undefined;
  const at = start - lineStart;
  // A line may be as long as a file, and have as many problems: only what is near is looked at.
  const isLong = text.length > 2 * widest || Array.from(text).length > widest;
  const head = Array.from(text.slice(isLong ? Math.max(0, at - 2 * before) : 0, at));
  const kept = isLong ? head.slice(-before) : head;
  const from = kept.length;
  const shown = [...kept, ...text.slice(at, at + 2 * widest)].slice(0, widest);
  const length = Array.from(text.slice(at, Math.min(end - lineStart, at + 2 * widest))).length;
  const first = at - kept.join("").length;
  const left = first > 0 ? "…" : "";
  const right = first + shown.join("").length < text.length ? "…" : "";
  const line = left + shown.map(visible).join("") + right;
  const indent = left.length + widthOf(shown.slice(0, from));
  const width = widthOf(shown.slice(from, from + length));
  return { line, carets: " ".repeat(indent) + "^".repeat(Math.max(1, width)) };
}

/** Text that is safe on a terminal: no character moves the cursor or is invisible. */
export function printable(text: string): string {
  return Array.from(text, visible).join("");
}

function visible(character: string): string {
  if (/\s/.test(character)) return " ";
  if (/\p{Mn}/u.test(character)) return character;
  return /[\p{C}\p{Z}]/u.test(character) ? "\u{FFFD}" : character;
}

/** Width on a terminal: East Asian characters and emoji take two columns, accents none. */
export function widthOf(characters: readonly string[]): number {
  let width = 0;
  for (const character of characters) {
    if (/\p{Mn}/u.test(character)) continue;
    width += isWide(character) ? 2 : 1;
  }
  return width;
}

function isWide(character: string): boolean {
  return /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]|\p{Emoji_Presentation}/u.test(
    character,
  );
}
