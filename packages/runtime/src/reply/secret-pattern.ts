/** Characters at the beginning of a secret that a text must have; after them it may end anywhere. */
const leastLength = 6;

/** One letter or digit, or a run of other signs. */
const piece = /([a-z\d])|[^a-z\d]+/gi;

/** Finds a secret of at most 127 characters, however it is quoted or encoded, also where a text was cut within it. */
export function secretPattern(secret: string): RegExp {
  // A short word ("test") is only replaced where it stands alone, or messages would be unreadable.
  const isShort = /^\w{1,7}$/.test(secret);
  const edge = isShort ? "[a-z\\dÀ-ῼ]" : "$.";
  let orCut = "";
  const source = secret.replace(piece, (signs: string, letter: string | undefined, at: number) => {
    const form = letter ?? formOf(signs, at);
    if (isShort || at < leastLength) return form;
    // The text may also end within what stands for a sign.
    orCut += "|[^a-z\\d]?[#;\\w]{0,9}$)";
    return `(?:${form}`;
  });
  return new RegExp(`(?<!${edge})${source}${orCut}(?!${edge})`, "gi");
}

// Signs as they may come: in a URL, in HTML and, after a backslash, in JSON text, once or several times over.
const encoded = String.raw`%(?:25)*[\da-f]{2}|&[#;\w]+;|(?<=\\|5c)(?:u....|[bfnrt])`;

/** The source of a regular expression for every form of signs that begin at an index of the secret. */
function formOf(signs: string, at: number): string {
  const plain = `[${signs.replace(/[\\\]^-]/g, "\\$&")}\\\\+]`;
  // Of the characters that a text must have none is missing, but two may be one character.
  const least = at < leastLength ? Math.ceil(Math.min(signs.length, leastLength - at) / 2) : 1;
  // One loop for signs that follow each other, as each by itself could be matched in many ways.
  return `(?:${encoded}|${plain}){${least},${signs.length * 9}}`;
}
