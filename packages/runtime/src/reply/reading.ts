/** A text as it reads once decoded. */
export interface Reading {
  readonly text: string;
  /** Where one of its characters, or its end, stood. */
  start(at: number): number;
  /** How often it is decoded further. */
  readonly times: number;
}

// Encodings may be nested: a URL in JSON text that is repeated in JSON text.
const mostDecodings = 3;

// A character as it is written in a URL, in JSON or a script, and in HTML; in a group, what a cut leaves of one.
const encodings = [
  /%[c-f][\da-f](?:%[89ab][\da-f]){1,3}|%[\da-f]{2}|(%[\da-f]?|\ufffd)$/gi,
  /(\\(?:u[\da-f]{0,3})?)$|\\(?:u[\da-f]{4}|x[\da-f]{2}|[^])/gi,
  /&(?:#x?[\da-f]{1,7}|[a-z]\w{1,30});|(&#?\w{0,9})$/gi,
];

/** How every code begins. What else a cut leaves of one hides nothing that stands before it. */
export const codeBeginning = /[%\\&]/;

/** Stands for a sign that has a name which nobody looks up, or no valid code. */
export const anySign = "\0";

/**
 * A text, and what it reads once decoded: by each encoding, and by each after each other. What a cut
 * leaves of a code at the end is dropped, except of a text that is `whole`.
 */
export function readings(text: string, whole = false): readonly Reading[] {
  const all: Reading[] = [{ text, start: (at) => at, times: mostDecodings }];
  // It grows while it is walked.
  for (const reading of all) {
    for (const code of reading.times ? encodings : []) {
      if (reading.text.search(code) < 0) continue;
      const next = decoded(reading, code, whole);
      if (!all.some((known) => known.text === next.text)) all.push(next);
    }
  }
  return all;
}

/** What it reads by one encoding more. */
function decoded({ text, start, times }: Reading, encoding: RegExp, whole: boolean): Reading {
  const starts: number[] = [];
  let at = 0;
  const pass = (end: number) => {
    while (at < end) starts.push(start(at++));
  };
  const result = text.replace(encoding, (code, cut, index) => {
    pass(index);
    const rest = whole ? code : "";
    const read = cut ? rest : signOf(code);
    for (const _ of read.split("")) starts.push(start(index));
    at += code.length;
    return read;
  });
  pass(text.length + 1);
  return { text: result, start: (each) => starts[each] ?? each, times: times - 1 };
}

/** The character that a code stands for: of a letter or a name, any sign but for an ampersand. */
function signOf(code: string): string {
  try {
    if (code.startsWith("%")) return decodeURIComponent(code);
    const [sign = anySign, hex, decimal] =
      /^(?:\\[ux]|&#x)([\da-f]+)|^&#(\d+)|(?<=^\\)\W|^&(?=amp;)/i.exec(code) ?? [];
    return hex || decimal ? String.fromCodePoint(Number(decimal ?? `0x${hex}`)) : sign;
  } catch {
    // Bytes that are no text, or a number that is no character.
    return anySign;
  }
}
