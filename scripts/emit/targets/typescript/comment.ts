/** A doc comment: on one line, or several when that would be long. */
export interface CommentView {
  readonly line: string | null;
  readonly lines: readonly string[];
  /** Code below the lines, which is never broken. */
  readonly code: string | null;
}

/** Longest text of a comment's line. */
const WIDTH = 88;

/** The text as a doc comment, wrapped at spaces. */
export function comment(text: string): CommentView {
  const lines = wrapped(text);
  const [line = ""] = lines;
  return lines.length > 1 ? { line: null, lines, code: null } : { line, lines: [], code: null };
}

/** The text and a code span as a doc comment; the span stands by itself where one line is too short. */
export function commentWithCode(text: string, code: string): CommentView {
  const span = `\`${code}\``;
  const whole = `${text} ${span}`;
  return whole.length <= WIDTH ? comment(whole) : { line: null, lines: wrapped(text), code: span };
}

function wrapped(text: string): readonly string[] {
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
  return lines;
}
