import { bracedHoles, bracedParts } from "./braces.ts";
import type { Choice, Hole, Text, TimeForm } from "./types/template.ts";

const NAME = /^[A-Za-z]\w*$/;
/** Of json; without what stands between words of a sentence. */
const MEMBER = /^[^\s.,;:!?"'()[\]{}|]+$/;
const NOW = /^\$now(?:-(\d{1,6})([dhm]))?(?:\.(date|epoch|epoch-ms|http))?$/;
const UNIT_MS: Readonly<Record<string, number>> = { d: 86_400_000, h: 3_600_000, m: 60_000 };

/** A part of a text that has the form of a hole: `choices` is null where it is none that is known. */
export interface FoundHole {
  readonly text: string;
  readonly choices: readonly Choice[] | null;
}

/** The holes of a text, unknown ones included. `inEach`: `item`, `key` and `value` are those of `$each`. */
export function holesOf(text: string, inEach: boolean): readonly FoundHole[] {
  return bracedHoles(text).map((part) => ({
    text: part.text,
    choices: choicesOf(part.inner, inEach),
  }));
}

/** A text with its holes: fixed text where it has none, and the hole alone where nothing stands around it. */
export function parseText(text: string, inEach: boolean): string | Hole | Text {
  const parts = bracedParts(text).map((part): string | Hole => {
    if (typeof part === "string") return part;
    // The check refuses holes that are not known.
    return { kind: "hole", choices: choicesOf(part.inner, inEach) ?? [] };
  });
  const [first = ""] = parts;
  return parts.length < 2 ? first : { kind: "text", parts };
}

/** `a|b.c|"text"`; null when it is none. */
export function choicesOf(inner: string, inEach: boolean): readonly Choice[] | null {
  const written = inner.match(/"[^"]*"|[^|"]+/g) ?? [];
  const choices = written.flatMap((text) => choiceOf(text, inEach) ?? []);
  const isWhole = written.join("|") === inner;
  return isWhole && choices.length === written.length ? choices : null;
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
