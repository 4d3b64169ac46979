/** A piece of a text that gives way to another; a place where something is added is an empty piece. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** How deep the map lies that is added to: of several that end at one place, the inner first. */
  readonly depth: number;
}

/** A text with edits, none of which lies within another. */
export function applied(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  const inOrder = edits.toSorted(
    (one, other) => one.start - other.start || other.depth - one.depth,
  );
  for (const edit of inOrder) {
    if (edit.start < at) throw new Error("an edit lies within another");
    parts.push(text.slice(at, edit.start));
    // The last line of a file may lack its end.
    const isOpen = edit.start === text.length && parts.length > 0 && !endsLine(parts);
    parts.push(isOpen ? "\n" : "", edit.text);
    at = edit.end;
  }
  return [...parts, text.slice(at)].join("");
}

function endsLine(parts: readonly string[]): boolean {
  return parts.findLast((part) => part !== "")?.endsWith("\n") ?? true;
}
