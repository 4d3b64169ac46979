/** A text as it reads once decoded; `starts` says where each of its characters, and then its end, stood. */
export interface Reading {
  readonly text: string;
  /** Absent where nothing was decoded. */
  readonly starts?: readonly number[];
}

// Encodings may be nested: a URL in JSON text that is repeated in JSON text.
const mostDecodings = 3;

// A character as it is written in a URL, in JSON or a script, and in HTML; last, what a cut leaves of one.
const encodings = [
  /%[c-f][\da-f](?:%[89ab][\da-f]){1,3}|%[\da-f]{2}|(%[\da-f]?|\ufffd)$/gi,
  /\\(?:u[\da-f]{4}|x[\da-f]{2}|(?!u[\da-f]{0,3}$)[^])|(\\(?:u[\da-f]{0,3})?)$/gi,
  /&(?:#x?[\da-f]{1,7}|[a-z]\w{1,30});|(&#?\w{0,9})$/gi,
];

/** Stands for a sign that has a name which nobody looks up, or no valid code. */
export const anySign = "\0";

/**
 * A text, and what it reads once decoded: by each encoding, and by each after each other. What a cut
 * leaves of a code at the end is dropped, except of a text that is `whole`.
 */
export function readings(text: string, whole = false): readonly Reading[] {
  const all = new Map<string, Reading>([[text, { text }]]);
  let last = [...all.values()];
  for (let times = 0; times < mostDecodings; times++) {
    last = last.flatMap((reading) =>
      encodings
        .filter((code) => reading.text.search(code) >= 0)
        .map((code) => decoded(reading, code, whole)),
    );
    last = last.filter((reading) => !all.has(reading.text));
    for (const reading of last) all.set(reading.text, reading);
  }
  return [...all.values()];
}

function decoded({ text, starts }: Reading, encoding: RegExp, whole: boolean): Reading {
  const from: number[] = [];
  let result = "";
  let at = 0;
  const add = (read: string, end: number) => {
    const isPlain = read.length === end - at;
    for (let each = 0; each < read.length; each++) {
      const index = isPlain ? at + each : at;
      from.push(starts?.[index] ?? index);
    }
    result += read;
    at = end;
  };
  text.replace(encoding, (code, cut, index) => {
    add(text.slice(at, index), index);
    const rest = whole ? code : "";
    add(cut ? rest : signOf(code), index + code.length);
    return "";
  });
  add(text.slice(at), text.length);
  from.push(starts?.[at] ?? at);
  return { text: result, starts: from };
}

/** The character that a code stands for. */
function signOf(code: string): string {
  try {
    if (code.startsWith("%")) return decodeURIComponent(code);
    const [, hex, decimal] = /^(?:\\[ux]|&#x)([\da-f]+)|^&#(\d+)/i.exec(code) ?? [];
    if (hex || decimal) return String.fromCodePoint(Number(decimal ?? `0x${hex}`));
    // A control character is written as a letter, any other sign as itself.
    if (code.startsWith("\\")) return /\w/.test(code) ? anySign : code.slice(1);
  } catch {
    // Bytes that are no text, or a number that is no character.
  }
  return /&amp;/i.test(code) ? "&" : anySign;
}
