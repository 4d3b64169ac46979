import { isMap, isScalar, type Node, parseDocument, type YAMLMap } from "yaml";
import type { Json } from "../../language/ir/types.ts";
import { printMembers } from "../draft/print.ts";
import type { Amendment } from "../finding.ts";
import { applied, type Edit } from "./edit.ts";
import { columnOf, lastOf, lineEnd, lineStart, rangeOf } from "../../language/fix/lines.ts";
import { isSchema } from "../../language/ir/schema-path.ts";

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

/** What is added to one map, which stands at a path of the document. */
interface Addition {
  readonly map: YAMLMap<Node, Node>;
  readonly amendments: readonly Amendment[];
  readonly depth: number;
}

/** The text of a manifest with values at places. All other lines stay byte for byte. */
export function amended(text: string, amendments: readonly Amendment[]): string {
  if (amendments.length === 0) return text;
  const contents = parseDocument(text, { keepSourceTokens: true }).contents;
  const additions = new Map<unknown, Addition>();
  const replacements = new Map<unknown, Edit>();
  for (const amendment of amendments) {
    const { node, depth } = reached(contents, amendment);
    if (depth === amendment.path.length) {
      replacements.set(node, replacement(text, node, amendment.value));
    } else if (isMap<Node, Node>(node)) {
      const before = additions.get(node)?.amendments ?? [];
      additions.set(node, { map: node, amendments: [...before, amendment], depth });
    } else throw new Error(`${amendment.path.slice(0, depth).join(".")} is not a map`);
  }
  const added = [...additions.values()].map((addition) => insertion(text, addition));
  return applied(text, [...replacements.values(), ...added]);
}

/** The node that a path leads to, or the last one on the way, after so many members. */
function reached(
  contents: Node | null,
  { path }: Amendment,
): { readonly node: Node; readonly depth: number } {
  if (contents === null) throw new Error("the document is empty");
  let node = contents;
  for (const [depth, member] of path.entries()) {
    const next: unknown = isMap<Node, Node>(node)
      ? (node.get(member, true) ?? node.get(String(member), true))
      : undefined;
    if (next === undefined) return { node, depth };
    // What was walked is a node of the document.
    node = next as Node;
  }
  return { node, depth: path.length };
}

function replacement(text: string, node: Node, value: Json): Edit {
  const [at] = rangeOf(node);
  const before = text.slice(0, at).trimEnd();
  // What stood in lines of its own moves up to its key, unless a comment is between.
  const isBelow = before.length < at && before.endsWith(":");
  const start = isBelow ? before.length : at;
  return { start, end: lastOf(text, node), text: (isBelow ? " " : "") + inLine(value), depth: 0 };
}

/** Adds to a map what amendments say of members that it lacks. */
function insertion(text: string, { map, amendments, depth }: Addition): Edit {
  const members = merged(amendments.map(({ path, value }) => nested(path.slice(depth), value)));
  if (map.flow) {
    const end = rangeOf(map)[1] - 1;
    const start = text.slice(0, end).trimEnd().length;
    const added = Object.entries(members).map(([key, each]) => `${inLine(key)}: ${inLine(each)}`);
    const comma = map.items.length > 0 ? ", " : " ";
    return { start, end, text: `${comma}${added.join(", ")} `, depth };
  }
  const [first, last] = [map.items[0]?.key, map.items.at(-1)];
  if (!isScalar(first) || last === undefined) throw new Error("an empty map has braces");
  const indent = columnOf(text, rangeOf(first)[0]);
  const at = endOf(text, last.value ?? last.key);
  const path = amendments[0]?.path.slice(0, depth) ?? [];
  const remarks = amendments.flatMap((amendment) => amendment.remarks ?? []);
  // Operations stand apart from one another.
  const gap = path.at(-1) === "operations" ? "\n" : "";
  const blocks = Object.entries(members).map(([key, value]) => {
    const own = remarks.filter((remark) => remark.path[depth] === key);
    const printed = printMembers({ [key]: value }, { path, indent, remarks: own });
    return gap + indented(printed, indent);
  });
  return { start: at, end: at, text: blocks.join(""), depth };
}

function indented(block: string, indent: number): string {
  const lines = block.replace(/\n+$/, "").split("\n");
  return lines.map((line) => `${line && " ".repeat(indent) + line}\n`).join("");
}

function nested(
  [first = "", ...rest]: readonly (string | number)[],
  value: Json,
): Readonly<Record<string, Json>> {
  return { [first]: rest.length === 0 ? value : nested(rest, value) };
}

/** Where the line after a node begins. A block of text ends with its line break. */
function endOf(text: string, node: Node): number {
  const [, end] = rangeOf(node);
  return lineStart(text, end) === end ? end : lineEnd(text, end);
}

type Members = Readonly<Record<string, Json>>;

/** Objects as one: members of the same name are merged in turn, and of other values the last counts. */
function merged(objects: readonly Members[]): Members {
  const result: Record<string, Json> = {};
  for (const [key, value] of objects.flatMap((object) => Object.entries(object))) {
    const known = result[key];
    result[key] = isSchema(known) && isSchema(value) ? merged([known, value]) : value;
  }
  return result;
}
