import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  type Node,
  parseDocument,
  type YAMLMap,
} from "yaml";
import type { Json } from "../../language/ir/types.ts";
import { printMembers } from "../draft/print.ts";
import type { Amendment } from "../finding.ts";
import { columnOf, lineEnd, lineStart, rangeOf } from "./lines.ts";

/** The text of a manifest with a value at a place. All other lines stay byte for byte. */
export function amended(text: string, amendment: Amendment): string {
  const { path, value } = amendment;
  let map: unknown = parseDocument(text, { keepSourceTokens: true }).contents;
  for (const [index, member] of path.entries()) {
    if (!isMap<Node, Node>(map)) throw new Error(`${path.slice(0, index).join(".")} is not a map`);
    const node = map.get(member, true) ?? map.get(String(member), true);
    if (node === undefined) return inserted(text, map, amendment, index);
    map = node;
  }
  // What was walked is a node of the document.
  const node = map as Node;
  const before = text.slice(0, rangeOf(node)[0]);
  // What stood in lines of its own moves up to its key, unless a comment is between.
  const head = /:\s+$/.test(before) ? `${before.trimEnd()} ` : before;
  return head + inLine(value) + text.slice(lastOf(text, node));
}

/** Where a node ends: the parser counts line ends, and what follows a block up to the next key, as its part. */
function lastOf(text: string, node: Node): number {
  const last: unknown = isCollection(node) && !node.flow ? node.items.at(-1) : undefined;
  const inner = isPair<Node, Node | null>(last) ? (last.value ?? last.key) : last;
  if (isNode(inner)) return lastOf(text, inner);
  const [start, end] = rangeOf(node);
  return start + text.slice(start, end).trimEnd().length;
}

function nested([first = "", ...rest]: readonly (string | number)[], value: Json): Json {
  return { [first]: rest.length === 0 ? value : nested(rest, value) };
}

/** A value within a line: JSON is YAML, and texts that need no quotes have none. */
function inLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(", ")}]`;
  if (typeof value === "string" && /^[a-z][a-z0-9_/-]*$/i.test(value) && !WORDS.test(value))
    return value;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${inLine(key)}: ${inLine(member)}`);
  return `{ ${members.join(", ")} }`;
}

/** What YAML 1.1 or 1.2 takes for something else than text. */
const WORDS = /^(?:true|false|yes|no|on|off|y|n|null)$/i;

/** Adds what an amendment says to the map that its path reaches after so many members. */
function inserted(
  text: string,
  map: YAMLMap<Node, Node>,
  amendment: Amendment,
  depth: number,
): string {
  const { path, value, remarks = [] } = amendment;
  const members = Object.entries(nested(path.slice(depth), value) ?? {});
  if (map.flow) {
    const [, end] = rangeOf(map);
    const added = members.map(([key, member]) => `${inLine(key)}: ${inLine(member)}`).join(", ");
    const before = text.slice(0, end - 1).trimEnd();
    return `${before}${map.items.length > 0 ? ", " : " "}${added} ${text.slice(end - 1)}`;
  }
  const [first, last] = [map.items[0]?.key, map.items.at(-1)];
  if (!isScalar(first) || last === undefined) throw new Error("an empty map has braces");
  const indent = columnOf(text, rangeOf(first)[0]);
  const at = endOf(text, last.value ?? last.key);
  const place = { path: path.slice(0, depth), indent, remarks };
  const lines = printMembers(Object.fromEntries(members), place).trimEnd().split("\n");
  const block = lines.map((line) => (line === "" ? "" : " ".repeat(indent) + line)).join("\n");
  // Operations stand apart from one another.
  const gap = place.path.at(-1) === "operations" ? "\n" : "";
  const isOpen = at > 0 && text[at - 1] !== "\n";
  return `${text.slice(0, at)}${isOpen ? "\n" : ""}${gap}${block}\n${text.slice(at)}`;
}

/** Where the line after a node begins. A block of text ends with its line break. */
function endOf(text: string, node: Node): number {
  const [, end] = rangeOf(node);
  return lineStart(text, end) === end ? end : lineEnd(text, end);
}
