import { describe, expect, test } from "vitest";
import type { ErrorCondition, ReplyErrorCode } from "../definition.ts";
import { errorCases } from "./error-cases.ts";

const code: ReplyErrorCode = "bad_request";

function codeOf(condition: Omit<ErrorCondition, "code">, body: unknown, status = 200) {
  const errors = { message: [], code: [], when: [{ ...condition, code }] };
  const roots = { status, headers: new Headers(), params: {}, body };
  return errorCases.errorCode({ errors, replies: {} }, roots);
}

describe("one item is enough", () => {
  const failed = { any: "body.rows", match: { "item.state": ["failed", "refused"] } };

  test.each<[unknown, ReplyErrorCode | undefined]>([
    [{ rows: [{ state: "sent" }, { state: "refused" }] }, code],
    [{ rows: [{ state: "sent" }, null, "refused"] }, undefined],
    [{ rows: [] }, undefined],
    [{ rows: { state: "failed" } }, undefined],
    [{}, undefined],
  ])("%j", (body, expected) => expect(codeOf(failed, body)).toBe(expected));

  test("of which all parts hold", () => {
    const both = { ...failed, contains: { "item.text": "limit" }, present: ["item.id"] };
    expect(codeOf(both, { rows: [{ state: "failed", text: "A LIMIT", id: 1 }] })).toBe(code);
    expect(codeOf(both, { rows: [{ state: "failed", id: 1 }, { text: "limit" }] })).toBe(undefined);
  });

  test("beside what the whole reply says", () => {
    const strict = { ...failed, match: { ...failed.match, "body.mode": "strict" } };
    expect(codeOf(strict, { mode: "strict", rows: [{ state: "failed" }] })).toBe(code);
    expect(codeOf(strict, { mode: "lax", rows: [{ state: "failed" }] })).toBe(undefined);
  });
});

test("a reply without a word of success is an error, unless its status says so already", () => {
  const unless = { unless: { "body.state": ["ok", 1], "body.kind": [null] } };
  expect(codeOf(unless, { state: "ok", kind: null })).toBe(undefined);
  expect(codeOf(unless, { state: 1, kind: null })).toBe(undefined);
  expect(codeOf(unless, { state: "OK", kind: null })).toBe(code);
  expect(codeOf(unless, "ok")).toBe(code);
  expect(codeOf(unless, undefined, 404)).toBe(undefined);
  expect(codeOf({ unless: { body: ["Success"] } }, "Success")).toBe(undefined);
});
