import { type Document, isCollection, isMap, isScalar, isSeq, visit } from "yaml";
import { dataOf, keyOf } from "./tree.ts";

/** How long a line may be. */
const WIDTH = 120;

/** Writes collections of one line as blocks where they have grown too long; those that stood so before stay. */
export function unfold(document: Document, before: Document): void {
  const known = new Set<string>();
  visit(before, {
    Collection: (_, node) => {
      if (node.flow) known.add(JSON.stringify(dataOf(node)));
    },
  });
  const walk = (node: unknown, indent: number, start: number): void => {
    if (!isCollection(node)) return;
    const isLong = start + widthOf(node) > WIDTH && node.items.length > 0;
    if (node.flow && (!isLong || known.has(JSON.stringify(dataOf(node))))) return;
    node.flow = false;
    if (isSeq(node)) for (const item of node.items) walk(item, indent + 2, indent + 2);
    if (!isMap<unknown, unknown>(node)) return;
    for (const member of node.items) {
      walk(member.value, indent + 2, indent + 4 + (keyOf(member)?.length ?? 0));
    }
  };
  walk(document.contents, -2, 0);
}

/** How much of a line a node takes, without the comments in it. */
function widthOf(node: unknown): number {
  if (isScalar(node)) {
    const isQuoted = node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE";
    return String(node.value).length + (isQuoted ? 2 : 0);
  }
  if (isSeq(node)) return node.items.reduce<number>((sum, item) => sum + widthOf(item) + 2, 0);
  if (!isMap<unknown, unknown>(node)) return 0;
  return node.items.reduce((sum, each) => sum + widthOf(each.key) + widthOf(each.value) + 4, 2);
}
