import type { SourceFile, SourceRange } from "./diagnostic.ts";

/** A position for people: line and column count from 1, columns in code points. */
export interface Location {
  readonly line: number;
  readonly column: number;
}

/** The start and end of a range as lines and columns. */
export function locate({ file, start, end }: SourceRange): {
  readonly start: Location;
  readonly end: Location;
} {
  return { start: locationAt(file, start), end: locationAt(file, end) };
}

/** The line that `offset` stands in, without its end. */
export function lineAt(file: SourceFile, offset: number): { start: number; text: string } {
  const starts = lineStarts(file);
  const index = lineIndex(starts, offset);
  const start = starts[index] ?? 0;
  const text = file.text.slice(start, starts[index + 1]);
  return { start, text: text.replace(/\r?\n$/, "") };
}

function locationAt(file: SourceFile, offset: number): Location {
  const starts = lineStarts(file);
  const index = lineIndex(starts, offset);
  const before = file.text.slice(starts[index], offset);
  const pairs = before.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0;
  return { line: index + 1, column: before.length - pairs + 1 };
}

// A file with many problems is split into lines once.
const known = new WeakMap<SourceFile, readonly number[]>();

function lineStarts(file: SourceFile): readonly number[] {
  const starts = known.get(file) ?? [0, ...ends(file.text)];
  known.set(file, starts);
  return starts;
}

function ends(text: string): readonly number[] {
  return Array.from(text.matchAll(/\n/g), ({ index }) => index + 1);
}

/** Index of the last line that begins at or before the offset. */
function lineIndex(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
