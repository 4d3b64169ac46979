import fc from "fast-check";

/** What texts are built of that servers, proxies and URL parsers read in more than one way. */
const pieces: readonly string[] = [
  ".",
  "..",
  "/",
  "//",
  "\\",
  "%2e",
  "%2E%2e",
  "%2f",
  "%5c",
  "%00",
  "%",
  "%zz",
  "%u002e",
  "%c0%ae",
  ";",
  "?",
  "#",
  "&",
  "=",
  "+",
  " ",
  "\t",
  "\n",
  "\r\n",
  "\u0000",
  "\u001f",
  "\u007f",
  "\u0085",
  "\u00a0",
  "\u200b",
  "\u2028",
  "\u202e",
  "\ufeff",
  "\uffff",
  "\ud800",
  "\udfff",
  "．",
  "／",
  "․",
  "🙂",
  "👩‍👩‍👧",
  "é",
  "e\u0301",
  ":",
  "@",
  "~",
  "{recordId}",
  "{",
  "}",
  "*",
  "'",
  '"',
  "(",
  ")",
  "!",
  "$&",
  "|",
  "^",
  "`",
  "<",
  "a",
];

/** Texts that a request could be bent with, mixed with texts of any code units. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map(join) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 20 }) },
  // Half of a surrogate pair is a code unit that no code point stands for.
  {
    weight: 1,
    arbitrary: fc
      .array(fc.nat(0xffff), { maxLength: 8 })
      .map((units) => String.fromCharCode(...units)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...pieces), fc.integer({ min: 100, max: 2_000 }))
      .map(([piece, times]) => piece.repeat(times)),
  },
);

function join(parts: readonly string[]): string {
  return parts.join("");
}
