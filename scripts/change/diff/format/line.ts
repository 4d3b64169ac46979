import type { SourceRange } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";
import { locate } from "../../../../packages/workflow/src/diagnostics/location.ts";

/** `specs/books.yaml:40:7`, or `-` where there is nothing. */
export function placeOf(range: SourceRange | null): string {
  if (range === null) return "-";
  const { line, column } = locate(range).start;
  return `${range.file.path}:${line}:${column}`;
}
