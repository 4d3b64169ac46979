import { expect, test } from "vitest";
import type { ReplyKind } from "../definition.ts";
import { basics } from "../keywords.ts";
import type { Roots } from "../outputs/roots.ts";
import { listReplies } from "./list-replies.ts";
import { errorConditions } from "./misleading-status.ts";
import { readReply } from "./read.ts";

interface Setting {
  readonly status?: number;
  readonly kinds?: Record<number, ReplyKind>;
  readonly type?: string;
}

const errors = {
  message: ["body.error.message"],
  code: ["body.error.type"],
  codes: { overloaded: "rate_limited" },
  when: [{ if: { "body[0].failed": { not: null } }, code: "conflict" }],
} as const;

function bodyOf(text: string, kind: "lines" | "events", setting: Setting = {}) {
  const { status = 200, kinds = { 200: kind }, type } = setting;
  const headers = new Headers(type === undefined ? {} : { "Content-Type": type });
  const roots: Roots = { status, headers, body: undefined, params: {} };
  const keywords = { ...basics, ...errorConditions, ...listReplies };
  readReply({ replies: kinds, errors, keywords }, roots, text);
  return roots.body;
}

test.each([
  ["", []],
  ["\n\n", []],
  ['{"a":1}', [{ a: 1 }]],
  ['{"a":1}\n{"a":2}\n', [{ a: 1 }, { a: 2 }]],
  ['\uFEFF1\r\n\r\n "ü\u2028" \r\nnull', [1, "ü\u2028", null]],
  ["[1,2]\n12345678901234567890", [[1, 2], 12345678901234567890n]],
])("the lines %j are a list", (text, list) => {
  expect(bodyOf(text, "lines")).toEqual(list);
});

test.each([
  ["", []],
  [": nothing yet\n\n", []],
  ["data: 1\n\ndata: [DONE]\n\n", [1]],
  ["data:1\r\n\r\ndata:  2\r\rdata: 3", [1, 2, 3]],
  ['\uFEFFevent: delta\nid: 7\nretry: 10\ndata: {"a":\n: note\ndata: 1}\n\n', [{ a: 1 }]],
  ["event: ping\n\nodd\ndata: true\n\n", [true]],
])("the events %j are a list", (text, list) => {
  expect(bodyOf(text, "events")).toEqual(list);
});

test.each([
  ["lines", "1\n\n{", "Line 3 of the reply is no JSON."],
  ["lines", "<html>", "Line 1 of the reply is no JSON."],
  ["events", "data: 1\n\n: note\ndata: {\n\n", "The event at line 3 of the reply is no JSON."],
  ["events", "data\n\n", "The event at line 1 of the reply is no JSON."],
] as const)("what is no JSON among %s is named: %j", (kind, text, message) => {
  const error = expect.objectContaining({ code: "invalid_reply", message });
  expect(() => bodyOf(text, kind)).toThrow(error);
});

test.each([
  ["lines", "text/html"],
  ["events", "text/html"],
  ["events", "application/json"],
] as const)("no list of %s is %s", (kind, type) => {
  const error = expect.objectContaining({ code: "invalid_reply" });
  expect(() => bodyOf("1", kind, { type })).toThrow(error);
});

test.each([
  ['{"error":{"type":"overloaded","message":"Busy."}}', "rate_limited", "Busy."],
  ["gone", "upstream_error", "The stream of the reply tells of an error."],
])("an event that is an error ends the call: %s", (data, code, message) => {
  const text = `data: 1\n\nevent: error\ndata: ${data}\n\n`;
  expect(() => bodyOf(text, "events")).toThrow(expect.objectContaining({ code, message }));
});

test("an error stays one", () => {
  const gone = expect.objectContaining({ code: "not_found" });
  expect(() => bodyOf("gone", "lines", { status: 404 })).toThrow(gone);
  const conflict = expect.objectContaining({ code: "conflict" });
  expect(() => bodyOf('{"failed":1}', "lines")).toThrow(conflict);
});

test("a success that is not declared is read like the declared ones", () => {
  expect(bodyOf("1\n2", "lines", { status: 201 })).toEqual([1, 2]);
  expect(bodyOf("1", "lines", { status: 201, kinds: { 200: "lines", 202: "json" } })).toBe(1);
  expect(bodyOf("a", "lines", { status: 202, kinds: { 200: "lines", 202: "text" } })).toBe("a");
});
