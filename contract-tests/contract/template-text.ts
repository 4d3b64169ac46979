/** One of the values that a hole takes the first of. */
export type HoleChoice =
  | { readonly kind: "value"; readonly name: string; readonly path: readonly string[] }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "uuid" }
  | { readonly kind: "now"; readonly form: string; readonly minusMs: number };

/**
 * A text by its parts: fixed text, and holes in braces. A brace that opens no hole is text, with the one that closes it;
 * any other that is doubled is a brace.
 */
export function partsOf(text: string): readonly (string | readonly HoleChoice[])[] {
  return bracedPieces(text, holeLength).map((piece) =>
    typeof piece === "string" ? piece : (choicesOf(piece.inner) ?? `{${piece.inner}}`),
  );
}

/** The fixed texts and what stands in holes; `lengthOf` says how long a hole is that begins a text, or 0. */
export function bracedPieces(
  text: string,
  lengthOf: (text: string) => number,
): readonly (string | { readonly inner: string })[] {
  const pieces: (string | { readonly inner: string })[] = [];
  const opened: number[] = []; // one brace, or two
  let fixed = "";
  for (let at = 0; at < text.length; ) {
    const char = text.charAt(at);
    const isDoubled = text.charAt(at + 1) === char;
    const length = char === "{" && !isDoubled ? lengthOf(text.slice(at)) : 0;
    if (length > 0) {
      if (fixed !== "") pieces.push(fixed);
      fixed = "";
      pieces.push({ inner: text.slice(at + 1, at + length - 1) });
      at += length;
      continue;
    }
    fixed += char;
    const isPair = isDoubled && (char === "{" || (char === "}" && opened.at(-1) !== 1));
    at += isPair ? 2 : 1;
    if (char === "{") opened.push(isPair ? 2 : 1);
    else if (char === "}" && (isPair || opened.at(-1) === 1)) opened.pop();
  }
  return fixed === "" ? pieces : [...pieces, fixed];
}

/** Every hole of a text, by its choices. */
export function holesIn(text: string): readonly (readonly HoleChoice[])[] {
  return partsOf(text).filter((part) => typeof part !== "string");
}

/** A letter or `$` opens a hole, unless a blank, comma, colon or quote comes before its end; texts after a bar may have them. */
export function holeLength(text: string): number {
  const [, bars = ""] = /^\{([^{}"]*(?:"[^"]*"[^{}"]*)*)\}/.exec(text) ?? [];
  const bare = bars.replace(/\|"[^"]*"/g, "|");
  return /^[a-z$][^\s,:"']*$/i.test(bare) ? bars.length + 2 : 0;
}

function choicesOf(inner: string): readonly HoleChoice[] | null {
  const texts: string[] = [];
  const bare = inner.replace(/"([^"]*)"/g, (_, text: string) => `"${texts.push(text) - 1}"`);
  const choices = bare.split("|").map((part) => choiceOf(part, texts));
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
