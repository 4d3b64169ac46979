import fc from "fast-check";
import { expect, test } from "vitest";
import { parseText } from "../ir/hole.ts";
import { holesAsText, literal } from "./holes.ts";

test.each([
  ['{ title | "a b" } {x-y}', '{title|"a b"} {{x-y}}'],
  ["{{title}} { a: b }", "{{title}} { a: b }"],
  ["{ viewer { id } }", "{ viewer {id} }"],
  // Version 1 took the last two of these braces for one.
  ['{"a":{"b":{"c":1}}}', '{{"a":{{"b":{{"c":1}}}}'],
  ["{$today} {title|}", "{$today} {title|}"],
])("%s is %s", (one, two) => {
  expect(holesAsText(one)).toBe(two);
});

const texts = fc.string({ unit: fc.constantFrom(...'{}{}a|" .$') });

test("a text that stands for itself is read as itself", () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(parseText(literal(text), false)).toBe(text);
    }),
  );
});

test("what is converted twice stays", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const made = literal(text);
      expect(holesAsText(holesAsText(made))).toBe(holesAsText(made));
    }),
  );
});
