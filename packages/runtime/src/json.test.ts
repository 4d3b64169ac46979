import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { parseJson } from "./json.ts";

test("whatever JSON holds is parsed as JSON.parse does", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      const large = /(?<![\d.])-?\d{16,}(?![\d.e])/;
      fc.pre(!large.test(text.replace(/"(?:\\.|[^"\\])*"/g, "")));
      expect(parseJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

test("a whole number is the same number, whatever its size", () => {
  const text = fc.string();
  fc.assert(
    fc.property(fc.bigInt(), text, text, (number, name, other) => {
      const body = `{${JSON.stringify(name)}: [${number}], ${JSON.stringify(`${name}-`)}:${JSON.stringify(`${other} ${number},`)}}`;
      const parsed = Object(parseJson(body));
      expect(String(parsed[name][0])).toBe(String(number));
      expect(parsed[`${name}-`]).toBe(`${other} ${number},`);
    }),
  );
});

test.each([
  ["9007199254740991", Number.MAX_SAFE_INTEGER],
  ["9007199254740992", 2n ** 53n],
  ["-9007199254740993", -(2n ** 53n) - 1n],
  ["9007199254740993.0", 2 ** 53],
  ["123456789012345680000.5", 1.2345678901234568e20],
  ["1E22", 1e22],
  ["1e-400", 0],
  ["0.12345678901234567", Number("0.12345678901234567")],
  ['"\\\\\\"9007199254740993"', '\\"9007199254740993'],
])("%s is %s, in a short text and in a long one", (text, value) => {
  expect(parseJson(text)).toBe(value);
  expect(parseJson(`[${text}, "${"-".repeat(65_536)}"]`)).toHaveProperty("0", value);
});

test.each([
  "1e400",
  "[-1E+400]",
  "9".repeat(400),
  `${"9".repeat(400)}.5`,
  "{",
  "",
])("%s is refused", (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError);
});

test.each([
  ["[", "]"],
  ['{"a":', "}"],
  ['[{"]":', "}]"],
])("no more than 500 levels of %s are read", (open, close) => {
  const nested = (times: number) => `${open.repeat(times)}1${close.repeat(times)}`;
  const most = open.startsWith("[{") ? 250 : 500;
  expect(JSON.stringify(parseJson(nested(most)))).toBe(nested(most));
  for (const times of [most + 1, 5_000, 1_000_000]) {
    expect(() => parseJson(nested(times))).toThrow(RangeError);
  }
});

test("of a long text the levels are counted first: its lists would take forty times its memory", () => {
  const parse = vi.spyOn(JSON, "parse");
  expect(() => parseJson("[".repeat(65_537))).toThrow(RangeError);
  expect(parse).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test.each([
  1_000, 30_000,
])("brackets in a text are no levels, and %i lists beside each other none of each other's", (count) => {
  const own = JSON.stringify(['\\"[{'.repeat(1_000), ...Array.from({ length: count }, () => [{}])]);
  expect(parseJson(own)).toEqual(JSON.parse(own));
});

test.each(["\0", "\u00001", "\0-12", "\\u00001"])("a text like %j stays a text", (text) => {
  const body = JSON.stringify([text, 0]).replace("0]", "9007199254740993]");
  expect(parseJson(body)).toEqual([text, 9007199254740993n]);
});
