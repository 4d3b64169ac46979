import { type Alias, type Document, isAlias, isCollection, isNode, type Node, visit } from "yaml";
import { dataOf, inheriting } from "./tree.ts";

/** How many nodes aliases may stand for in all; the others stay aliases, and what they name as it is. */
const MOST = 2000;

/** The copies that stand in place of aliases. */
export type Copies = ReadonlyMap<unknown, { readonly alias: Alias; readonly target: Node }>;

/**
 * Puts copies in place of aliases: what one name stands for may become something else at each place.
 * Comments stay with the original.
 */
export function expandAliases(document: Document): Copies {
  const anchors = new Map<string, Node>();
  const copies = new Map<unknown, { readonly alias: Alias; readonly target: Node }>();
  let count = 0;
  visit(document, {
    Node(key, node, path) {
      if (!isAlias(node)) {
        if (node.anchor) anchors.set(node.anchor, node);
        return undefined;
      }
      const target = anchors.get(node.source);
      if (!target || key === "key" || path.includes(target)) return undefined;
      count += sizeOf(target);
      if (count > MOST) return undefined;
      const copy = copyOf(target, node);
      copies.set(copy, { alias: node, target });
      return copy;
    },
  });
  return copies;
}

function sizeOf(node: Node): number {
  let size = 0;
  visit(node, { Node: () => void size++ });
  return size;
}

function copyOf(target: Node, alias: Alias): Node {
  const copy = target.clone() as Node; // a clone of a node is one
  visit(copy, {
    Node(_, node) {
      if (!isAlias(node)) delete node.anchor;
      delete node.comment;
      delete node.commentBefore;
    },
  });
  copy.range = alias.range ?? null;
  return inheriting(copy, alias);
}

/** Puts the aliases back whose copies are still what the original is. */
export function foldAliases(document: Document, copies: Copies): void {
  const seen = new Set<Node>();
  visit(document, {
    Node(_, node) {
      const copied = copies.get(node);
      if (!copied) {
        seen.add(node);
        return undefined;
      }
      const { alias, target } = copied;
      const isSame = seen.has(target) && textOf(node) === textOf(target);
      return isSame && isNode(target) && isAnchored(target, alias) ? alias : undefined;
    },
  });
}

function isAnchored(target: Node, alias: Alias): boolean {
  return !isAlias(target) && target.anchor === alias.source;
}

/** What a node says; two that say nothing plain are never the same. */
function textOf(node: Node): string | symbol {
  const data = dataOf(node);
  return data === undefined ? Symbol("none") : `${isCollection(node)}${JSON.stringify(data)}`;
}
