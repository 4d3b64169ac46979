import { describe, expect, test } from "vitest";
import { node, printedBy } from "../../../tests/kit/program.ts";
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

  // In a process of its own nothing is known yet; a clock that runs ahead stands for a slow machine.
  test("is the same on a slow machine", () => {
    const url = new URL("./pattern-cost.ts", import.meta.url).href;
    const script = `
      let now = 0;
      const ahead = () => ({ user: (now += 1e9), system: 0 });
      process.cpuUsage = process.threadCpuUsage = ahead;
      performance.now = Date.now = () => (now += 1e6);
      const { patternCost } = await import(${JSON.stringify(url)});
      console.log(patternCost("^(a|aa)*b").kind, patternCost("^[a-z]+(-[a-z]+)*$").kind);`;
    const said = printedBy(node(["--input-type=module", "--eval", script]));
    expect(said).toBe("exponential linear\n");
  });

  test.each([
    String.raw`^projects/[^/]+/locations/[^/]+/keyRings/[^/]+$`,
    String.raw`^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?Z$`,
    String.raw`^(?=.*[a-z])(?=.*[A-Z]).{8,}$`,
  ])("%s is linear, though that takes long to see", (pattern) => {
    expect(patternCost(pattern)).toEqual({ kind: "linear" });
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
