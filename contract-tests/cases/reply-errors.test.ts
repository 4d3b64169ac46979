import { expect, test } from "vitest";
import { replyLines, replyShows } from "./replies.fixture.ts";

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

test("places that leave no room for each other have no order", () => {
  const errors = 'errors: { message: ["body[0].text", body.text, body.text.more] }';
  expect(Object.keys(replyShows(errors, "/message/"))).toMatchInlineSnapshot(`
    [
      "message that the reply does not have",
      "message at body[0].text",
      "message at body.text",
      "message at body.text.more",
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

test("a condition is kept, and broken in each part", () => {
  const when =
    "{ status: [403], match: { body.a: 1 }, contains: { body.b: credits }, present: body.c, code: payment_required }";
  const errors = `errors: { when: [${when}] }`;
  expect(replyShows(errors, "/when")).toMatchInlineSnapshot(`
    {
      "when[0] does not hold without its body.a": [
        "403 body.c "text at body.c", body.b "there: CREDITS!", body.a "another text"",
        "403 body.c "text at body.c", body.b "there: CREDITS!", body.a "1"",
        "403 body.c "text at body.c", body.b "there: CREDITS!", body.a true",
        "403 body.c "text at body.c", body.b "there: CREDITS!", body.a false",
        "403 body.c "text at body.c", body.b "there: CREDITS!", without body.a",
        "403 body.c "text at body.c", body.b "there: CREDITS!", body.a null",
      ],
      "when[0] does not hold without its body.b": [
        "403 body.c "text at body.c", body.a 1, body.b "another text"",
        "403 body.c "text at body.c", body.a 1, body.b "credit"",
        "403 body.c "text at body.c", body.a 1, without body.b",
      ],
      "when[0] does not hold without its body.c": [
        "403 body.b "there: CREDITS!", body.a 1, without body.c",
        "403 body.b "there: CREDITS!", body.a 1, body.c null",
      ],
      "when[0] does not hold without its status": [
        "400 body.c "text at body.c", body.b "there: CREDITS!", body.a 1",
        "200 body.c "text at body.c", body.b "there: CREDITS!", body.a 1",
        "404 body.c "text at body.c", body.b "there: CREDITS!", body.a 1",
      ],
      "when[0] means payment_required": [
        "403 body.c "text at body.c", body.b "there: CREDITS!", body.a 1",
      ],
    }
  `);
  expect(replyLines(errors, /body\.c/)).toMatchInlineSnapshot(`
    [
      "403 body.c "text at body.c", body.b "there: CREDITS!", body.a 1 -> payment_required",
      "403 body.b "there: CREDITS!", body.a 1, without body.c -> forbidden",
      "403 body.b "there: CREDITS!", body.a 1, body.c null -> forbidden",
      "403 body.c "text at body.c", body.a 1, body.b "another text" -> forbidden",
      "403 body.c "text at body.c", body.a 1, body.b "credit" -> forbidden",
      "403 body.c "text at body.c", body.a 1, without body.b -> forbidden",
      "403 body.c "text at body.c", body.b "there: CREDITS!", body.a "another text" -> forbidden",
      "403 body.c "text at body.c", body.b "there: CREDITS!", body.a "1" -> forbidden",
      "403 body.c "text at body.c", body.b "there: CREDITS!", body.a true -> forbidden",
      "403 body.c "text at body.c", body.b "there: CREDITS!", body.a false -> forbidden",
      "403 body.c "text at body.c", body.b "there: CREDITS!", without body.a -> forbidden",
      "403 body.c "text at body.c", body.b "there: CREDITS!", body.a null -> forbidden",
      "400 body.c "text at body.c", body.b "there: CREDITS!", body.a 1 -> bad_request",
      "200 body.c "text at body.c", body.b "there: CREDITS!", body.a 1 -> {"total":1005}",
      "404 body.c "text at body.c", body.b "there: CREDITS!", body.a 1 -> not_found",
    ]
  `);
});

test("a success may be an error", () => {
  const errors = "errors: { when: [{ match: { body.ok: false }, code: conflict }] }";
  expect(replyLines(errors, /body\.ok/)).toMatchInlineSnapshot(`
    [
      "400 body.ok false -> conflict",
      "400 body.ok "another text" -> bad_request",
      "400 body.ok "false" -> bad_request",
      "400 body.ok true -> bad_request",
      "400 body.ok null -> bad_request",
      "200 body.ok false -> conflict",
      "200 body.ok "another text" -> {"total":1005}",
      "200 body.ok "false" -> {"total":1005}",
      "200 body.ok true -> {"total":1005}",
      "200 body.ok null -> {"total":1005}",
    ]
  `);
});

test("an error may be an answer", () => {
  const accept = "accept: { 404: { match: { body.code: none }, output: { total: 0 } } }";
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

test("an error that repeats a secret is expected without it", () => {
  const members = `
params:
  id: { type: string, required: true, example: a1 }
  pin: { type: string, secret: true, minLength: 9, to: header.X-Pin }
errors: { message: [body.text], code: [body.code], requestId: headers.x-id }
`;
  expect(replyLines(members, /repeating/)).toMatchInlineSnapshot(`
    [
      "400 repeating token in its words -> bad_request | [secret] is not known: [secret] | [secret] is not known: [secret] | [secret] is not known: [secret]",
      "400 repeating token in other members -> bad_request",
      "400 repeating token in HTML -> bad_request",
      "200 repeating token in HTML -> invalid_reply",
      "400 repeating pin in its words, pin="s3cret-pin" -> bad_request | [secret] is not known: [secret] | [secret] is not known: [secret] | [secret] is not known: [secret]",
      "400 repeating pin in other members, pin="s3cret-pin" -> bad_request",
      "400 repeating pin in HTML, pin="s3cret-pin" -> bad_request",
      "200 repeating pin in HTML, pin="s3cret-pin" -> invalid_reply",
    ]
  `);
  expect(replyShows(members, "/secret/")).toMatchInlineSnapshot(`
    {
      "an error that repeats pin does not show it": [
        "400 repeating pin in its words, pin="s3cret-pin"",
        "400 repeating pin in other members, pin="s3cret-pin"",
        "400 repeating pin in HTML, pin="s3cret-pin"",
        "200 repeating pin in HTML, pin="s3cret-pin"",
      ],
      "an error that repeats token does not show it": [
        "400 repeating token in its words",
        "400 repeating token in other members",
        "400 repeating token in HTML",
        "200 repeating token in HTML",
      ],
    }
  `);
});
