import { isMap, isNode, isScalar, isSeq, LineCounter, type Pair, parseDocument } from "yaml";

/** Members from the top of a document to one place in it. */
export type Path = readonly (string | number)[];

/** The line of a member of a YAML document; where it is missing, that of what should hold it. */
export function lineOf(text: string, path: Path): number {
  const lines = new LineCounter();
  let node: unknown = parseDocument(text, { lineCounter: lines }).contents;
  let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
  for (const member of path) {
    const found = memberOf(node, member);
    if (!found) break;
    ({ node, offset } = found);
  }
  return lines.linePos(offset).line;
}

/** A member of a map begins at its key. */
function memberOf(
  node: unknown,
  member: string | number,
): { readonly node: unknown; readonly offset: number } | undefined {
  const [start, value] = isMap(node)
    ? pairOf(node.items, member)
    : isSeq(node)
      ? [node.items[Number(member)], node.items[Number(member)]]
      : [];
  const range = isNode(start) ? start.range : undefined;
  return range ? { node: value, offset: range[0] } : undefined;
}

function pairOf(items: readonly Pair[], member: string | number): readonly unknown[] {
  const found = items.find(({ key }) => isScalar(key) && String(key.value) === String(member));
  return found ? [found.key, found.value] : [];
}
