import { describe, expect, test } from "vitest";
import { type ReplyDefinition, readReply } from "./reply.ts";
import { retryAfterMs } from "./retry-after.ts";

const definition: ReplyDefinition = {
  replies: { 200: "json", 204: "empty" },
  errors: {
    message: ["body.error.message", "body.message"],
    code: ["body.error.code"],
    requestId: ["headers.x-request-id"],
    codes: { REQUEST_LIMIT_EXCEEDED: "rate_limited" },
    when: [
      { status: [403], contains: { "body.message": "Credits" }, code: "payment_required" },
      { match: { "body.ok": false }, present: ["body.ok"], code: "conflict" },
    ],
  },
  accept: { 404: { match: { "body.error.type": "not_found" }, output: { data: null } } },
};

function read(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
  of = definition,
) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return readReply(of, { status, headers: new Headers(headers), text }, { id: "p" });
}

function errorOf(...args: Parameters<typeof read>): unknown {
  try {
    read(...args);
  } catch (error) {
    return error;
  }
  return undefined;
}

describe("answers", () => {
  test("JSON, with headers by lower-case name", () => {
    const { roots } = read(200, { a: 1 }, { Location: "/x" });
    expect(roots).toMatchObject({
      status: 200,
      body: { a: 1 },
      headers: { location: "/x" },
      params: { id: "p" },
    });
  });

  test("an empty reply ignores a body", () => {
    expect(read(204, "").roots.body).toBeUndefined();
    expect(read(204, "<html>").roots.body).toBeUndefined();
  });

  test("an undeclared success is read like the one it resembles", () => {
    expect(read(202, { a: 1 }).roots.body).toEqual({ a: 1 });
    expect(read(202, "").roots.body).toBeUndefined();
    const empty = { ...definition, replies: { 204: "empty" } } as const;
    expect(read(200, { a: 1 }, {}, empty).roots.body).toBeUndefined();
    const page = errorOf(200, "<html>maintenance</html>", {}, empty);
    expect(page).toMatchObject({ code: "invalid_reply", status: 200 });
    const json = { ...definition, replies: { 200: "json" } } as const;
    expect(errorOf(204, "", {}, json)).toMatchObject({ code: "invalid_reply", status: 204 });
  });

  test("an accepted error brings its constants", () => {
    expect(read(404, { error: { type: "not_found" } }).overrides).toEqual({ data: null });
    expect(errorOf(404, "<html>Not found</html>")).toMatchObject({
      code: "not_found",
      status: 404,
    });
  });
});

describe("errors", () => {
  test.each([
    ["<html>maintenance</html>", "is not JSON"],
    ['{"a":', "is not JSON"],
    ["", "has no body"],
  ])("a success with the body %j is none", (body, message) => {
    expect(errorOf(200, body, { "X-Request-Id": "r1" })).toMatchObject({
      code: "invalid_reply",
      message: `The reply ${message}.`,
      status: 200,
      requestId: "r1",
    });
  });

  test.each([
    [300, "upstream_error"],
    [400, "bad_request"],
    [401, "unauthorized"],
    [402, "payment_required"],
    [403, "forbidden"],
    [404, "not_found"],
    [405, "bad_request"],
    [409, "conflict"],
    [410, "bad_request"],
    [422, "bad_request"],
    [429, "rate_limited"],
    [500, "upstream_error"],
    [503, "upstream_error"],
  ])("status %i is %s, with a sentence when the provider says nothing", (status, code) => {
    const words = code.replace("_", " ");
    expect(errorOf(status, "")).toMatchObject({
      code,
      status,
      message: `The provider answered with status ${status} (${words}).`,
    });
  });

  test("carry the provider's own words", () => {
    const body = { error: { message: " ", code: 7 }, message: "No." };
    expect(errorOf(400, body, { "Retry-After": "2" })).toMatchObject({
      message: "No.",
      upstreamCode: "7",
      retryAfterMs: 2000,
      body,
    });
  });

  test("follow the provider's code and the conditions", () => {
    expect(errorOf(403, { error: { code: "REQUEST_LIMIT_EXCEEDED" } })).toMatchObject({
      code: "rate_limited",
    });
    expect(errorOf(403, { error: { code: "toString" } })).toMatchObject({ code: "forbidden" });
    expect(errorOf(403, { message: "No credits left" })).toMatchObject({
      code: "payment_required",
    });
    expect(errorOf(200, { ok: false })).toMatchObject({ code: "conflict", status: 200 });
  });
});

describe("Retry-After", () => {
  const now = Date.parse("2026-01-01T00:00:00Z");
  test.each([
    ["3", 3000],
    ["0.5", 500],
    ["Thu, 01 Jan 2026 00:00:10 GMT", 10_000],
    ["Wed, 31 Dec 2025 00:00:00 GMT", 0],
    ["-5", undefined],
    ["soon", undefined],
    ["{'minute': 99}", undefined],
    ["1e400", undefined],
    ["", undefined],
  ])("%j is %j", (value, ms) => {
    expect(retryAfterMs(new Headers({ "Retry-After": value }), now)).toBe(ms);
  });
});
