import { describe, expect, test } from "vitest";
import { replyLines } from "./replies.fixture.ts";

test("a success without its JSON is invalid", () => {
  expect(replyLines("{}", /^reply 200 (without a body|with |body |as )/)).toMatchInlineSnapshot(`
    [
      "200 with what is required only -> invalid_reply",
      "200 with undeclared members -> {"total":1005}",
      "200 without a body -> invalid_reply",
      "200 with HTML -> invalid_reply",
      "200 with JSON that is cut off -> invalid_reply",
      "200 body null -> invalid_reply",
      "200 body "" -> invalid_reply",
      "200 body "another text" -> invalid_reply",
      "200 body 1.5 -> invalid_reply",
      "200 body [] -> invalid_reply",
      "200 as text/plain -> {"total":1005}",
      "200 as application/problem+json; charset=utf-8 -> {"total":1005}",
      "200 as text/html -> invalid_reply",
    ]
  `);
});

test("a part that no reply names is no file, also where the operation writes", () => {
  const file = "{ effect: write, reply: { 200: audio/mpeg }, output: { file: body } }";
  expect(replyLines(file, /^reply 206/)).toEqual(["206 that may be asked for -> invalid_reply"]);
});

test("nothing is read where no body is declared", () => {
  const empty = "{ reply: { 202: empty }, output: { done: { const: true } } }";
  expect(replyLines(empty, /^reply 20/)).toMatchInlineSnapshot(`
    [
      "200 "found" -> {"done":true}",
      "202 without a body -> {"done":true}",
      "202 with HTML -> {"done":true}",
      "202 with JSON that is cut off -> {"done":true}",
      "202 body null -> {"done":true}",
      "202 body "" -> {"done":true}",
      "202 body "another text" -> {"done":true}",
      "202 body 1.5 -> {"done":true}",
      "202 body [] -> {"done":true}",
      "202 body {} -> {"done":true}",
      "200 undeclared -> {"done":true}",
      "200 with HTML -> invalid_reply",
      "200 with JSON that is cut off -> invalid_reply",
      "200 body {} -> {"done":true}",
      "204 undeclared -> {"done":true}",
    ]
  `);
});

test("a success that is not declared is read like one that is", () => {
  expect(replyLines("{}", /^reply (201|204)/)).toMatchInlineSnapshot(`
    [
      "201 undeclared -> {"total":1005}",
      "201 without a body -> invalid_reply",
      "201 with HTML -> invalid_reply",
      "201 with JSON that is cut off -> invalid_reply",
      "201 body {} -> invalid_reply",
      "204 undeclared -> invalid_reply",
    ]
  `);
});

test("errors are told apart by their status", () => {
  expect(replyLines("{}", /^reply [345]\d\d without a body/)).toMatchInlineSnapshot(`
    [
      "300 without a body -> upstream_error",
      "400 without a body -> bad_request",
      "401 without a body -> unauthorized",
      "402 without a body -> payment_required",
      "403 without a body -> forbidden",
      "404 without a body -> not_found",
      "408 without a body -> upstream_error",
      "409 without a body -> conflict",
      "410 without a body -> bad_request",
      "422 without a body -> bad_request",
      "429 without a body -> rate_limited",
      "499 without a body -> bad_request",
      "500 without a body -> upstream_error",
      "503 without a body -> upstream_error",
      "599 without a body -> upstream_error",
    ]
  `);
});

test("replies to HEAD have no body", () => {
  const head =
    "{ request: 'HEAD /items/{id}', reply: { 200: empty }, output: { done: { const: true } } }";
  expect(replyLines(head, /^reply 200/)).toMatchInlineSnapshot(`
    [
      "200 without a body -> {"done":true}",
    ]
  `);
});

describe("a reply without a body", () => {
  test("to HEAD has headers that can be sent", () => {
    const members = `
      request: HEAD /items/{id}
      reply: { 200: empty }
      output: { size: { from: headers.content-length, type: string, description: Size. } }`;
    expect(replyLines(members, /^reply 200/)).toMatchInlineSnapshot(`
      [
        "200 with headers only -> {"size":"4096"}",
        "200 headers.content-length "7" -> {"size":"7"}",
        "200 without headers.content-length -> invalid_reply",
      ]
    `);
  });

  test("stays so when a condition is about one", () => {
    const members = `
      reply: { 204: empty }
      errors: { when: { conflict: { body.ok: false } } }
      output: { done: { const: true, description: Done. } }`;
    expect(replyLines(members, /^reply 204/)).toMatchInlineSnapshot(`
      [
        "204 without a body -> {"done":true}",
      ]
    `);
  });
});
