import { describe, expect, test } from "vitest";
import { about, holds } from "../../../packages/runtime/src/conditions.ts";
import type { ManifestErrorCondition } from "../manifest/types.ts";
import { lowerErrorCondition, lowerState } from "./condition.ts";

type Written = Omit<ManifestErrorCondition, "code">;

function isError(written: Written, body: unknown, status = 200): boolean | undefined {
  const roots = { status, headers: new Headers(), params: {}, body };
  return holds(lowerErrorCondition({ ...written, code: "conflict" }), about(roots));
}

describe("a condition of an error", () => {
  const body = { ok: false, message: "No credits", none: null, list: [1, { a: 2 }], kind: "a" };

  test.each<[string, Written, boolean]>([
    ["a status", { status: [402, 403] }, true],
    ["another status", { status: [402] }, false],
    ["a value", { match: { "body.ok": false } }, true],
    ["a list as value", { match: { "body.list": [1, { a: 2 }] } }, true],
    ["words, in any case", { contains: { "body.message": "CREDITS" } }, true],
    ["a member that is false", { present: ["body.ok"] }, true],
    ["a member that is null", { present: ["body.none"] }, false],
    ["all of it", { status: [403], match: { "body.ok": false }, present: ["body.ok"] }, true],
    ["not all of it", { status: [403], match: { "body.ok": false }, present: ["body.x"] }, false],
    [
      "several parts of one path",
      {
        match: { "body.kind": "a" },
        contains: { "body.kind": "A" },
        present: ["body.kind"],
      },
      true,
    ],
    [
      "several parts of one path, not all of which hold",
      { match: { "body.kind": "a" }, contains: { "body.kind": "b" } },
      false,
    ],
  ])("asks for %s", (_, written, expected) => expect(isError(written, body, 403)).toBe(expected));

  const failed = { any: "body.rows", match: { "item.state": ["failed", "refused"] } };

  test.each<[unknown, boolean]>([
    [{ rows: [{ state: "sent" }, { state: "refused" }] }, true],
    [{ rows: [{ state: "sent" }, null, "refused"] }, false],
    [{ rows: [] }, false],
    [{ rows: { state: "failed" } }, false],
  ])("holds for one item of %j: %s", (reply, expected) =>
    expect(isError(failed, reply)).toBe(expected));

  test("holds for one item with all parts, beside what the whole reply says", () => {
    const match = { ...failed.match, "body.mode": "strict" };
    const both = { ...failed, match, contains: { "item.text": "limit" }, present: ["item.id"] };
    const rows = [{ state: "failed", text: "A LIMIT", id: 1 }];
    expect(isError(both, { mode: "strict", rows })).toBe(true);
    expect(isError(both, { mode: "lax", rows })).toBe(false);
    const apart = [{ state: "failed", id: 1 }, { text: "limit" }];
    expect(isError(both, { mode: "strict", rows: apart })).toBe(false);
  });

  test("holds without a word of success, unless a status says so already", () => {
    const written = { unless: { "body.state": ["ok", 1], "body.kind": "a" } };
    expect(isError(written, { state: "ok", kind: "a" })).toBe(false);
    expect(isError(written, { state: 1, kind: "a" })).toBe(false);
    expect(isError(written, { state: "OK", kind: "a" })).toBe(true);
    expect(isError(written, { state: "ok" })).toBe(true);
    expect(isError(written, "ok", 302)).toBe(true);
    expect(isError(written, undefined, 404)).toBe(false);
    expect(isError({ ...written, status: [200, 404] }, undefined, 404)).toBe(false);
    expect(isError({ ...written, status: [404] }, undefined, 200)).toBe(false);
    expect(isError({ ...written, present: ["body.x"] }, { x: 1 })).toBe(true);
    expect(isError({ ...written, present: ["body.x"] }, {})).toBe(false);
  });
});

test("a list of values is one of them, or a list itself", () => {
  const state = lowerState({ one: ["a", "b"], whole: [["a"], "b"] });
  const isSo = (outputs: object) => holds(state, about(outputs));
  expect(isSo({ one: "b", whole: [["a"], "b"] })).toBe(true);
  expect(isSo({ one: "a", whole: ["a"] })).toBe(true);
  expect(isSo({ one: "c", whole: ["a"] })).toBe(false);
});
