import { describe, expect, test } from "vitest";
import type { Limits, Parameter } from "../../language/ir/types.ts";
import { parameter } from "./fixture.ts";
import {
  defaultSentence,
  dependencySentences,
  formatNumber,
  formatValue,
  joinSentences,
  limitPhrases,
} from "./words.ts";

describe("limits", () => {
  test.each<[Limits, string]>([
    [{}, ""],
    [{ minimum: 1, maximum: 40 }, "1 to 40"],
    [{ minimum: 0 }, "at least 0"],
    [{ exclusiveMinimum: 0, maximum: 1000 }, "above 0, at most 1,000"],
    [{ exclusiveMaximum: 1.5 }, "below 1.5"],
    [{ minLength: 1, maxLength: 400_000 }, "1 to 400,000 characters"],
    [{ minLength: 18, maxLength: 18 }, "18 characters"],
    [{ maxLength: 1 }, "at most 1 character"],
    [{ multipleOf: 5 }, "a multiple of 5"],
    [{ enum: ["a", "b"] }, "one of a, b"],
    [{ pattern: "^a$", format: "email" }, "matches ^a$; format email"],
  ])("%j are said as %j", (limits, words) => {
    expect(limitPhrases(parameter("x", { limits })).join("; ")).toBe(words);
  });

  test("name whole numbers and the items of a list", () => {
    expect(limitPhrases(parameter("x", { type: "integer" }))).toEqual(["integer"]);
    const list: Partial<Parameter> = { convert: "csv", limits: { maxItems: 10 } };
    expect(limitPhrases(parameter("x", list))).toEqual(["at most 10 items"]);
  });

  test("are not said twice", () => {
    const limits = { maxLength: 2000 };
    const description = "Wishes. At most 2,000 characters.";
    expect(limitPhrases(parameter("x", { limits, description }))).toEqual([]);
  });
});

test("a default says whose it is, and never what is secret", () => {
  expect(defaultSentence(parameter("x"))).toBeNull();
  expect(defaultSentence(parameter("x", { default: 10 }))).toBe("Default at the provider: 10.");
  expect(defaultSentence(parameter("x", { default: true, sendDefault: true }))).toBe(
    "Default: true.",
  );
  const tags = parameter("x", { default: ["a", "b"], convert: "csv" });
  expect(defaultSentence(tags)).toBe("Default at the provider: a, b.");
  expect(defaultSentence(parameter("x", { default: "s", secret: true }))).toBeNull();
});

test("dependencies are sentences", () => {
  const values = { a: ["1", "2"], b: ["3"] };
  const enumBy = { parameter: "kind", fallback: null, severity: "error", values } as const;
  const when = { parameter: "kind", equals: "a" };
  expect(dependencySentences(parameter("x", { when, enumBy }))).toEqual([
    "Sent only while kind is a.",
    "Allowed values by kind: a: 1, 2; b: 3.",
  ]);
});

test("sentences end in one mark", () => {
  expect(joinSentences([" One ", null, "", "Two!", 'Say "three"'])).toBe('One. Two! Say "three"');
});

test("values are written as they are typed", () => {
  expect([1234567, -1234, 1234.5678, 1e21].map(formatNumber)).toEqual([
    "1,234,567",
    "-1,234",
    "1234.5678",
    "1e+21",
  ]);
  expect(["", "a", 1000, true, null, ["a"]].map(formatValue)).toEqual([
    '""',
    "a",
    "1,000",
    "true",
    "null",
    '["a"]',
  ]);
});
