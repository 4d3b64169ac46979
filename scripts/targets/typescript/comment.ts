/** A doc comment: on one line, or several when that would be long. */
export interface CommentView {
  readonly line: string | null;
  readonly lines: readonly string[];
}

/** Longest text of a comment's line. */
const WIDTH = 88;

/** The text as a doc comment, wrapped at spaces. */
export function comment(text: string): CommentView {
  const words = text.split(/\s+/).filter((word) => word !== "");
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1) ?? "";
    const joined = `${last} ${word}`;
    // The encoder sets a space after a closing slash, which must not end a line.
    const goesOn = last !== "" && (joined.length <= WIDTH || last.endsWith("/"));
    if (goesOn) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  const [line = ""] = lines;
  return lines.length > 1 ? { line: null, lines } : { line, lines: [] };
}
