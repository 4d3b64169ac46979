import { expect, test } from "vitest";
import type { ReplyKind } from "../definition.ts";
import { basics } from "../keywords.ts";
import type { Roots } from "../outputs/roots.ts";
import { readReply } from "./read.ts";
import { textReplies } from "./text-replies.ts";

function bodyOf(text: string, status = 200, kinds: Record<number, ReplyKind> = { 200: "text" }) {
  const roots: Roots = { status, headers: new Headers(), body: undefined, params: {} };
  const keywords = { ...basics, ...textReplies };
  readReply({ replies: kinds, errors: { message: [], code: [] }, keywords }, roots, text);
  return roots.body;
}

test.each([
  "",
  "a,b\n1,2",
  "123",
  '{"a":1}',
  "null",
  "<!doctype html>",
])("%j is given back as it came", (text) => {
  expect(bodyOf(text)).toBe(text);
});

test("a success that is not declared is read like the declared ones", () => {
  expect(bodyOf("1", 201)).toBe("1");
  expect(bodyOf("1", 201, { 200: "text", 202: "json" })).toBe(1);
  expect(bodyOf("1", 202, { 200: "text", 202: "json" })).toBe(1);
});

test("an error stays one", () => {
  expect(() => bodyOf("gone", 404)).toThrow(expect.objectContaining({ code: "not_found" }));
});
