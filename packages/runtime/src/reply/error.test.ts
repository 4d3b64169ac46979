import { expect, test } from "vitest";
import { errorConditions } from "./misleading-status.ts";
import type { ReplyDefinition } from "../keywords.ts";
import { readReply } from "./read.ts";

const definition: ReplyDefinition = {
  replies: { 200: "object" },
  errors: {
    message: ["body.error.message", "body.message"],
    code: ["body.error.code"],
    requestId: ["headers.x-request-id", "body.id"],
    codes: { REQUEST_LIMIT_EXCEEDED: "rate_limited" },
    when: [{ if: { "body.ok": false }, code: "conflict" }],
  },
  keywords: errorConditions,
};

function errorOf(status: number, body: unknown, headers: Record<string, string> = {}): unknown {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  try {
    readReply(
      definition,
      { status, headers: new Headers(headers), body: undefined, params: {} },
      text,
    );
  } catch (error) {
    return error;
  }
  return undefined;
}

test.each([
  [100, "upstream_error"],
  [300, "upstream_error"],
  [304, "upstream_error"],
  [400, "bad_request"],
  [401, "unauthorized"],
  [402, "payment_required"],
  [403, "forbidden"],
  [404, "not_found"],
  [405, "bad_request"],
  [408, "upstream_error"],
  [409, "conflict"],
  [410, "bad_request"],
  [422, "bad_request"],
  [429, "rate_limited"],
  [499, "bad_request"],
  [500, "upstream_error"],
  [503, "upstream_error"],
  [599, "upstream_error"],
])("status %i is %s, with a sentence when the provider says nothing", (status, code) => {
  expect(errorOf(status, "")).toMatchObject({
    code,
    message: `The provider answered with status ${status}.`,
  });
});

test("an error carries the provider's own words", () => {
  const body = { error: { message: " ", code: 7 }, message: "No.", id: 12 };
  expect(errorOf(400, body)).toMatchObject({
    message: "No.",
    upstreamCode: "7",
    body,
  });
  expect(errorOf(502, "<html>Bad gateway</html>", { "X-Request-Id": "r" })).toMatchObject({
    code: "upstream_error",
    body: "<html>Bad gateway</html>",
  });
});

test.each([
  [{}],
  [{ error: { message: { nested: 1 } } }],
  [{ error: "text" }],
  [[]],
  [null],
])("a body of another shape, %j, leaves a sentence", (body) => {
  expect(errorOf(500, body)).toMatchObject({
    message: "The provider answered with status 500.",
    body,
  });
});

test("the provider's code and the conditions decide", () => {
  const limited = { error: { code: "REQUEST_LIMIT_EXCEEDED" } };
  expect(errorOf(403, limited)).toMatchObject({
    code: "rate_limited",
    upstreamCode: "REQUEST_LIMIT_EXCEEDED",
  });
  expect(errorOf(403, { error: { code: "toString" } })).toMatchObject({ code: "forbidden" });
  expect(errorOf(200, { ok: false })).toMatchObject({ code: "conflict" });
  expect(errorOf(403, { ok: false, ...limited })).toMatchObject({ code: "conflict" });
});
