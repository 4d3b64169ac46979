import type { Change, Severity } from "../change.ts";

/** A change of the provider `books`, at the second line of both manifests unless said otherwise. */
export function change(severity: Severity, given: Partial<Change> = {}): Change {
  const text = "manifest: 2\nprovider: books\n";
  const at = (path: string) => ({ file: { path, text }, start: 12, end: 20 });
  return {
    code: "input-removed",
    word: "maxResults",
    package: "books",
    operation: "books_search_volumes",
    subject: { kind: "input", name: "maxResults" },
    severity,
    message: "The input `maxResults` was removed.",
    reason: "Calls that give it are refused.",
    base: at("specs/released/books.yaml"),
    head: at("specs/books.yaml"),
    ...given,
  };
}
