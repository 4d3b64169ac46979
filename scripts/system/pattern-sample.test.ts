import fc from "fast-check";
import { expect, test } from "vitest";
import { patternSample } from "./pattern-sample.ts";

test.each<[string, string, object?]>([
  ["^\\d{6}$", "123456"],
  ["^[A-Z]{2}$", "AB"],
  ["^[a-z0-9-]{3,20}$", "abc"],
  ["^[a-z0-9-]{3,20}$", "abcdefgh", { minLength: 8 }],
  ["^[a-z]+-[a-z]+$", "a-b"],
  ["^[a-z]+-[a-z]+$", "abc-d", { minLength: 5, maxLength: 5 }],
  ["^(?:ab)+$", "abab", { minLength: 3 }],
  ["^(a|bb)-\\d+$", "a-1"],
  ["^(a|bb)-\\d$", "bb-2", { minLength: 4 }],
  ["^a*$", "a"],
  ["^(?<year>\\d{4})-?(?:0[1-9]|1[0-2])?$", "1234"],
  ["^\\p{Lu}\\w\\s.$", "Ab c"],
  ["\\.\\/\\$", "./$"],
  ["^[\\u00e4\\xe9]$", "é"],
  ["^[^a-zA-Z0-9]$", "-"],
  ["^(?!a)[ab]$", "b"],
  ["^$|^x$", "x"],
  ["\\bword\\b", "word"],
  ["[\\]}]", "}"],
  ["^.{2,}?$", "ab"],
  ["^[A-Z]", "Aaa", { minLength: 3 }],
  ["[A-Z]$", "aaA", { minLength: 3 }],
])("%s has %j", (pattern, expected, lengths = {}) => {
  expect(patternSample(pattern, lengths)).toBe(expected);
});

test.each<[string, object?]>([
  ["^(a)\\1$"],
  ["("],
  ["^(?=b)a$"],
  ["^a{3}$", { minLength: 4 }],
  ["^a{3}$", { maxLength: 2 }],
  ["^(a{1000}){1000}$"],
  ["^$"],
])("%s %j has none", (pattern, lengths = {}) => {
  expect(patternSample(pattern, lengths)).toBeUndefined();
});

const piece = fc.constantFrom("a", "\\d", "[A-F_]", "\\w", "\\.", "(x|yz)", "(?:é-)");
const count = fc.constantFrom("", "?", "*", "+", "{2}", "{1,3}", "{2,}");
const pattern = fc
  .array(fc.tuple(piece, count), { minLength: 1, maxLength: 5 })
  .map((parts) => `^${parts.flat().join("")}$`);

test("what is made of plain parts has a sample that fits", () => {
  fc.assert(
    fc.property(pattern, (written) => {
      expect(patternSample(written)).toMatch(new RegExp(written, "u"));
      expect(patternSample(written)).toBe(patternSample(written));
    }),
  );
});
