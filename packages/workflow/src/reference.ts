import { blockId, pathMember, secretName } from "./document/grammar.ts";

/** A part of a text that may hold references. Offsets are UTF-16 code units of the text. */
export type Part = { readonly start: number; readonly end: number } & (
  | { readonly kind: "text"; readonly text: string }
  /** `{{search.data[0].id}}`: block `search`, path `data`, `0`, `id`. */
  | { readonly kind: "output"; readonly block: string; readonly path: readonly string[] }
  /** `{{BOOKS_API_KEY}}` */
  | { readonly kind: "secret"; readonly name: string }
  /** Braces that are not a reference; `reason` continues "The reference ...". */
  | { readonly kind: "malformed"; readonly text: string; readonly reason: string }
);

/** A reference to an output. */
export type OutputReference = Extract<Part, { readonly kind: "output" }>;

// Each alternative can be read in one way only, so that no text takes long.
const escape = String.raw`(?<!\\)(?:(?:\\\\)*\\\{\{|(?:\\\\)+(?=\{\{))`;
const secret = String.raw`\{\{\s*(${secretName})\s*\}\}`;
const output = String.raw`\{\{\s*(${blockId})((?:${pathMember})+)\s*\}\}`;
const malformed = String.raw`\{\{((?:(?!\{\{|\}\})[^])*)(?:\}\})?`;
const eachMember = new RegExp(pathMember, "gu");
const pieces = new RegExp([escape, secret, output, malformed].join("|"), "gu");

/**
 * Splits a text into parts that cover it without a gap. `\{{` is a literal `{{`, and a backslash
 * before a reference is written twice.
 */
export function parseTemplate(text: string): readonly Part[] {
  const parts: Part[] = [];
  const add = (part: Part) => {
    const last = parts.at(-1);
    if (part.kind !== "text" || last?.kind !== "text") parts.push(part);
    else parts[parts.length - 1] = { ...last, end: part.end, text: last.text + part.text };
  };
  let read = 0;
  for (const match of text.matchAll(pieces)) {
    const end = match.index + match[0].length;
    if (match.index > read) add(plain(text, read, match.index));
    add({ start: match.index, end, ...meaning(match) });
    read = end;
  }
  if (read < text.length) add(plain(text, read, text.length));
  return parts;
}

function plain(text: string, start: number, end: number): Part {
  return { kind: "text", start, end, text: text.slice(start, end) };
}

type Meaning<Each = Part> = Each extends Part ? Omit<Each, "start" | "end"> : never;

function meaning([text, name, block, path = "", content]: RegExpExecArray): Meaning {
  if (name !== undefined) return { kind: "secret", name };
  if (block !== undefined) return { kind: "output", block, path: membersOf(path) };
  if (content !== undefined) return { kind: "malformed", text, reason: reasonOf(text, content) };
  return { kind: "text", text: text.replace(/\\(\\|(?=\{))/g, "$1") };
}

function membersOf(path: string): readonly string[] {
  const members = path.match(eachMember) ?? [];
  return members.map((written): string => {
    const inner = written.startsWith("[") ? written.slice(1, -1) : written.slice(1);
    // A name in quotes is a JSON string, as the pattern requires.
    return inner.startsWith('"') ? JSON.parse(inner) : inner;
  });
}

/** Why braces are not a reference. */
function reasonOf(text: string, content: string): string {
  if (!text.endsWith("}}")) return "has no closing braces";
  const written = content.trim();
  if (written === "") return "is empty";
  const [sound = ""] = new RegExp(`^${blockId}(?:${pathMember})*`, "u").exec(written) ?? [];
  if (sound === "") return "starts with neither a block id nor the name of a secret";
  const [rest] = /^.{1,20}/su.exec(written.slice(sound.length).trim()) ?? [];
  if (rest === undefined) return "names no output and is not the name of a secret";
  return `has an unexpected ${rest} after ${sound}; write unusual names as ["@odata.type"]`;
}
