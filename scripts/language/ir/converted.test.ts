import { expect, test } from "vitest";
import { converted, convertedDefault } from "./converted.ts";

test.each([
  [undefined, " a, b ", " a, b "],
  [undefined, [1], [1]],
  ["trim", " a ", "a"],
  ["lowercase", "Ab", "ab"],
  ["uppercase", "Ab", "AB"],
  ["csv", "a, b c,,", ["a", "b c"]],
  ["csv", [" a ", "", "b,c"], ["a", "b,c"]],
  ["csv-text", " a ,b,", "a,b"],
  ["csv-text", ["a", "b"], "a,b"],
  ["csv", " , ", undefined],
  ["csv-text", [], undefined],
] as const)("%s makes of %j what the runtime makes of it", (convert, value, expected) => {
  expect(converted(convert, value)).toEqual(expected);
});

test.each(["trim", "csv", "csv-text"] as const)("%s leaves what is no text", (convert) => {
  expect(converted(convert, 5)).toBe(5);
});

test("a parameter without a default has none", () => {
  expect(convertedDefault({ convert: "csv" })).toBeUndefined();
  expect(convertedDefault({ default: false })).toBe(false);
});
