import { describe, expect, test } from "vitest";
import { patternCost } from "./pattern-cost.ts";
import { isUsablePattern } from "./patterns.ts";

describe("the cost of a pattern", () => {
  test.each([
    String.raw`^[a-z0-9]+(-[a-z0-9]+)*$`,
    String.raw`^\p{L}+$`,
    String.raw`^[A-Z]{2}$`,
    String.raw`^(?![A-Za-z][A-Za-z0-9+.-]*://)`,
    String.raw`^#?([a-f0-9]{6}|[a-f0-9]{3})$`,
    String.raw`^(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{8,}$`,
    String.raw`^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$`,
    String.raw`^(?:[a-z]{1,63}\.){1,8}[a-z]{2,63}$`,
    String.raw`^[a-zA-Z0-9_-]{1,1000}$`,
  ])("%s is linear", (pattern) => {
    expect(patternCost(pattern)).toEqual({ kind: "linear" });
  });

  test.each([
    [String.raw`^[^@\s]+@[^@\s]+\.[^@\s]+$`, 2],
    [String.raw`a*b`, 2],
    [String.raw`^(\w+)\1$`, 2],
    [String.raw`^\s+|\s+$`, 2],
  ])("%s is polynomial", (pattern, degree) => {
    expect(patternCost(pattern)).toEqual({ kind: "polynomial", degree });
  });

  test.each([
    String.raw`^(a+)+$`,
    String.raw`^(a|a)*$`,
    String.raw`^(?:a?){30}a{30}$`,
    String.raw`^(?!(a|aa)+$)x`,
    String.raw`^(?:\p{L}+\s?)+$`,
  ])("%s is exponential", (pattern) => {
    expect(patternCost(pattern)).toEqual({ kind: "exponential" });
  });

  test("is refused when it is not found, though no part is without an end", () => {
    expect(patternCost("^(((a?){5}){5}){5}$").kind).not.toBe("linear");
  });
});

test("a quadratic pattern is usable for texts of fewer than 10^7 steps", () => {
  expect(isUsablePattern("a*b")).toBe(false);
  expect(isUsablePattern("a*b", 3163)).toBe(false);
  expect(isUsablePattern("a*b", 3162)).toBe(true);
  expect(isUsablePattern("^(a+)+$", 1)).toBe(false);
  expect(isUsablePattern("(")).toBe(false);
});
