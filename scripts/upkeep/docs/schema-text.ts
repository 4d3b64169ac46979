import { type Document, isMap, isNode, parseDocument } from "yaml";
import type { Json } from "../../../packages/runtime/src/definition.ts";
import { limitWords } from "../../language/words/limits.ts";

const WIDTH = 100;

/** The schema of manifests with what the tables of words say; every other byte stays. */
export function withWords(text: string): string {
  // JSON is YAML, and this reader tells where a value stands.
  const document = parseDocument(text);
  const edits = Object.entries(limitWords).map(([name, { schema }]) =>
    editOf(text, document, ["$defs", "parameter", "properties", name], schema),
  );
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((all, { start, end, text: own }) => all.slice(0, start) + own + all.slice(end), text);
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Another value at a place; a new member goes to the end. */
function editOf(text: string, document: Document, path: readonly string[], value: Json): Edit {
  const range = rangeOf(document.getIn(path, true));
  if (range) return { ...range, text: printed(value, indentAt(text, range.start)) };
  const parent = document.getIn(path.slice(0, -1), true);
  const last = rangeOf(isMap(parent) ? parent.items.at(-1)?.value : undefined);
  if (!last) throw new Error(`The schema has no ${path.slice(0, -1).join("/")}.`);
  const indent = indentAt(text, last.start);
  const key = `,\n${" ".repeat(indent)}${JSON.stringify(path.at(-1))}: `;
  return { start: last.end, end: last.end, text: key + printed(value, indent) };
}

function rangeOf(node: unknown): Omit<Edit, "text"> | undefined {
  const [start, end] = (isNode(node) && node.range) || [];
  return start === undefined || end === undefined ? undefined : { start, end };
}

/** Blanks at the beginning of the line of a place. */
function indentAt(text: string, place: number): number {
  return /^ */.exec(text.slice(text.lastIndexOf("\n", place) + 1))?.[0].length ?? 0;
}

/** As the file is printed: members below each other, those of inner objects in one line where they fit. */
function printed(value: Json, indent: number): string {
  if (Array.isArray(value) || typeof value !== "object" || value === null) return inLine(value);
  const space = " ".repeat(indent + 2);
  const members = Object.entries(value).map(([key, member]) => {
    const name = `${space}${JSON.stringify(key)}: `;
    const line = inLine(member);
    return name + (name.length + line.length < WIDTH ? line : printed(member, indent + 2));
  });
  return `{\n${members.join(",\n")}\n${" ".repeat(indent)}}`;
}

function inLine(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}: ${inLine(member)}`,
  );
  return `{ ${members.join(", ")} }`;
}
