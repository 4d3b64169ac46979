/** A part of a text, in whole lines. */
export interface Lines {
  readonly start: number;
  readonly end: number;
}

/** Where the line of a place begins. */
export function lineStart(text: string, at: number): number {
  return text.lastIndexOf("\n", at - 1) + 1;
}

/** Where the line after that of a place begins. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end + 1;
}

/** Column of a place. */
export function columnOf(text: string, at: number): number {
  return at - lineStart(text, at);
}

/**
 * The lines of a member in block style that begins and ends at these places, with the comments right
 * above its key. The parser counts comments and blank lines up to the next key as parts of a value;
 * here those that are indented no deeper than the key belong to what follows.
 */
export function linesOf(text: string, key: number, valueEnd: number): Lines {
  const column = columnOf(text, key);
  let start = lineStart(text, key);
  while (start > 0 && isComment(text.slice(lineStart(text, start - 1), start), column))
    start = lineStart(text, start - 1);
  const keyEnd = lineEnd(text, key);
  const line = lineStart(text, valueEnd);
  let end = text.slice(line, valueEnd).trim() === "" ? line : lineEnd(text, valueEnd);
  while (end > keyEnd && belongsToNext(text.slice(lineStart(text, end - 1), end), column))
    end = lineStart(text, end - 1);
  return { start, end: Math.max(end, keyEnd) };
}

/** Lines that stand further left by so many columns. */
export function dedented(lines: string, columns: number): string {
  return lines.replaceAll(new RegExp(`^ {0,${columns}}`, "gm"), "");
}

function isComment(line: string, column: number): boolean {
  return line.search(/\S/) === column && line[column] === "#";
}

function belongsToNext(line: string, column: number): boolean {
  const first = line.search(/\S/);
  return first < 0 || (first <= column && line[first] === "#");
}
