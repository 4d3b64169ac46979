/** A code span: in more backticks than the text has in a row, with a space where it begins or ends with one. */
export function codeSpan(text: string): string {
  const fence = "`".repeat(
    1 + Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)),
  );
  const edge = /^`|`$/.test(text) ? " " : "";
  return `${fence}${edge}${text}${edge}${fence}`;
}
