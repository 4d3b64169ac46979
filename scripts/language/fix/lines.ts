import { isCollection, isNode, isPair, type Node } from "yaml";

/** Where a node that was read from a text begins and ends there. */
export function rangeOf({ range }: Node): readonly [start: number, end: number] {
  if (!range) throw new Error("a node that was not read from a file has no location");
  return [range[0], range[1]];
}

/** Where the line of a place begins. */
export function lineStart(text: string, at: number): number {
  return text.lastIndexOf("\n", at - 1) + 1;
}

/** Where the line after that of a place begins. */
export function lineEnd(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end + 1;
}

/** Column of a place. */
export function columnOf(text: string, at: number): number {
  return at - lineStart(text, at);
}

/** Where a node ends: the parser counts line ends, and what follows a block up to the next key, as its part. */
export function lastOf(text: string, node: Node): number {
  const last: unknown = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  const inner = isPair<Node, Node | null>(last) ? (last.value ?? last.key) : last;
  if (isNode(inner)) return lastOf(text, inner);
  const [start, end] = rangeOf(node);
  return start + text.slice(start, end).trimEnd().length;
}
