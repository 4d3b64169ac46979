/** A part of a secret as its pattern is made: one letter or digit, or a run of other signs. */
interface Piece {
  readonly kind: "letter" | "signs";
  readonly text: string;
  /** Its index in the secret. */
  readonly at: number;
}

/** Characters at the beginning of a secret that a text must have; after them it may end anywhere. */
const leastLength = 6;

/** Finds a secret of at most 127 characters, however it is quoted or encoded, also where a text was cut within it. */
export function secretPattern(secret: string): RegExp {
  // A short word ("test") is only replaced where it stands alone, or messages would be unreadable.
  const isShort = /^\w{1,7}$/.test(secret);
  const edge = isShort ? "[a-z\\dÀ-ῼ]" : "$.";
  const pieces = piecesOf(secret);
  const always = pieces.filter(({ at }) => isShort || at < leastLength).map(sourceOf);
  const unlessCut = pieces.slice(always.length).map((piece) => `(?:${sourceOf(piece)}`);
  // The text may also end within what stands for a sign.
  const orCut = "|[^a-z\\d]?[#;\\w]{0,9}$)".repeat(unlessCut.length);
  const source = [...always, ...unlessCut].join("") + orCut;
  return new RegExp(`(?<!${edge})${source}(?!${edge})`, "gi");
}

function piecesOf(secret: string): readonly Piece[] {
  return Array.from(secret.matchAll(/([a-z\d])|[^a-z\d]+/gi), ({ 0: text, 1: letter, index }) => ({
    kind: letter ? "letter" : "signs",
    text,
    at: index,
  }));
}

// Signs as they may come: in a URL, in HTML and, after a backslash, in JSON text, once or several times over.
const encoded = String.raw`%(?:25)*[\da-f]{2}|&[#;\w]+;|(?<=\\|5c)(?:u....|[bfnrt])`;

/** The source of a regular expression for every form of a piece. */
function sourceOf({ kind, text, at }: Piece): string {
  if (kind === "letter") return text;
  const plain = `[${text.replace(/[\\\]^-]/g, "\\$&")}\\\\+]`;
  // Of the characters that a text must have none is missing, but two may be one character.
  const least = at < leastLength ? Math.ceil(Math.min(text.length, leastLength - at) / 2) : 1;
  // One loop for signs that follow each other, as each by itself could be matched in many ways.
  return `(?:${encoded}|${plain}){${least},${text.length * 9}}`;
}
