import { expect, test } from "vitest";
import { converted, convertedDefault } from "./converted.ts";
import type { InputStep } from "./types.ts";

const joined = ["csv", { join: "," }] as const;

test.each<readonly [readonly InputStep[], unknown, unknown]>([
  [[], " a, b ", " a, b "],
  [[], [1], [1]],
  [["trim"], " a ", "a"],
  [["lowercase"], "Ab", "ab"],
  [["uppercase"], "Ab", "AB"],
  [["trim", "uppercase"], " Ab ", "AB"],
  [["csv"], "a, b c,,", ["a", "b c"]],
  [["csv"], [" a ", "", "b,c"], ["a", "b,c"]],
  [joined, " a ,b,", "a,b"],
  [joined, ["a", "b"], "a,b"],
  [["csv"], " , ", undefined],
  [joined, [], undefined],
])("%j makes of %j what the runtime makes of it", (convert, value, expected) => {
  expect(converted({ convert }, value as string)).toEqual(expected);
});

test.each<readonly InputStep[]>([
  ["trim"],
  ["csv"],
  joined,
])("%j leaves what is no text", (...convert) => {
  expect(converted({ convert }, 5)).toBe(5);
});

test("a parameter without a default has none", () => {
  expect(convertedDefault({ convert: ["csv"] })).toBeUndefined();
  expect(convertedDefault({ default: false })).toBe(false);
});
