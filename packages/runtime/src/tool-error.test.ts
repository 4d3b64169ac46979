import { inspect } from "node:util";
import { expect, test } from "vitest";
import { type ErrorCode, invalidInput, type Outcome, ToolError } from "./tool-error.ts";

test("is an Error with a name and what is known", () => {
  const error = new ToolError("not_found", "No such thing.", { status: 404, requestId: undefined });
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe("ToolError");
  expect(String(error)).toBe("ToolError: No such thing.");
  expect(error.stack).toMatch(/^ToolError: No such thing\.\n\s+at /);
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    name: "ToolError",
    code: "not_found",
    message: "No such thing.",
    outcome: "refused",
    status: 404,
  });
  expect(Object.keys(error)).toEqual(["code", "outcome", "status"]);
});

test("has a cause that is shown, but is no JSON", () => {
  const error = new ToolError("network", "x", { cause: { code: "ECONNRESET" } });
  expect(error.cause).toEqual({ code: "ECONNRESET" });
  expect(JSON.stringify(error)).not.toContain("ECONNRESET");
  expect(inspect(error)).toContain("ECONNRESET");
  expect(new ToolError("network", "x")).not.toHaveProperty("cause");
});

test("keeps what is false or zero", () => {
  expect(new ToolError("aborted", "x", { attempts: 0, body: null })).toMatchObject({
    attempts: 0,
    body: null,
  });
});

test("of one input names it and its problem", () => {
  expect(invalidInput("top", "top is wrong.", { provider: "shop" })).toMatchObject({
    code: "invalid_input",
    message: "top is wrong.",
    provider: "shop",
    input: "top",
    problems: [{ input: "top", message: "top is wrong." }],
  });
});

test.each<[Outcome, readonly ErrorCode[]]>([
  ["not_sent", ["invalid_input", "blocked_address"]],
  ["refused", ["bad_request", "unauthorized", "payment_required", "forbidden"]],
  ["refused", ["not_found", "conflict", "rate_limited"]],
  ["unknown", ["upstream_error", "invalid_reply", "reply_too_large", "job_failed"]],
  ["unknown", ["timeout", "aborted", "network", "host_error"]],
])("without more knowledge the outcome is %s after %j", (outcome, codes) => {
  for (const code of codes) expect(new ToolError(code, "x").outcome).toBe(outcome);
  expect(new ToolError("network", "x", { outcome: "not_sent" }).outcome).toBe("not_sent");
});
