import { describe, expect, test } from "vitest";
import type { ErrorCondition } from "../definition.ts";
import { acceptedErrors, errorConditions } from "./misleading-status.ts";
import type { ReplyDefinition } from "../keywords.ts";

const definition: ReplyDefinition = {
  replies: {},
  errors: { message: [], code: [], requestId: [] },
};

const rootsOf = (status: number, body: unknown) => ({
  status,
  headers: new Headers(),
  body,
  params: {},
});

describe("an error condition", () => {
  const codeOf = (when: readonly ErrorCondition[], status: number, body: unknown) =>
    errorConditions.errorCode(
      { ...definition, errors: { ...definition.errors, when } },
      rootsOf(status, body),
    );

  test.each<[string, Omit<ErrorCondition, "code">, boolean]>([
    ["a status", { status: [402, 403] }, true],
    ["another status", { status: [402] }, false],
    ["a value", { match: { "body.ok": false } }, true],
    ["another value", { match: { "body.ok": true } }, false],
    ["a list as value", { match: { "body.list": [1, { a: 2 }] } }, true],
    [
      "an object, its members in any order",
      { match: { "body.error": { b: [{ d: 1, c: 2 }], a: 1 } } },
      true,
    ],
    ["an object with fewer members", { match: { "body.error": { a: 1 } } }, false],
    ["the items of a list in another order", { match: { "body.list": [{ a: 2 }, 1] } }, false],
    ["a value that is missing", { match: { "body.gone": null } }, false],
    ["null", { match: { "body.none": null } }, true],
    ["words, in any case", { contains: { "body.message": "CREDITS" } }, true],
    ["other words", { contains: { "body.message": "quota" } }, false],
    ["words of a value that is missing", { contains: { "body.gone": "undefined" } }, false],
    ["words of null", { contains: { "body.none": "null" } }, false],
    ["words of an object", { contains: { "body.error": "object" } }, false],
    ["a member", { present: ["body.message"] }, true],
    ["a member that is false", { present: ["body.ok"] }, true],
    ["a member that is null", { present: ["body.none"] }, false],
    ["a member that is missing", { present: ["body.gone"] }, false],
    ["all of it", { status: [403], match: { "body.ok": false }, present: ["body.ok"] }, true],
    ["not all of it", { status: [403], match: { "body.ok": false }, present: ["body.x"] }, false],
    ["nothing", {}, true],
  ])("can ask for %s", (_, condition, holds) => {
    const body = {
      ok: false,
      message: "No credits left",
      none: null,
      list: [1, { a: 2 }],
      error: { a: 1, b: [{ c: 2, d: 1 }] },
    };
    expect(codeOf([{ ...condition, code: "conflict" }], 403, body)).toBe(
      holds ? "conflict" : undefined,
    );
  });

  test("that holds first decides", () => {
    const when = [
      { status: [500], code: "conflict" },
      { status: [403], code: "payment_required" },
      { code: "forbidden" },
    ] as const;
    expect(codeOf(when, 403, undefined)).toBe("payment_required");
    expect(codeOf([], 403, undefined)).toBeUndefined();
    expect(errorConditions.errorCode(definition, rootsOf(500, ""))).toBeUndefined();
  });
});

describe("an error status that is an answer", () => {
  const accept = {
    404: { match: { "body.error.type": "not_found" }, output: { data: null } },
    410: {},
  };
  const accepted = (status: number, body: unknown) =>
    acceptedErrors.accept({ ...definition, accept }, rootsOf(status, body));

  test("brings constants", () => {
    expect(accepted(404, { error: { type: "not_found" } })).toEqual({ data: null });
    expect(accepted(410, "gone")).toEqual({});
  });

  test("is none when its reply is another, or another status", () => {
    expect(accepted(404, "<html>Not found</html>")).toBeUndefined();
    expect(accepted(404, { error: { type: "no_such_route" } })).toBeUndefined();
    expect(accepted(403, { error: { type: "not_found" } })).toBeUndefined();
    expect(acceptedErrors.accept(definition, rootsOf(404, ""))).toBeUndefined();
  });
});
