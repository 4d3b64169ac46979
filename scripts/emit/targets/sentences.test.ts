import { expect, test } from "vitest";
import { dependentRules } from "../../language/ir/rules.ts";
import { parameter } from "./provider.fixture.ts";
import {
  defaultSentence,
  dependencySentences,
  formatNumber,
  formatValue,
  joinSentences,
  parameterText,
} from "./sentences.ts";

test("what people read of a parameter says everything once", () => {
  const limits = { minimum: 1, maximum: 40 };
  const given = parameter("x", { type: "integer", limits, default: 10, description: "How many" });
  expect(parameterText(given)).toBe("How many. Integer 1 to 40. Default at the provider: 10.");
  expect(parameterText(parameter("x", { description: "Any." }))).toBe("Any.");
});

test("a default says whose it is, and never what is secret", () => {
  expect(defaultSentence(parameter("x"))).toBeNull();
  expect(defaultSentence(parameter("x", { default: 10 }))).toBe("Default at the provider: 10.");
  expect(defaultSentence(parameter("x", { default: true, sendDefault: true }))).toBe(
    "Default: true.",
  );
  const tags = parameter("x", { default: ["a", "b"], convert: ["csv"] });
  expect(defaultSentence(tags)).toBe("Default at the provider: a, b.");
  expect(defaultSentence(parameter("x", { default: "s", secret: true }))).toBeNull();
});

test("what clears a field is said", () => {
  const text = (own: object) => parameterText(parameter("x", { description: "Note.", ...own }));
  expect(text({ blank: true })).toBe("Note. Empty text is sent.");
  expect(text({ nulls: true })).toBe("Note. Null is sent.");
  expect(text({ blank: true, nulls: true })).toBe("Note. Empty text and null are sent.");
});

test("dependencies are sentences", () => {
  const values = { a: ["1", "2"], b: ["3"] };
  const rules = dependentRules("x", { input: "kind", severity: "error", values }, {});
  const when = { kind: "a" };
  expect(dependencySentences(parameter("x", { when, rules }))).toEqual([
    "Sent only while kind is a.",
    "Allowed values by kind: a: 1, 2; b: 3.",
  ]);
});

test("sentences end in one mark", () => {
  expect(joinSentences([" One ", null, "", "Two!", 'Say "three"'])).toBe('One. Two! Say "three"');
  expect(joinSentences(["How many (pages)", 'Not "one"', "(See there.)", "Integer."])).toBe(
    'How many (pages). Not "one". (See there.) Integer.',
  );
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
