import { describe, expect, test } from "vitest";
import { sample } from "../contract/contract.fixture.ts";
import type { ReplyContent, Value } from "../contract/types.ts";
import { expectedOutcome } from "./outcome.ts";

const schemas = {
  Note: {
    type: "object",
    properties: {
      tags: { $ref: "#/schemas/Tags" },
      owner: { type: ["object", "null"] },
      list: { type: "array", items: { type: "object" } },
      either: { anyOf: [{ $ref: "#/schemas/Tags" }, { type: "array" }, { type: "null" }] },
      any: { anyOf: [{ $ref: "#/schemas/Tags" }, { type: "object" }] },
    },
  },
  Tags: { type: "array", items: { type: "string" } },
};
const invalid = { kind: "error", error: { code: "invalid_reply", status: 200 } };

function outcomeOf(operation: object, reply: Partial<ReplyContent>, inputs: object = {}) {
  const { operation: only } = sample(operation, { schemas, missing: "error" });
  return expectedOutcome(only, { ...inputs }, { status: 200, headers: {}, ...reply });
}

/** The output `x` of a body. */
function output(x: object | string, body: Value) {
  const outcome = outcomeOf({ output: { x } }, { body });
  return outcome.kind === "output" ? outcome.output : outcome;
}

describe("outputs", () => {
  test.each<[object, Value, Value]>([
    [{ from: ["body.a", "body.b"], type: "string" }, { a: null, b: "b" }, "b"],
    [{ from: ["body.a", "body.b"], type: "string" }, { a: 1, b: "b" }, "1"],
    [{ from: ["body.a", "body.b"], type: "string" }, { a: 1.5, b: "b" }, "b"],
    [{ from: 'body["a.b"][1].c' }, { "a.b": [0, { c: 0 }] }, 0],
    [{ from: "body.a", type: "integer" }, { a: 2 }, 2],
    [{ from: "body.a", type: "boolean" }, { a: false }, false],
    [{ from: "body.a", type: "string" }, { a: "" }, ""],
    [{ from: "body.a", default: [] }, {}, []],
    [{ from: "body.a", default: null }, {}, null],
    [{ from: "body.a", default: null }, { a: null }, null],
    [{ const: { b: [1] } }, {}, { b: [1] }],
    [{ from: "body.a", convert: "count", type: "number" }, { a: [] }, 0],
    [{ from: "body.a", convert: "first" }, { a: [1, 2] }, 1],
    [{ from: "body.a", convert: "last" }, { a: [1, 2] }, 2],
    [{ from: "body.a", convert: "keys" }, { a: { b: 1, c: 2 } }, ["b", "c"]],
    [{ from: "body.a", convert: { omit: ["b"] } }, { a: { b: 1, c: 2 } }, { c: 2 }],
    [{ from: "body.a", convert: { omit: ["b"] } }, { a: [{ b: 1 }, 3] }, [{}, 3]],
    [
      { from: "body.a", convert: { each: { id: "item.b.c", n: "item.n" } } },
      { a: [{ b: { c: 1 }, n: null }, 3] },
      [{ id: 1, n: null }, {}],
    ],
    [
      {
        from: "body.a",
        convert: [{ each: { id: "item.id", n: "item.n" } }, { omit: ["n"] }, "last"],
      },
      { a: [{ id: 1 }, { id: 2, n: 3 }] },
      { id: 2 },
    ],
    [{ from: "body.owner" }, { owner: {} }, {}],
    [{ from: "body.tags" }, { tags: [] }, []],
    [{ from: "body.any" }, { any: {} }, {}],
    [{ from: ["body.tags", "body.owner"] }, { owner: {} }, {}],
  ])("%j of %j", (written, body, expected) => {
    expect(output(written, body)).toEqual({ x: expected });
  });

  test.each<[object, Value]>([
    [{ from: "body.a", missing: "omit" }, {}],
    [{ from: "body.a", missing: "omit" }, { a: "" }],
    [{ from: "body.a", missing: "omit" }, { a: null }],
    [{ from: "body.a", convert: "first", missing: "omit" }, { a: [] }],
  ])("%j leaves nothing of %j", (written, body) => {
    expect(output(written, body)).toEqual({});
  });

  test.each<[object, Value]>([
    [{ from: "body.a" }, {}],
    [{ from: "body.a" }, { a: null }],
    [{ from: "body.a", type: "integer" }, { a: 1.5 }],
    [{ from: "body.a", type: "number", default: 1 }, { a: "1" }],
    [{ from: "body.a", convert: "first" }, { a: [] }],
    [{ from: "body.a", convert: "count" }, { a: { length: 1 } }],
    [{ from: "body.a", convert: "keys" }, { a: [1] }],
    [{ from: "body.a", convert: { omit: ["b"] } }, { a: "b" }],
    [{ from: "body.a", convert: { each: {} } }, { a: {} }],
    [{ from: "body.a.length" }, { a: [1] }],
    [{ from: "body.tags" }, { tags: {} }],
    [{ from: "body.either" }, { either: {} }],
    [{ from: ["body.tags", "body.list"] }, { list: {} }],
    [{ from: "body.owner" }, { owner: [] }],
    [{ from: "body.list", convert: "last" }, { list: [[]] }],
  ])("%j makes %j an invalid reply", (written, body) => {
    expect(output(written, body)).toEqual(invalid);
  });

  test("dotted names nest; headers, status and inputs are sources", () => {
    const operation = {
      params: { id: { type: "string", convert: "trim" } },
      output: {
        "m.id": { from: ["body.id", "params.id"], type: "string" },
        "m.at.place": "headers.location",
        status: { from: "status", type: "integer" },
      },
    };
    expect(outcomeOf(operation, { body: {}, headers: { Location: "/n" } }, { id: " 1 " })).toEqual({
      kind: "output",
      output: { m: { id: "1", at: { place: "/n" } }, status: 200 },
    });
  });
});

