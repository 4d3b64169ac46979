import { expect, test } from "vitest";
import { readCondition, readRule } from "./folded.ts";

const given = { given: true };

test.each([
  [
    { need: ["email", "name + company"] },
    { need: [{ email: given }, { name: given, company: given }] },
  ],
  [
    { exactlyOne: ["a", "b + c"] },
    {
      need: [
        { a: given, b: { given: false } },
        { a: given, c: { given: false } },
        { b: given, c: given, a: { given: false } },
      ],
    },
  ],
  [
    { when: "a", need: { b: given, c: [1, "x"] } },
    { when: { a: given }, need: { b: given, c: [1, "x"] } },
  ],
])("the rule %j", (written, rule) => {
  expect(readRule(written, "")).toEqual({ severity: "error", ...rule });
});

test.each([
  [
    { status: "2xx", name: "2xx" },
    { status: { class: 2 }, name: "2xx" },
  ],
  [{ status: [403, "4xx"] }, { status: [403, { class: 4 }] }],
  [{ "item.level": ["{level}", null] }, { "item.level": [{ input: "level" }, null] }],
  [
    { "body.list": { any: { "item.a": "{level}" }, not: { not: "{level}" } } },
    { "body.list": { any: { "item.a": { input: "level" } }, not: { not: { input: "level" } } } },
  ],
  [{ a: { is: ["{level}"], matches: "^{a}" } }, { a: { is: ["{level}"], matches: "^{a}" } }],
  [
    ["a", { b: 1 }],
    [{ a: given }, { b: 1 }],
  ],
])("the condition %j", (written, condition) => {
  expect(readCondition(written)).toEqual(condition);
});
