import type { Change } from "../change.ts";
import { placeOf } from "./line.ts";

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
