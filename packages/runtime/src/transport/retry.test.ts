import { describe, expect, test } from "vitest";
import type { Received } from "./body.ts";
import type { Effect } from "../definition.ts";
import type { CallPolicy } from "../policy/call-policy.ts";
import { limitsOf, type Policy } from "../policy/policy.ts";
import { retryWait } from "./retry.ts";
import { ToolError } from "../tool-error.ts";

function reply(status: number, headers: Record<string, string> = {}, text = ""): Received {
  const response = new Response(null, { status, headers });
  return { response, status, headers: response.headers, text, bytes: text.length };
}

const lost = new ToolError("network", "");

interface Case {
  readonly effect?: Effect;
  readonly method?: string;
  readonly retries?: number;
  readonly call?: Partial<CallPolicy>;
  readonly context?: Policy;
}

function wait(
  outcome: Received | ToolError,
  { effect = "read", method = "GET", retries = 0, call, context = {} }: Case = {},
): number | undefined {
  const policy: CallPolicy = { operation: "shop_get", effect, ...call };
  return retryWait(outcome, method, retries, policy, context, limitsOf(context, policy));
}

const unknownOutcomes = [reply(408), reply(500), reply(502), reply(503), reply(599), lost];
const key = () => ({ "Idempotency-Key": "k" });

describe("what may be sent again", () => {
  test.each<[Effect, string, boolean]>([
    ["read", "GET", true],
    ["read", "HEAD", true],
    ["read", "PUT", true],
    ["read", "DELETE", true],
    ["read", "POST", false],
    ["read", "PATCH", false],
    ["write", "GET", false],
    ["write", "HEAD", false],
    ["write", "PUT", true],
    ["write", "DELETE", true],
    ["write", "POST", false],
    ["write", "PATCH", false],
    ["cost", "GET", false],
    ["cost", "PUT", false],
    ["cost", "POST", false],
  ])("%s %s after a failure that may have done something: %s", (effect, method, may) => {
    for (const outcome of unknownOutcomes) {
      expect(wait(outcome, { effect, method }) !== undefined).toBe(may);
    }
    expect(wait(reply(429), { effect, method })).toBeDefined();
    for (const status of [200, 204, 300, 400, 401, 404, 409, 425, 499]) {
      expect(wait(reply(status), { effect, method })).toBeUndefined();
    }
  });

  test.each<[Effect, boolean]>([
    ["read", true],
    ["write", true],
    ["cost", false],
  ])("%s with an idempotency key: %s", (effect, may) => {
    for (const outcome of unknownOutcomes) {
      for (const method of ["POST", "PATCH", "PUT"]) {
        const call = { idempotencyKey: key };
        expect(wait(outcome, { effect, method, call }) !== undefined).toBe(may);
      }
    }
  });

  test("ends with the number of retries", () => {
    expect(wait(lost, { retries: 1 })).toBeDefined();
    expect(wait(lost, { retries: 2 })).toBeUndefined();
    expect(wait(lost, { retries: 2, call: { maxRetries: 3 } })).toBeDefined();
    expect(wait(lost, { retries: 2, call: { maxRetries: 3 }, context: { maxRetries: 0 } })).toBe(
      undefined,
    );
  });

  test("ends with a code of the provider that says so", () => {
    const daily = reply(429, {}, '{"error":{"code":"daily\\"Limit"}}');
    const call = { finalCodes: ["other", 'daily"Limit'] };
    expect(wait(daily)).toBeDefined();
    expect(wait(daily, { call })).toBeUndefined();
    expect(wait(reply(429, {}, '{"code":"daily\\"LimitExceeded"}'), { call })).toBeDefined();
    expect(wait(daily, { call, context: { finalCodes: [] } })).toBeDefined();
  });
});

describe("how long to wait", () => {
  test.each([
    [0, 250],
    [1, 500],
    [2, 1000],
    [4, 4000],
    [5, 8000],
    [9, 8000],
  ])("after %i retries is up to chance, at most %i ms", (retries, most) => {
    const context = { maxRetries: 10 };
    const waits = Array.from({ length: 200 }, () => wait(lost, { retries, context }) ?? -1);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...waits)).toBeLessThan(most / 2);
    expect(Math.max(...waits)).toBeLessThanOrEqual(most);
    expect(Math.max(...waits)).toBeGreaterThan(most / 2);
  });

  test.each([429, 503])("is what the provider asks for with a %i, up to the cap", (status) => {
    const asking = (retryAfterMs: number) => ({ ...reply(status), retryAfterMs });
    expect(wait(asking(7000))).toBe(7000);
    expect(wait(asking(60_000))).toBe(60_000);
    expect(wait(asking(60_001))).toBeUndefined();
    const asked = asking(7000);
    expect(wait(asked, { call: { maxWaitMs: 6999 } })).toBeUndefined();
    expect(wait(asked, { call: { maxWaitMs: 6999 }, context: { maxWaitMs: 7000 } })).toBe(7000);
  });

  test("is up to chance where it asks for none", () => {
    const busy = { ...reply(503), retryAfterMs: 0 };
    const waits = Array.from({ length: 100 }, () => wait(busy) ?? -1);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(250);
    expect(Math.max(...waits)).toBeGreaterThan(125);
  });
});
