// Generated from templates/workflow/check/place.ts. Do not edit; run `npm run generate`.

import type { SourceRange } from "../diagnostics/diagnostic.ts";

// Written as they are, or escaped in double quotes; any other escape is passed over.
const braces = /[{}]|\\(?:x7[bd]|u007[bd]|U0000007[bd]|[^])/gi;
const isBrace = /[{}]|7[bd]$/i;

/**
 * The range of a reference within a scalar. Quotes, folds and indents move its offsets, but the braces
 * of the text and of its source are the same, one by one.
 */
export function placeOfReference(
  scalar: SourceRange,
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
): SourceRange {
  const found = bracesOf(scalar);
  const first = found[countBraces(text.slice(0, start))];
  const last = found[countBraces(text.slice(0, end)) - 1];
  // A path that leads to no scalar of this text has no place of its own.
  if (first === undefined || last === undefined) return scalar;
  return { file: scalar.file, start: first.start, end: last.end };
}

function countBraces(text: string): number {
  return text.match(/[{}]/g)?.length ?? 0;
}

function bracesOf({ file, start, end }: SourceRange) {
  const source = file.text.slice(start, end);
  // The line that begins a block scalar may hold a comment.
  const skipped = /^[|>].*\n/.exec(source)?.[0].length ?? 0;
  const isEscaped = source.startsWith('"');
  return Array.from(source.slice(skipped).matchAll(isEscaped ? braces : /[{}]/g))
    .filter(([written]) => isBrace.test(written))
    .map(({ 0: written, index }) => {
      const from = start + skipped + index;
      return { start: from, end: from + written.length };
    });
}
