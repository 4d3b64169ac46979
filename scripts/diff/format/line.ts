import type { SourceRange } from "../../../templates/workflow/diagnostics/diagnostic.ts";
import { locate } from "../../../templates/workflow/diagnostics/location.ts";

/** `specs/books.yaml:40:7`, or `-` where there is nothing. */
export function placeOf(range: SourceRange | null): string {
  if (range === null) return "-";
  const { line, column } = locate(range).start;
  return `${range.file.path}:${line}:${column}`;
}
