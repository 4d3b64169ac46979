import type { SourceRange } from "../diagnostics/diagnostic.ts";
import type { Part } from "../reference.ts";

// Plain, or escaped in double quotes; any other escape is skipped.
const braces = /[{}]|\\(?:x7[bd]|u007[bd]|U0000007[bd]|[^])/gi;
const isBrace = /[{}]|7[bd]$/i;

/**
 * The ranges of the references within a scalar, in one pass: a text may contain very many. Quotes, folds
 * and indents shift offsets, but the braces of the text and of its source correspond one to one.
 */
export function placesOfParts(
  scalar: SourceRange,
  text: string,
  parts: readonly Part[],
): ReadonlyMap<Part, SourceRange> {
  const found = bracesOf(scalar);
  let passed = 0;
  return new Map(
    parts.map((part) => {
      const first = found[passed];
      passed += countBraces(text.slice(part.start, part.end));
      const last = found[passed - 1];
      // Without a scalar of this text, a part has no range of its own.
      const range = first && last && { file: scalar.file, start: first.start, end: last.end };
      return [part, range ?? scalar];
    }),
  );
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
