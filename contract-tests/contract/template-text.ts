/** One of the values that a hole takes the first of. */
export type HoleChoice =
  | { readonly kind: "value"; readonly name: string; readonly path: readonly string[] }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "uuid" }
  | { readonly kind: "now"; readonly form: string; readonly minusMs: number };

/** A text by its parts: fixed text, and holes in braces. Braces that are doubled are braces. */
export function partsOf(text: string): readonly (string | readonly HoleChoice[])[] {
  const parts: (string | readonly HoleChoice[])[] = [];
  let fixed = "";
  for (let at = 0; at < text.length; ) {
    const char = text.charAt(at);
    if ((char === "{" || char === "}") && text.charAt(at + 1) === char) {
      fixed += char;
      at += 2;
      continue;
    }
    const end = char === "{" ? endOf(text, at + 1) : -1;
    const choices = end < 0 ? null : choicesOf(text.slice(at + 1, end));
    if (choices === null) {
      fixed += char;
      at += 1;
      continue;
    }
    if (fixed !== "") parts.push(fixed);
    fixed = "";
    parts.push(choices);
    at = end + 1;
  }
  return fixed === "" ? parts : [...parts, fixed];
}

/** Every hole of a text, by its choices. */
export function holesIn(text: string): readonly (readonly HoleChoice[])[] {
  return partsOf(text).filter((part) => typeof part !== "string");
}

/** Where the hole ends; braces in quotes do not count. */
function endOf(text: string, start: number): number {
  let isQuoted = false;
  for (let at = start; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && char === "{") return -1;
    else if (!isQuoted && char === "}") return at;
  }
  return -1;
}

function choicesOf(inner: string): readonly HoleChoice[] | null {
  const texts: string[] = [];
  const bare = inner.replace(/"([^"]*)"/g, (_, text: string) => `"${texts.push(text) - 1}"`);
  const choices = bare.split("|").map((part) => choiceOf(part.trim(), texts));
  const known = choices.filter((choice) => choice !== null);
  return known.length === choices.length ? known : null;
}

function choiceOf(part: string, texts: readonly string[]): HoleChoice | null {
  const quoted = /^"(\d+)"$/.exec(part);
  if (quoted) return { kind: "text", text: texts[Number(quoted[1])] ?? "" };
  if (part === "$uuid") return { kind: "uuid" };
  if (part.startsWith("$now")) return nowOf(part.slice("$now".length));
  const [name = "", ...path] = part.split(".");
  const isName =
    /^[a-z]\w*$/i.test(name) && path.every((each) => /^[^\s.,;:!?"'()[\]{}|]+$/.test(each));
  return isName ? { kind: "value", name, path } : null;
}

const unitsMs = { d: 86_400_000, h: 3_600_000, m: 60_000 };

function nowOf(rest: string): HoleChoice | null {
  const found = /^(?:-(\d{1,6})([dhm]))?(?:\.(date|epoch|epoch-ms|http))?$/.exec(rest);
  if (!found) return null;
  const [, count = "0", unit = "d", form = "date-time"] = found;
  const unitMs = unitsMs[unit as keyof typeof unitsMs]; // the pattern knows no others
  return { kind: "now", form, minusMs: Number(count) * unitMs };
}

/** The parameter that a text in braces names. */
export function holeName(written: unknown): string | undefined {
  return typeof written === "string" ? /^\{(\w+)\}$/.exec(written)?.[1] : undefined;
}
