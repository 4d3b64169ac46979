import type { SourceRange } from "../diagnostics/diagnostic.ts";
import { graphqlReference } from "../graphql/reference.ts";
import type { PreparedManifest, PreparedOperation } from "./prepared.ts";

/** Gives the range of a part of a document, which is told by its offsets there. */
export type PlaceInDocument = (start: number, end: number) => SourceRange;

/** Places in the file of a document, or in the manifest where the document is written there. */
export function documentRange(
  { operation, at }: PreparedOperation,
  { source, hooks }: PreparedManifest,
): PlaceInDocument {
  const written = operation.graphql ?? "";
  const whole = source.valueAt([...at, "graphql"]);
  const reference = graphqlReference(written);
  if (reference) {
    const text = hooks.get(reference.file) ?? "";
    const folder = whole.file.path.slice(0, whole.file.path.lastIndexOf("/") + 1);
    const file = { path: folder + reference.file, text };
    return (start, end) => ({ file, start, end });
  }
  return (start, end) => {
    const raw = whole.file.text.slice(whole.start, whole.end);
    const from = offsetIn(raw, written, start);
    const to = offsetIn(raw, written, end);
    if (from === null || to === null) return whole;
    return { file: whole.file, start: whole.start + from, end: whole.start + to };
  };
}

/** Where a place of a text lies in the YAML that it is written as; null where YAML folds or escapes it. */
function offsetIn(raw: string, text: string, at: number): number | null {
  if (!raw.startsWith("|")) {
    const begin = raw.indexOf(text);
    return begin < 0 ? null : begin + at;
  }
  const before = text.slice(0, at).split("\n");
  const rows = raw.split("\n");
  const row = rows[before.length] ?? "";
  const line = text.split("\n")[before.length - 1] ?? "";
  // The header is one line more, and each line is indented.
  const above = rows.slice(0, before.length).reduce((sum, each) => sum + each.length + 1, 0);
  const indent = row.replace(/\r$/, "").length - line.length;
  return indent < 0 ? null : above + indent + (before.at(-1)?.length ?? 0);
}
