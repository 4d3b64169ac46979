/** Functions of a file, as V8 counts them. */
export type Counted = readonly {
  readonly ranges: readonly {
    readonly startOffset: number;
    readonly endOffset: number;
    readonly count: number;
  }[];
}[];

/** A part of a file that never ran: the function that it belongs to, and where it begins. */
export interface UnseenPart {
  /** Null before the first function that the file exports. */
  readonly name: string | null;
  readonly line: number;
}

/** The parts of a file that never ran, but for those that do nothing else than refuse a call. */
export function unseenParts(text: string, functions: Counted): readonly UnseenPart[] {
  const never = functions
    .flatMap(({ ranges }) => ranges)
    .filter(({ count }) => count === 0)
    .toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  const found: UnseenPart[] = [];
  let end = 0;
  for (const { startOffset, endOffset } of never) {
    if (endOffset <= end) continue;
    end = endOffset;
    const part = text.slice(startOffset, endOffset);
    if (saysNothing.test(part) || refuses.test(part)) continue;
    const start = startOffset + part.search(/[^\s{]/);
    found.push({ name: nameAt(text, start), line: text.slice(0, start).split("\n").length });
  }
  return found;
}

/** What is left of a block after it was left. */
const saysNothing = /^[\s{};)]*$/;

/** A block, or a function, that begins with `throw`. */
const refuses = /^\s*(?:else\b\s*)?(?:(?:async\s+)?function\b[^{]*)?\{?\s*throw\b/;

/** The last function that the file exports before this place. */
function nameAt(text: string, offset: number): string | null {
  const declaration = /^\s*export\s+(?:async\s+)?(?:function|const)\s+([A-Za-z_$][\w$]*)/gm;
  const before = [...text.matchAll(declaration)].filter(({ index }) => index <= offset);
  return before.at(-1)?.[1] ?? null;
}
