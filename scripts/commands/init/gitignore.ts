/** The same with every line that is missing, and those lines. */
export function withLines(
  before: string | null,
  wanted: readonly string[],
): { readonly text: string; readonly added: readonly string[] } {
  const text = before ?? "";
  const there = new Set(text.split(/\r?\n/).map(bare));
  const added = wanted.filter((line) => !there.has(bare(line)));
  const end = text.includes("\r\n") ? "\r\n" : "\n";
  const start = text === "" || text.endsWith("\n") ? text : text + end;
  return { text: start + added.map((line) => line + end).join(""), added };
}

/** `/dist/` and `dist` ignore the same folder of a project. */
function bare(line: string): string {
  return line.trim().replace(/^\/|\/$/g, "");
}
