import type { Change } from "../change.ts";
import { placeOf } from "./line.ts";

/** `breaking input-removed q books_search: ... (specs/released/books.yaml:40:7 -> specs/books.yaml:38:5) input q` */
export function formatChange({
  severity,
  code,
  word,
  operation,
  subject,
  message,
  base,
  head,
  package: id,
}: Change): string {
  const about = subject ? ` ${subject.kind} ${subject.name}` : "";
  const places = `(${placeOf(base)} -> ${placeOf(head)})`;
  return `${severity} ${code} ${word} ${operation ?? id}: ${message} ${places}${about}`;
}
