import type { Diagnostic } from "../../../packages/workflow/src/diagnostics/diagnostic.ts";
import { excerpt, printable } from "../../../packages/workflow/src/diagnostics/excerpt.ts";
import { locate } from "../../../packages/workflow/src/diagnostics/location.ts";
import type { DiagnosticLine } from "./types.ts";

/** A problem as the page tells it: what the terminal says, in parts. */
export function diagnosticLine({
  code,
  severity,
  message,
  fix,
  range,
}: Diagnostic): DiagnosticLine {
  const shown = excerpt(range);
  return {
    code,
    severity,
    file: range.file.path,
    ...locate(range).start,
    message: printable(message),
    fix: printable(fix),
    excerpt: shown ? `${shown.line}\n${shown.carets}` : "",
  };
}
