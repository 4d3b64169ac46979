import type { Choice, Hole, Text, TimeForm } from "./types/template.ts";

const NAME = /^[A-Za-z]\w*$/;
/** Of json; without what stands between words of a sentence. */
const MEMBER = /^[^\s.,;:!?"'()[\]{}|]+$/;
const NOW = /^\$now(?:-(\d{1,6})([dhm]))?(?:\.(date|epoch|epoch-ms|http))?$/;
const UNIT_MS: Readonly<Record<string, number>> = { d: 86_400_000, h: 3_600_000, m: 60_000 };

/** A part of a text that stands in braces, and where: `choices` is null where it is no hole. */
export interface FoundHole {
  readonly text: string;
  readonly index: number;
  readonly choices: readonly Choice[] | null;
}

// A hole; its quoted texts may hold braces. A brace that is doubled is one that is sent.
const PARTS = /\{\{|\}\}|\{((?:"[^"]*"|[^{}"])*)\}/g;

/** The holes of a text, malformed ones included. `inEach`: `item`, `key` and `value` are those of `$each`. */
export function holesOf(text: string, inEach: boolean): readonly FoundHole[] {
  return [...text.matchAll(PARTS)].flatMap(({ 0: whole, 1: inner, index }) =>
    inner === undefined ? [] : [{ text: whole, index, choices: choicesOf(inner, inEach) }],
  );
}

/** A text with its holes: fixed text where it has none, and the hole alone where nothing stands around it. */
export function parseText(text: string, inEach: boolean): string | Hole | Text {
  const parts: (string | Hole)[] = [];
  let fixed = "";
  let end = 0;
  for (const { 0: whole, 1: inner, index } of text.matchAll(PARTS)) {
    fixed += text.slice(end, index);
    end = index + whole.length;
    const choices = inner === undefined ? null : choicesOf(inner, inEach);
    if (choices === null) {
      fixed += inner === undefined ? whole.slice(1) : whole;
      continue;
    }
    if (fixed !== "") parts.push(fixed);
    fixed = "";
    parts.push({ kind: "hole", choices });
  }
  fixed += text.slice(end);
  if (parts.length === 0) return fixed;
  if (fixed !== "") parts.push(fixed);
  const [first] = parts;
  return parts.length === 1 && typeof first === "object" ? first : { kind: "text", parts };
}

/** `a|b.c|"text"`; null when it is none. */
function choicesOf(inner: string, inEach: boolean): readonly Choice[] | null {
  const choices = (inner.match(/"[^"]*"|[^|]+/g) ?? []).map((text) =>
    choiceOf(text.trim(), inEach),
  );
  const isWhole = inner.replace(/"[^"]*"/g, "x").split("|").length === choices.length;
  const known = choices.filter((choice) => choice !== null);
  return isWhole && known.length > 0 && known.length === choices.length ? known : null;
}

function choiceOf(text: string, inEach: boolean): Choice | null {
  if (text.startsWith('"')) return { kind: "text", value: text.slice(1, -1) };
  if (text === "$uuid") return { kind: "uuid" };
  const [isNow, count = "0", unit = "d", form = "date-time"] = NOW.exec(text) ?? [];
  if (isNow !== undefined) {
    const as = form as TimeForm; // the pattern allows no others
    return { kind: "now", minusMs: Number(count) * (UNIT_MS[unit] ?? 0), as };
  }
  const [name = "", ...path] = text.split(".");
  if (!NAME.test(name) || !path.every((each) => MEMBER.test(each))) return null;
  if (inEach && (name === "item" || name === "key" || name === "value"))
    return { kind: name, path };
  return { kind: "parameter", name, path };
}
