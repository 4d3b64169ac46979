import type { SourceFile, SourceRange } from "../diagnostics/diagnostic.ts";
import { parseTemplate } from "../reference.ts";

const quoted = String.raw`"(?:[^"\\\n]|\\.)*"|'[^'\n]*'`;
const plain = String.raw`(?:\{\{[^{}\n]*\}\}|[^\n},\]]|[},\]](?!$|[\s},\]]))*`;

/**
 * The ranges of values after the names of secret inputs, references aside, anywhere in the text: also
 * where a syntax error, a repetition or a wrong place keeps them from being inputs.
 */
export function writtenSecrets(file: SourceFile, names: Iterable<string>): readonly SourceRange[] {
  const spellings = Array.from(names, (name) =>
    name.replace(/\W/g, "").replace(/(?<=[a-z\d])(?=[A-Z])|_/g, "[_-]?"),
  );
  if (spellings.length === 0) return [];
  const assigned = new RegExp(
    `(?<![\\w-])(?:${spellings.join("|")})["']?[ \\t]*:[ \\t]*(?<value>${quoted}|${plain})`,
    "gim",
  );
  return Array.from(file.text.matchAll(assigned)).flatMap((match) => {
    const written = match.groups?.["value"] ?? "";
    const value = written.replace(/^["']/, "");
    const from = match.index + match[0].length - value.length;
    return parseTemplate(value.replace(/["']$/, ""))
      .filter(({ kind }) => kind === "text" || kind === "malformed")
      .map(({ start, end }) => ({ file, start: from + start, end: from + end }));
  });
}
