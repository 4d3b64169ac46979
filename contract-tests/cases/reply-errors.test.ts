import { expect, test } from "vitest";
import { replyLines } from "./replies.fixture.ts";

test("the first place that has a text wins", () => {
  const errors = "errors: { message: [body.error.text, body.text], requestId: headers.x-id }";
  expect(
    replyLines(errors, /^reply 400 (body\.|message|requestId|with words|headers)/),
  ).toMatchInlineSnapshot(`
    [
      "400 message at body.error.text -> bad_request | message at body.error.text",
      "400 body.error.text 7 -> bad_request | 7",
      "400 body.error.text null -> bad_request",
      "400 body.error.text "" -> bad_request",
      "400 body.error.text " " -> bad_request",
      "400 body.error.text " with spaces " -> bad_request |  with spaces ",
      "400 body.error.text true -> bad_request",
      "400 body.error.text {} -> bad_request",
      "400 body.error null -> bad_request",
      "400 message at body.text -> bad_request | message at body.text",
      "400 body.text 7 -> bad_request | 7",
      "400 body.text null -> bad_request",
      "400 body.text "" -> bad_request",
      "400 body.text " " -> bad_request",
      "400 body.text " with spaces " -> bad_request |  with spaces ",
      "400 body.text true -> bad_request",
      "400 body.text {} -> bad_request",
      "400 message at body.error.text before body.text -> bad_request | message at body.error.text",
      "400 message blank at body.error.text before body.text -> bad_request | message at body.text",
      "400 requestId at headers.x-id -> bad_request | requestId at headers.x-id",
      "400 headers.x-id "" -> bad_request",
      "400 with words for everything -> bad_request | message at body.error.text | requestId at headers.x-id",
    ]
  `);
});

test("each code has its meaning, wherever it stands", () => {
  const codes = "codes: { slow_down: rate_limited, wrong: bad_request }";
  const errors = `errors: { code: [body.code, body.error], ${codes} }`;
  expect(replyLines(errors, /code \w+ at/)).toMatchInlineSnapshot(`
    [
      "400 code blank at body.code before body.error -> bad_request | code at body.error",
      "400 code slow_down at body.code -> rate_limited | slow_down",
      "400 code slow_down at body.error -> rate_limited | slow_down",
      "500 code wrong at body.code -> bad_request | wrong",
      "500 code wrong at body.error -> bad_request | wrong",
    ]
  `);
});

test("a success may be an error", () => {
  const errors = "errors: { when: { conflict: { body.ok: false } } }";
  expect(replyLines(errors, /body\.ok/)).toMatchInlineSnapshot(`
    [
      "400 body.ok false -> conflict",
      "400 body.ok true -> bad_request",
      "400 body.ok "false" -> bad_request",
      "400 body.ok "another text" -> bad_request",
      "400 body.ok null -> bad_request",
      "200 body.ok false -> conflict",
      "200 body.ok true -> {"total":1005}",
      "200 body.ok "false" -> {"total":1005}",
      "200 body.ok "another text" -> {"total":1005}",
      "200 body.ok null -> {"total":1005}",
      "500 body.ok false -> conflict",
    ]
  `);
});

test("an error may be an answer", () => {
  const accept = "accept: { 404: { when: { body.code: none }, output: { total: 0 } } }";
  expect(replyLines(accept, /^reply 404/)).toMatchInlineSnapshot(`
    [
      "404 without a body -> not_found",
      "404 body.code "none" -> {"total":0}",
      "404 body.code "another text" -> not_found",
      "404 body.code ["none"] -> not_found",
      "404 body.code true -> not_found",
      "404 body.code false -> not_found",
      "404 body.code null -> not_found",
      "404 filled like a success, body.code "none" -> {"total":0}",
      "404 filled like a success, body.code "another text" -> not_found",
      "404 filled like a success, body.code ["none"] -> not_found",
      "404 filled like a success, body.code true -> not_found",
      "404 filled like a success, body.code false -> not_found",
      "404 filled like a success, without body.code -> not_found",
      "404 filled like a success, body.code null -> not_found",
    ]
  `);
});
