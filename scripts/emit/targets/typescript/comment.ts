/** A doc comment: on one line, or several when that would be long. */
export interface CommentView {
  readonly line: string | null;
  readonly lines: readonly string[];
  /** Code below the lines, which is never broken. */
  readonly code: string | null;
  /** Lines of the tag `@deprecated`, below all others. */
  readonly deprecated: readonly string[];
}

/** Longest text of a comment's line. */
const WIDTH = 88;

/** The text as a doc comment, wrapped at spaces. */
export function comment(text: string): CommentView {
  const lines = wrapped(text);
  const [line = ""] = lines;
  const rest = { code: null, deprecated: [] };
  return lines.length > 1 ? { line: null, lines, ...rest } : { line, lines: [], ...rest };
}

/** The tag stands in the template, since the encoder of texts takes it for a person's. */
const TAG = "@deprecated ";

/** The comment with what to use in place of what it is about; null: nothing. */
export function deprecatedComment(said: CommentView, instead: string | null): CommentView {
  if (instead === null) return said;
  const lines = said.line === null ? said.lines : [said.line];
  const [first = "", ...rest] = wrapped(TAG + instead);
  return { ...said, line: null, lines, deprecated: [first.slice(TAG.length), ...rest] };
}

/** The text and a code span as a doc comment; the span stands by itself where one line is too short. */
export function commentWithCode(text: string, code: string): CommentView {
  const span = `\`${code}\``;
  const whole = `${text} ${span}`;
  return whole.length <= WIDTH
    ? comment(whole)
    : { line: null, lines: wrapped(text), code: span, deprecated: [] };
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
