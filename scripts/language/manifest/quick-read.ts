import { type EventType, FAILSAFE_SCHEMA, load, type State, Type } from "js-yaml";
import type { Json } from "../ir/types.ts";

/** What the quick reader leaves to the full one: all but plain, printable, unambiguous YAML. */
const UNUSUAL = [
  // Anything but line breaks and printable characters of the basic plane; escapes of such.
  /[^\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe]|\\[uUx]/,
  // Merge keys, directives, further documents.
  /<<|^%|^---|^\.\.\./m,
  // Empty keys, and keys that are marked as such.
  /(?:^|[[{,-])[ ]*\??:(?:[ \n,[\]{}"']|$)/m,
  /(?:^|[[{,-])[ ]*\?(?:[ \n]|$)/m,
  // Comments that touch what they follow.
  /[\]}|>]#|[|>][-+\d]+#/,
  // Names that must not become members.
  /__proto__|constructor|prototype/,
];

class NotPlain extends Error {}

/** Scalars of YAML's core schema in their canonical spelling; others are left to the full reader. */
const SCHEMA = FAILSAFE_SCHEMA.extend({
  implicit: [
    scalar("null", /^(?:~|null)$/i, (text) => canonical(text === "null", null)),
    scalar("bool", /^(?:true|false)$/i, (text) =>
      canonical(text === text.toLowerCase(), text === "true"),
    ),
    scalar("int", /^(?:[-+]?\d+|0o[0-7]+|0x[\da-f]+)$/i, number),
    scalar("float", /^[-+]?(?:(?:\.\d+|\d+(?:\.\d*)?)(?:e[-+]?\d+)?|\.(?:inf|nan))$/i, number),
  ],
});

const DEPTH_LIMIT = 50;

/**
 * Reads plain YAML many times faster than the full reader, which keeps the place of every node.
 * Undefined when the text is anything but plain: the full reader then decides.
 * What it returns is what the full reader returns, without any diagnostic; a property test says so.
 */
export function quickRead(text: string): Json | undefined {
  if (UNUSUAL.some((pattern) => pattern.test(text))) return undefined;
  try {
    const value = load(text, { schema: SCHEMA, listener: guard() });
    // The schema makes nothing but JSON; a manifest is a map.
    return typeof value === "object" && value !== null ? (value as Json) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Refuses what readers differ on: deep nesting, tags, anchors and aliases, brackets and quotes over several lines,
 * quotes glued to what follows, and maps and lists where a key stands.
 */
function guard(): (event: EventType, state: State) => void {
  const starts: number[] = [];
  return (event, { position, kind, input }) => {
    if (event === "open") {
      if (starts.push(startOf(input, position)) > DEPTH_LIMIT) throw new NotPlain();
      return;
    }
    const start = starts.pop() ?? 0;
    const first = input.charAt(start);
    if (/[!&*]/.test(first)) throw new NotPlain();
    if (kind === "scalar") {
      if (first !== '"' && first !== "'") return;
      const follows = input.slice(position, position + 2);
      if (!/^(?:[ \n,\]}]|:[ \n]|\0)/.test(follows)) throw new NotPlain();
    } else if (kind === null || (first !== "{" && first !== "[")) return;
    else if (isKey(input, start, position, starts.at(-1))) throw new NotPlain();
    if (input.slice(start, position).includes("\n")) throw new NotPlain();
  };
}

/** Where a node begins: after blanks, line breaks and comments. */
function startOf(input: string, position: number): number {
  let at = position;
  while (input[at] === " " || input[at] === "\n" || input[at] === "#") {
    at = input[at] === "#" ? input.indexOf("\n", at) : at + 1;
    if (at < 0) return input.length;
  }
  return at;
}

/** Whether a map or list in brackets stands where a key does, of which the quick reader makes a text. */
function isKey(input: string, start: number, end: number, outer: number | undefined): boolean {
  let next = end;
  while (input[next] === " ") next++;
  if (input[next] === ":") return true;
  let before = start - 1;
  while (input[before] === " ") before--;
  return input[outer ?? -1] === "{" && (input[before] === "{" || input[before] === ",");
}

function scalar(name: string, pattern: RegExp, construct: (text: string) => Json): Type {
  return new Type(`tag:yaml.org,2002:${name}`, {
    kind: "scalar",
    resolve: (text: string | null) => text === null || pattern.test(text),
    construct: (text: string | null) => (text === null ? null : construct(text)),
  });
}

function canonical(is: boolean, value: Json): Json {
  if (!is) throw new NotPlain();
  return value;
}

function number(text: string): number {
  const value = Number(text);
  if (String(value) !== text || Math.abs(value) > Number.MAX_SAFE_INTEGER) throw new NotPlain();
  return value;
}
