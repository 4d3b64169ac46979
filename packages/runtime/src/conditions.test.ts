import { describe, expect, test } from "vitest";
import { about, type Asked, holds, pathsIn, refused } from "./conditions.ts";
import type { Condition, Test } from "./definition.ts";

const body = {
  ok: false,
  message: "No credits left",
  none: null,
  blank: " ",
  large: 12345678901234567890n,
  empty: [],
  list: [1, { a: 2 }],
  error: { a: 1, b: [{ c: 2, d: 1 }] },
  rows: [{ state: "sent", text: "A LIMIT" }, null, { state: "failed", id: 1 }],
};
const roots = { status: 403, body, params: { kind: "sent", kinds: ["x", "failed"] } };
const isTrue = (condition: Condition) => holds(condition, about(roots));

describe("a test", () => {
  test.each<[string, string, Test, boolean]>([
    ["a value", "ok", false, true],
    ["another value", "ok", true, false],
    ["a value of another type", "ok", "false", false],
    ["null", "none", null, true],
    ["what is absent", "gone", null, true],
    ["one of several", "message", ["x", "No credits left"], true],
    ["one of none", "message", [], false],
    ["a list itself", "list", { is: [1, { a: 2 }] }, true],
    ["the items of a list in another order", "list", { is: [{ a: 2 }, 1] }, false],
    ["an object, its members in any order", "error", { is: { b: [{ d: 1, c: 2 }], a: 1 } }, true],
    ["an object with fewer members", "error", { is: { a: 1 } }, false],
    ["a number that is not exact", "large", { is: 12345678901234567000 }, false],
    ["part of a text, in any case", "message", { contains: "CREDITS" }, true],
    ["part of null", "none", { contains: "null" }, false],
    ["part of an object", "error", { contains: "object" }, false],
    ["a pattern", "message", { matches: "^No" }, true],
    ["a pattern of what is absent", "gone", { matches: "" }, false],
    ["a pattern of null", "none", { matches: "null" }, false],
    ["what is not", "ok", { not: [true, null] }, true],
    ["what is not null", "ok", { not: null }, true],
    ["what is given", "ok", { given: true }, true],
    ["blank text", "blank", { given: true }, false],
    ["an empty list", "empty", { given: false }, true],
    ["all words", "message", { contains: "credits", not: "x" }, true],
    ["not all words", "message", { contains: "credits", matches: "^x" }, false],
  ])("for %s", (_, name, asked, expected) => {
    expect(isTrue({ [`body.${name}`]: asked })).toBe(expected);
  });

  test("of a status by its first figure", () => {
    expect(isTrue({ status: [{ class: 2 }, { class: 4 }] })).toBe(true);
    expect(isTrue({ status: { class: 5 } })).toBe(false);
  });

  test("of an item of a list reads what is beside the list, too", () => {
    const failed = { "item.state": "failed", "body.ok": false };
    expect(isTrue({ "body.rows": { any: failed } })).toBe(true);
    expect(isTrue({ "body.rows": { any: { ...failed, "item.text": { given: true } } } })).toBe(
      false,
    );
    expect(isTrue({ "body.rows": { any: { "item.id": { given: true } } } })).toBe(true);
    expect(isTrue({ "body.error": { any: {} } })).toBe(false);
  });

  test("by an input counts while that is given", () => {
    expect(isTrue({ "body.rows[0].state": { input: "kind" } })).toBe(true);
    expect(isTrue({ "body.rows[2].state": { input: "kinds" } })).toBe(true);
    expect(isTrue({ "body.rows[0].state": { input: "kinds" } })).toBe(false);
    expect(isTrue({ "body.rows[0].state": { input: "toString" } })).toBe(true);
  });
});

test("a list of conditions needs one, a map needs all", () => {
  expect(isTrue([{ status: 404 }, { status: 403, "body.ok": false }])).toBe(true);
  expect(isTrue([{ status: 404 }, { status: 403, "body.ok": true }])).toBe(false);
  expect(isTrue({})).toBe(true);
  expect(isTrue([])).toBe(false);
});

describe("of an input that was refused", () => {
  const values: Readonly<Record<string, unknown>> = { a: 1, wrong: refused };
  const asked: Asked = {
    value: (name) => values[name],
    given: (name) => values[name] !== undefined,
  };
  test.each<[Condition, boolean | undefined]>([
    [{ wrong: 1 }, undefined],
    [{ wrong: { not: [1] } }, undefined],
    [{ wrong: { is: 1 } }, undefined],
    [{ wrong: { given: true } }, true],
    [{ a: 1, wrong: 1 }, undefined],
    [{ a: 2, wrong: 1 }, false],
    [[{ a: 1 }, { wrong: 1 }], true],
    [[{ a: 2 }, { wrong: 1 }], undefined],
  ])("%j is %s", (condition, expected) => expect(holds(condition, asked)).toBe(expected));
});

test("the paths in a condition are told, those of items among them", () => {
  const condition: Condition = [
    { status: 200, "body.a": [{ any: { "item.b": 1 } }, "x"] },
    { "body.c": { not: { any: [{ "item.d": 1 }] } } },
  ];
  expect(pathsIn(condition)).toEqual(["status", "body.a", "item.b", "body.c", "item.d"]);
});