describe("content", () => {
  test.each<[string, Partial<ReplyContent>]>([
    ["HTML", { text: "<p>" }],
    ["nothing", {}],
    ["JSON that says it is HTML", { body: {}, headers: { "content-type": "text/html" } }],
    ["a list for an object", { body: [] }],
  ])("%s is no success", (_, reply) => {
    expect(outcomeOf({}, reply)).toEqual(invalid);
  });

  test.each<[string, Partial<ReplyContent>, Value]>([
    ["nothing of an empty reply is read", { status: 204, body: { a: 1 } }, { x: null }],
    ["a status like another is read like it", { status: 202, body: { a: 1 } }, { x: 1 }],
    ["a status like an empty one", { status: 202 }, { x: null }],
  ])("%s", (_, reply, expected) => {
    const operation = {
      reply: { 200: "Note", 204: "empty" },
      output: { x: { from: "body.a", default: null } },
    };
    expect(outcomeOf(operation, reply)).toEqual({ kind: "output", output: expected });
  });
});

describe("accepted statuses", () => {
  const operation = {
    accept: { 404: { when: { "body.type": "none" }, output: { data: null } } },
    output: { data: "body.data", "m.status": "status" },
  };

  test("a match is an answer; other outputs are mapped", () => {
    expect(outcomeOf(operation, { status: 404, body: { type: "none" } })).toEqual({
      kind: "output",
      output: { data: null, m: { status: 404 } },
    });
  });

  test("without the match it stays an error", () => {
    expect(outcomeOf(operation, { status: 404, body: { type: "other" } })).toMatchObject({
      kind: "error",
      error: { code: "not_found" },
    });
  });
});

describe("errors", () => {
  const errors = {
    message: ["body[0].message", "body.text"],
    code: "body.code",
    requestId: 'headers["request-id"]',
    codes: { LIMIT: "rate_limited", 7: "conflict" },
    when: {
      bad_request: { "body.ok": false, "body.why": { not: null } },
      payment_required: { status: 403, "body.text": { contains: "CREDITS" } },
    },
  };

  test.each<[number, Value, object]>([
    [400, [{ message: "no" }], { code: "bad_request", message: "no" }],
    [400, { text: " ", code: " " }, { code: "bad_request" }],
    [404, { text: 5, code: 7 }, { code: "conflict", message: "5", upstreamCode: "7" }],
    [403, { code: "LIMIT" }, { code: "rate_limited", upstreamCode: "LIMIT" }],
    [
      403,
      { code: "LIMIT", text: "no credits" },
      {
        code: "payment_required",
        upstreamCode: "LIMIT",
        message: "no credits",
      },
    ],
    [401, { text: "no credits" }, { code: "unauthorized", message: "no credits" }],
    [200, { ok: false, why: 0 }, { code: "bad_request" }],
    [300, {}, { code: "upstream_error" }],
    [402, {}, { code: "payment_required" }],
    [408, {}, { code: "upstream_error" }],
    [418, {}, { code: "bad_request" }],
    [429, {}, { code: "rate_limited" }],
    [500, { code: "toString" }, { code: "upstream_error", upstreamCode: "toString" }],
  ])("%i %j", (status, body, expected) => {
    const headers = { "request-id": "r1" };
    expect(outcomeOf({ errors }, { status, body, headers })).toEqual({
      kind: "error",
      error: {
        status,
        message: `The provider answered with status ${status}.`,
        requestId: "r1",
        ...expected,
      },
    });
  });

  test("an error condition needs all its parts", () => {
    const reply = { body: { ok: false, why: null } };
    expect(outcomeOf({ errors }, reply)).toMatchObject({ kind: "output" });
  });

  test("an error without JSON has no texts of the provider", () => {
    expect(outcomeOf({ errors }, { status: 502, text: "<h1>" })).toEqual({
      kind: "error",
      error: {
        code: "upstream_error",
        status: 502,
        message: "The provider answered with status 502.",
      },
    });
  });
});
