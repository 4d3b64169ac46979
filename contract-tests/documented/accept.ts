import { isDeepStrictEqual } from "node:util";
import { type Document, isNode, isSeq, parseDocument } from "yaml";
import type { Value } from "../contract/types.ts";
import type { Disagreement } from "./disagreements.ts";
import type { WrittenFile } from "./types.ts";

/** The text of a file that says what the manifest says where the two disagree; comments stay. */
export function acceptedText(
  { text }: Pick<WrittenFile, "text">,
  changes: readonly Pick<Disagreement, "path" | "manifest">[],
): string {
  const document = parseDocument(text);
  for (const { path, manifest } of changes) {
    if (manifest === undefined) document.deleteIn(path);
    else document.setIn(path, replacement(document, document.getIn(path, true), manifest));
  }
  return document.toString({ lineWidth: 0 });
}

/** A scalar keeps the comment of the one before it, a list those of the items that stay. */
function replacement(document: Document, before: unknown, value: Value): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (!isSeq(before) || !Array.isArray(value)) return document.createNode(value, { flow: true });
  before.items = value.map(
    (item) =>
      before.items.find((old) => isNode(old) && isDeepStrictEqual(old.toJS(document), item)) ??
      document.createNode(item, { flow: true }),
  );
  return before;
}
