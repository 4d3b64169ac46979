import { type EventType, FAILSAFE_SCHEMA, load, type State, Type } from "js-yaml";
import type { Json } from "../ir/types.ts";

/** What the quick reader leaves to the full one: all but plain, printable, unambiguous YAML. */
const UNUSUAL = [
  // Anything but line breaks and printable characters of the basic plane; escapes of such.
  /[^\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe]|\\[uUx]/,
  // Tags, anchors, aliases, merge keys, directives, further documents.
  /(?:^|[\s,[{])(?:!|[&*]\S)/m,
  /<<|^%|^---|^\.\.\./m,
  // Empty keys, and keys that are no scalars.
  /(?:^|[[{,?-])[ ]*:(?:[ \n,[\]{}"']|$)/m,
  /(?:^|[[{,-])[ ]*\?(?:[ \n]|$)/m,
  /[\]}] *:/,
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

const [LINE_FEED, SPACE, COMMA, BRACKET, BRACE] = [0x0a, 0x20, 0x2c, 0x5b, 0x7b] as const;
/** A closing bracket has the code of its opening one and this. */
const TO_CLOSING = 2;

/**
 * Reads plain YAML many times faster than the full reader, which keeps the place of every node.
 * Undefined when the text is anything but plain: the full reader then decides.
 * What it returns is what the full reader returns, without any diagnostic; a property test says so.
 */
export function quickRead(text: string): Json | undefined {
  if (UNUSUAL.some((pattern) => pattern.test(text)) || hasUnusualFlow(text)) return undefined;
  try {
    const value = load(text, { schema: SCHEMA, listener: guard() });
    // The schema makes nothing but JSON; a manifest is a map.
    return typeof value === "object" && value !== null ? (value as Json) : undefined;
  } catch {
    return undefined;
  }
}

/** Refuses what readers differ on: deep nesting, quotes over several lines or glued to what follows. */
function guard(): (event: EventType, state: State) => void {
  const lines: number[] = [];
  const positions: number[] = [];
  return (event, { line, position, kind, input }) => {
    if (event === "open") {
      positions.push(position);
      if (lines.push(line) > DEPTH_LIMIT) throw new NotPlain();
      return;
    }
    const startLine = lines.pop();
    let start = positions.pop() ?? 0;
    if (kind !== "scalar") return;
    while (input[start] === " " || input[start] === "\n") start++;
    if (input[start] !== '"' && input[start] !== "'") return;
    const follows = input.slice(position, position + 2);
    if (startLine !== line || !/^(?:[ \n,\]}]|:[ \n]|\0)/.test(follows)) throw new NotPlain();
  };
}

/**
 * Whether a bracket may be closed on another line than its own, or stand where a key does: readers
 * differ on the first, and the quick one makes text of the second.
 */
function hasUnusualFlow(text: string): boolean {
  const open: number[] = [];
  let before = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === SPACE) continue;
    if (code === LINE_FEED && open.length > 0) return true;
    if (code === BRACE || code === BRACKET) {
      if (open.at(-1) === BRACE && (before === COMMA || before === BRACE)) return true;
      open.push(code);
    } else if (code === BRACE + TO_CLOSING || code === BRACKET + TO_CLOSING) {
      if (open.pop() !== code - TO_CLOSING) return true;
    }
    before = code;
  }
  return false;
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
