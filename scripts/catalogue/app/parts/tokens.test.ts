import fc from "fast-check";
import { expect, test } from "vitest";
import { type Language, tokensOf } from "./tokens.ts";

const languages: readonly Language[] = ["json", "http", "typescript", "shell", "yaml", "text"];
const pieces = [
  '"',
  "'",
  "`",
  "\\",
  "\n",
  "\r\n",
  " ",
  "$KEY",
  "//",
  "/*",
  "# ",
  ":",
  "- ",
  "-1.5e3",
  "true",
  "const",
  "é",
];

test.each(languages)("%s: the parts are the text, whatever it is", (language) => {
  const text = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 30 });
  fc.assert(
    fc.property(text, (parts) => {
      const whole = parts.join("");
      expect(
        tokensOf(whole, language)
          .map((token) => token.text)
          .join(""),
      ).toBe(whole);
    }),
  );
});

test.each<[Language, string, readonly string[]]>([
  [
    "json",
    '{"a": "b:", "n": -1.5, "t": true}',
    ['key "a"', 'text "b:"', 'key "n"', "number -1.5", 'key "t"', "word true"],
  ],
  [
    "http",
    'POST /v1/x?a=1 HTTP/1.1\nX-Key: $BOOKS_KEY\n\n{"a": 1}',
    ["word POST", "key X-Key", "variable $BOOKS_KEY", 'key "a"', "number 1"],
  ],
  [
    "http",
    "HTTP/1.1 200 OK\ncontent-type: text/plain\n\nGET it: now",
    ["word HTTP/1.1 200", "key content-type"],
  ],
  [
    "typescript",
    'import { a } from "b"; // no\nawait go({ key: 1 });',
    ["word import", "word from", 'text "b"', "note // no", "word await", "key key", "number 1"],
  ],
  [
    "shell",
    `curl -X POST "$URL" -H 'a: b' # x`,
    ["word curl", "key -X", 'text "$URL"', "key -H", "text 'a: b'", "note # x"],
  ],
  [
    "yaml",
    '# n\nname: x\nlist:\n  - id: 7\n    on: "a: b"',
    ["note # n", "key name", "key list", "key id", "number 7", "key on", 'text "a: b"'],
  ],
])("%s is coloured: %s", (language, text, kinds) => {
  const coloured = tokensOf(text, language).filter(({ kind }) => kind !== null);
  expect(coloured.map((token) => `${token.kind} ${token.text}`)).toEqual(kinds);
});

test("of a long text only the beginning is coloured", () => {
  const text = JSON.stringify(Array.from({ length: 50_000 }, (_, at) => at));
  const tokens = tokensOf(text, "json");
  expect(tokens.map((token) => token.text).join("")).toBe(text);
  expect(tokens.length).toBeLessThan(10_000);
  expect(tokensOf(`GET / HTTP/1.1\n\n${text}`, "http").length).toBeLessThan(10_000);
});
