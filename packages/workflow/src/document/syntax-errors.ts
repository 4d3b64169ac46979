import type { CST, YAMLParseError } from "yaml";
import type { SourceFile } from "../diagnostics/diagnostic.ts";
import { type DocumentDiagnostic, documentDiagnostic as diagnostic } from "./catalog.ts";
import { unclosed } from "./unclosed.ts";

/** Messages that replace the library's for common mistakes. */
const reasons: Readonly<Record<string, string>> = {
  BAD_SCALAR_START: "Text that begins with this character needs quotes",
  BLOCK_AS_IMPLICIT_KEY: 'Text that contains ": " needs quotes',
  BLOCK_IN_FLOW: 'Within brackets, text that contains ": " needs quotes',
  MULTILINE_IMPLICIT_KEY: "A key must stand on one line and be followed by a colon",
  TAB_AS_INDENT: "Lines are indented with spaces, not with tabs",
};

const afterEnd = "The value ends before this; quotes are missing or misplaced";

/**
 * Syntax errors as diagnostics, one for each mistake: the library also reports consequences of a
 * mistake, mostly on the same line or after the end of the document.
 */
export function syntaxErrors(
  errors: readonly YAMLParseError[],
  tokens: readonly CST.Token[],
  file: SourceFile,
): DocumentDiagnostic[] {
  const openings = unclosed(tokens).map(({ offset, mark }) => ({
    start: offset,
    end: offset + 1,
    reason: `The ${mark} that begins here is never closed`,
  }));
  const own = errors
    .filter(({ message }) => openings.length === 0 || !/^(?:Missing closing|Flow )/.test(message))
    .map(({ pos: [start, end], code, message }) => ({
      start: Math.min(start, file.text.length),
      end: Math.min(end, file.text.length),
      reason: reasons[code] ?? message.replace(/^Unexpected .* at node end$/, afterEnd),
    }));
  // What follows a tab has lost its place in the document.
  const tab = own.findIndex(({ reason }) => reason === reasons["TAB_AS_INDENT"]);
  const first = tab < 0 ? own : own.slice(0, tab + 1);
  const ordered = [...openings, ...first].toSorted((a, b) => a.start - b.start);
  return firstOfEachLine(withoutEcho(ordered), file.text).map(({ start, end, reason }) =>
    diagnostic("yaml-syntax", { file, start, end }, { reason }),
  );
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly reason: string;
}

/** Once the document has ended too early, the library reports every later token: the first one is enough. */
function withoutEcho(found: readonly Found[]): readonly Found[] {
  const first = found.findIndex(
    ({ reason }) => reason === afterEnd || / in YAML stream/.test(reason),
  );
  return found.filter(({ reason }, index) => index <= first || !/ in YAML stream/.test(reason));
}

function firstOfEachLine(found: readonly Found[], text: string): readonly Found[] {
  return found.filter(({ start }, index) => {
    const previous = found[index - 1];
    return previous === undefined || text.slice(previous.start, start).includes("\n");
  });
}
