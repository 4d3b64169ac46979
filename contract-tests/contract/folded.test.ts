import { expect, test } from "vitest";
import { chosen, dependent, ruled, sentWhen, stated, told } from "./folded.ts";

const types = (name: string) => (({ count: "integer", wide: "boolean" }) as const)[name];
const given = { given: true };

test.each([
  [
    { anyOf: ["email", "name + company"] },
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
    { param: "a", requires: ["b", "c=x=y", "count=2", "wide=true"] },
    {
      when: { a: given },
      need: {
        b: given,
        c: { given: true, is: "x=y" },
        count: { given: true, is: 2 },
        wide: { given: true, is: true },
      },
    },
  ],
  [
    { param: "a", matches: "^b" },
    { when: { a: given }, need: { a: { matches: "^b" } } },
  ],
])("the rule %j", (written, rule) => {
  expect(ruled(written, "", types)).toEqual({ severity: "error", ...rule });
});

test("values that another input allows", () => {
  const values = { true: ["1", "2"], false: ["3"] };
  expect(dependent("count", { param: "wide", severity: "warning", values }, types)).toEqual({
    severity: "warning",
    when: { count: given },
    need: [
      { wide: true, count: [1, 2] },
      { wide: false, count: [3] },
      { wide: { not: [true, false] } },
    ],
  });
});

test.each([
  [
    { status: [200], match: { "body.a": 1, "body.b": [1] } },
    { status: [200], "body.a": 1, "body.b": { is: [1] } },
  ],
  [
    { present: ["body.a"], contains: { "body.a": "x" } },
    { "body.a": { contains: "x", not: [null] } },
  ],
  [
    { any: "body.list", match: { "item.a": ["x", "y"], "body.b": 1 }, present: "item.c" },
    { "body.list": { any: { "item.a": ["x", "y"], "item.c": { not: null } } }, "body.b": 1 },
  ],
  [
    { unless: { "body.ok": true, "body.code": [0, "0"] }, match: { "body.ok": "no" } },
    [
      { status: [{ class: 2 }, { class: 3 }], "body.ok": { is: "no", not: [true] } },
      { status: [{ class: 2 }, { class: 3 }], "body.ok": "no", "body.code": { not: [0, "0"] } },
    ],
  ],
  [
    { status: [200, 400], unless: { "body.ok": true } },
    { status: [200], "body.ok": { not: true } },
  ],
])("the error %j", (written, condition) => {
  expect(told({ ...written, code: "conflict" })).toEqual(condition);
});

test("the states of a job, items and what decides whether an input is sent", () => {
  expect(stated({ "output.a": "x", "output.b": [1, 2], "output.c": [[1]] })).toEqual({
    "output.a": "x",
    "output.b": [1, 2],
    "output.c": [{ is: [1] }, { is: [[1]] }],
  });
  expect(chosen({ "item.a": [1, 2], "item.b": "{kind}" })).toEqual({
    "item.a": [1, 2],
    "item.b": { input: "kind" },
  });
  expect(sentWhen({ kind: { given: false } })).toEqual({ kind: { given: false } });
  expect(sentWhen({ kind: ["a", "b"] })).toEqual({ kind: ["a", "b"] });
});
