import { describe, expect, test } from "vitest";
import type { ReplyKind } from "../definition.ts";
import { acceptedErrors } from "./misleading-status.ts";
import type { Roots } from "../outputs/roots.ts";
import type { ReplyDefinition } from "../keywords.ts";
import { readReply } from "./read.ts";

const errors = { message: ["body.message"], code: [], requestId: ["headers.x-request-id"] };
const definition: ReplyDefinition = { replies: { 200: "object", 204: "empty" }, errors };
const returning = (kind: ReplyKind): ReplyDefinition => ({ replies: { 200: kind }, errors });

function read(
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
  of = definition,
) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const roots: Roots = {
    status,
    headers: new Headers(headers),
    body: undefined,
    params: { id: "p" },
  };
  const overrides = readReply(of, roots, text);
  return { roots, overrides };
}

describe("answers", () => {
  test("are JSON, with all that outputs are mapped from", () => {
    const { roots, overrides } = read(200, { a: 1 }, { Location: "/x" });
    expect(roots).toMatchObject({ status: 200, body: { a: 1 }, params: { id: "p" } });
    expect(roots.headers.get("location")).toBe("/x");
    expect(overrides).toBeUndefined();
  });

  test("hold whole numbers that no number holds exactly as they are", () => {
    expect(read(200, '{"id":9007199254740993}').roots.body).toEqual({ id: 9007199254740993n });
  });

  test.each([501, 5_000, 100_000])("are not nested %i levels deep", (levels) => {
    const text = `{"a":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}`;
    const refused = expect.objectContaining({ code: "invalid_reply" });
    expect(() => read(200, text)).toThrow(refused);
    // An error stays the one that it is.
    expect(() => read(404, text)).toThrow(expect.objectContaining({ code: "not_found" }));
  });

  test("may be declared empty, whatever comes with them", () => {
    expect(read(204, "").roots.body).toBeUndefined();
    expect(read(204, "<html>", { "Content-Type": "text/html" }).roots.body).toBeUndefined();
  });

  test("that are not declared are read like the one they resemble", () => {
    expect(read(202, { a: 1 }).roots.body).toEqual({ a: 1 });
    expect(read(202, "").roots.body).toBeUndefined();
    const empty: ReplyDefinition = { replies: { 204: "empty" }, errors };
    expect(read(200, { a: 1 }, {}, empty).roots.body).toBeUndefined();
    expect(() => read(200, "<html>maintenance</html>", {}, empty)).toThrow(
      "is not the expected JSON",
    );
    expect(() => read(204, "", {}, returning("object"))).toThrow("has no body");
    expect(() => read(202, "[]")).toThrow("is not the expected JSON");
  });

  test("may have a status that is none of success elsewhere", () => {
    const found: ReplyDefinition = { replies: { 404: "object" }, errors };
    expect(read(404, {}, {}, found).roots.body).toEqual({});
  });

  test("that are an error status bring their constants", () => {
    const accept = { 404: { output: { data: null } } };
    const of = { ...definition, accept, keywords: acceptedErrors };
    expect(read(404, "<html>Not found</html>", {}, of).overrides).toEqual({ data: null });
    expect(() => read(403, "", {}, of)).toThrow(expect.objectContaining({ code: "forbidden" }));
  });
});

describe("a body", () => {
  test.each<[ReplyKind, readonly unknown[], readonly string[]]>([
    ["object", [{}, { a: [] }], ["[]", "null", "5", '"x"', "true"]],
    ["array", [[], [1]], ["{}", "null", "5", '"x"']],
    ["object|null", [{}, null], ["[]", "5", '"x"']],
    ["array|null", [[], null], ["{}", "5", '"x"']],
    ["json", [{}, [], null, 5, "x", false], []],
  ])("that should hold %s", (kind, good, wrong) => {
    for (const body of good) {
      expect(read(200, JSON.stringify(body), {}, returning(kind)).roots.body).toEqual(body);
    }
    for (const body of wrong) {
      expect(() => read(200, body, {}, returning(kind))).toThrow(
        expect.objectContaining({
          code: "invalid_reply",
          message: "The reply is not the expected JSON.",
          body,
        }),
      );
    }
  });

  test.each([
    ["<html>maintenance</html>", "is not the expected JSON"],
    ['{"a":', "is not the expected JSON"],
    ["{}{}", "is not the expected JSON"],
    [" ", "is not the expected JSON"],
    ["", "has no body"],
  ])("that is %j is none", (body, message) => {
    for (const kind of ["object", "array", "json"] as const) {
      expect(() => read(200, body, { "X-Request-Id": "r1" }, returning(kind))).toThrow(
        expect.objectContaining({
          code: "invalid_reply",
          message: `The reply ${message}.`,
        }),
      );
    }
  });

  test("that cannot be read is kept in part", () => {
    expect(() => read(200, "x".repeat(100_000))).toThrow(
      expect.objectContaining({ body: "x".repeat(65_536) }),
    );
  });
});

describe("a content type", () => {
  test.each([
    "application/json",
    "application/json; charset=utf-8",
    "Application/JSON",
    "application/problem+json",
    "application/vnd.api+json",
    "text/json",
    "text/plain",
    "text/plain;charset=UTF-8",
    "",
  ])("%j may say that JSON comes", (type) => {
    expect(read(200, {}, { "Content-Type": type }).roots.body).toEqual({});
  });

  test.each([
    "text/html",
    "text/html; charset=utf-8",
    "application/xml",
    "application/octet-stream",
    "application/x-www-form-urlencoded",
    "image/png",
    "text/html; profile=json",
  ])("%j says that it is none, even if it can be read", (type) => {
    expect(() => read(200, {}, { "Content-Type": type })).toThrow(
      expect.objectContaining({
        code: "invalid_reply",
        message: "The reply is not the expected JSON.",
      }),
    );
  });

  test("of an error does not matter", () => {
    expect(() => read(400, { message: "No." }, { "Content-Type": "text/html" })).toThrow("No.");
  });
});
