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

  test("that holds first decides", () => {
    const when = [
      { if: { status: 500 }, code: "conflict" },
      { if: { status: 403 }, code: "payment_required" },
      { if: {}, code: "forbidden" },
    ] as const;
    expect(codeOf(when, 403, undefined)).toBe("payment_required");
    expect(codeOf([], 403, undefined)).toBeUndefined();
    expect(errorConditions.errorCode(definition, rootsOf(500, ""))).toBeUndefined();
  });
});

describe("an error status that is an answer", () => {
  const accept = {
    404: { if: { "body.error.type": "not_found" }, output: { data: null } },
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
