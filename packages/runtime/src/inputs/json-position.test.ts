import fc from "fast-check";
import { expect, test } from "vitest";
import { brokenAt } from "./json-position.ts";

test.each([
  ['{"a": 1, b}', 9],
  ['{"a":1,}', 7],
  ['{"a" 1}', 5],
  ['{"a":}', 5],
  ["{a:1}", 1],
  ["{,}", 1],
  ["[,]", 1],
  ["[1,2,]", 5],
  ["[1 2]", 3],
  ["[1}", 2],
  ["1 2", 2],
  ["01", 1],
  ["TRUE", 0],
  ["{'a':1}", 1],
  ['"a\\q"', 2],
  ['"a\n"', 2],
  ["\u00a01", 0],
])("%s breaks at %i", (text, at) => {
  expect(brokenAt(text)).toBe(at);
  expect(() => JSON.parse(text)).toThrow();
});

test.each([
  "",
  " ",
  "{",
  '{"a"',
  '{"a":',
  '{"a":1',
  '{"a":1,',
  "[",
  "[1",
  "[[]",
  '"a',
])("%j ends too early", (text) => expect(brokenAt(text)).toBe(text.length));

test("a text is JSON where JSON.parse takes it", () => {
  const json = fc.json();
  const sign = fc.constantFrom(...'{}[]:,"\\ 0-.eEtu\n\u0001\u0080');
  const changed = fc
    .tuple(json, fc.nat(), sign)
    .map(
      ([text, at, other]) =>
        text.slice(0, at % text.length) + other + text.slice((at % text.length) + 1),
    );
  fc.assert(
    fc.property(fc.oneof(json, changed, fc.string({ unit: sign })), (text) => {
      let isJson = true;
      try {
        JSON.parse(text);
      } catch {
        isJson = false;
      }
      expect(brokenAt(text) === undefined).toBe(isJson);
    }),
    { numRuns: 500 },
  );
});

test("the beginning of JSON up to where it breaks is the beginning of some JSON", () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), (text, at) => {
      const start = text.slice(0, at % (text.length + 1));
      expect(brokenAt(`${start}\u0001`) ?? 0).toBeLessThanOrEqual(start.length);
      const broken = brokenAt(start);
      // A number or a word that was cut is wrong from its beginning.
      if (broken !== undefined) expect(start.slice(broken)).toMatch(/^[-+.\w\\]*$/);
    }),
  );
});

test("long and deep texts exhaust nothing", () => {
  expect(brokenAt("[".repeat(1_000_000))).toBe(1_000_000);
  expect(brokenAt(`"${"a".repeat(20_000_000)}`)).toBe(20_000_001);
});
