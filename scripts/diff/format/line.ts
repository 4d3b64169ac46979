import type { SourceRange } from "../../../templates/workflow/diagnostics/diagnostic.ts";
import { locate } from "../../../templates/workflow/diagnostics/location.ts";
import type { Change } from "../change.ts";

/** `breaking input-removed books_search_volumes: ... (specs/released/books.yaml:40:7 -> specs/books.yaml:38:5)` */
export function formatChange({
  severity,
  rule,
  operation,
  message,
  base,
  head,
  package: id,
}: Change): string {
  return `${severity} ${rule} ${operation ?? id}: ${message} (${placeOf(base)} -> ${placeOf(head)})`;
}

/** `specs/books.yaml:40:7`, or `-` where there is nothing. */
export function placeOf(range: SourceRange | null): string {
  if (range === null) return "-";
  const { line, column } = locate(range).start;
  return `${range.file.path}:${line}:${column}`;
}
