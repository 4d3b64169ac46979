import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { enrichCompany, readUsers, searchBooks } from "../support/calls.ts";
import { books } from "../support/events.ts";
import { failureOf, resultOf } from "../support/call-result.ts";
import { answer, hangUp, type ScriptedReply, startScript, type Turn } from "../support/script.ts";

const busy = { status: 503, body: {} };

describe("maxRetries", () => {
  const turns: readonly [string, Turn][] = [
    ["503", busy],
    ["429", { status: 429, body: {} }],
    ["a connection that is closed", hangUp],
  ];

  test.each(turns)("0 leaves it at one request after %s", async (_, turn) => {
    const server = await startScript(turn);
    const error = await failureOf(() => searchBooks({ baseUrl: server.url, maxRetries: 0 }));
    expect(error.attempts).toBe(1);
    expect(server.take()).toHaveLength(1);
  });

  test.each(turns)("3 allows for four requests after %s", async (_, turn) => {
    const server = await startScript(turn);
    const error = await failureOf(() => searchBooks({ baseUrl: server.url, maxRetries: 3 }));
    expect(error.attempts).toBe(4);
    expect(server.take()).toHaveLength(4);
  });
});

describe("retryBudget", () => {
  /** Makes calls at once; the retries that the server saw while no time gives any back. */
  async function storm(calls: number, context: { readonly retryBudget?: number }) {
    const server = await startScript(busy);
    // Time would give some back.
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const call = () => resultOf(() => readUsers({ baseUrl: server.url, ...context }));
    const results = await Promise.all(Array.from({ length: calls }, call));
    const codes = new Set(results.map(({ error }) => error?.code));
    return { retries: server.take().length - calls, codes: [...codes], url: server.url };
  }

  test.each([
    [30, { retryBudget: 5 }, 5],
    [120, {}, 100],
  ])("%d calls at once with %j repeat no more than it allows", async (calls, context, budget) => {
    const { retries, codes } = await storm(calls, context);
    expect(codes).toEqual(["upstream_error"]);
    expect(retries).toBe(budget);
  });

  test("0 repeats nothing", async () => {
    expect((await storm(5, { retryBudget: 0 })).retries).toBe(0);
  });

  test("is that of one origin, and comes back with time", async () => {
    let rest: ScriptedReply[] = [];
    const worn = await startScript((request, response) => {
      answer(rest.shift() ?? busy)(request, response);
    });
    const context = { retryBudget: 2, maxRetries: 1 };
    const call = (url: string) => resultOf(() => searchBooks({ ...context, baseUrl: url }));
    await Promise.all(Array.from({ length: 20 }, () => call(worn.url)));
    expect(worn.take().length).toBeLessThan(40);

    const fresh = await startScript(busy, books);
    expect((await call(fresh.url)).error).toBeUndefined();
    await sleep(500);
    rest = [busy, books];
    expect((await call(worn.url)).error).toBeUndefined();
  });
});

describe("resetHeaders", () => {
  /** A refusal that says when to come back, as the service of the package says it: in UTC, without a zone. */
  function refusal(at: number, headers: Readonly<Record<string, string>> = {}): Turn {
    const reset = new Date(at).toISOString().slice(0, 19);
    return { status: 429, headers: { "x-ratelimit-reset": reset, ...headers }, body: {} };
  }
  const company = { body: { status: 200, likelihood: 9, name: "Acme" } };
  const wholeSecond = (ms: number) => Math.ceil((Date.now() + ms) / 1000) * 1000;

  test.each([
    "UTC",
    "Asia/Tokyo",
    "America/Los_Angeles",
  ])("are obeyed where it is %s", async (zone) => {
    const { TZ } = process.env;
    onTestFinished(() => {
      if (TZ === undefined) delete process.env.TZ;
      else process.env.TZ = TZ;
    });
    process.env.TZ = zone;
    expect(new Date().getTimezoneOffset() === 0).toBe(zone === "UTC");
    const at = wholeSecond(500);
    const server = await startScript(refusal(at), company);
    await enrichCompany({ baseUrl: server.url });
    expect(Date.now()).toBeGreaterThanOrEqual(at - 10);
    expect(server.take()).toHaveLength(2);
  });

  test("beyond maxWaitMs end the call at once and are reported", async () => {
    const at = wholeSecond(3_600_000);
    const server = await startScript(refusal(at));
    const error = await failureOf(() => enrichCompany({ baseUrl: server.url }));
    expect(error).toMatchObject({ code: "rate_limited", attempts: 1 });
    expect(error.retryAfterMs).toBeGreaterThan(3_500_000);
    expect(error.retryAfterMs).toBeLessThanOrEqual(3_601_000);
    expect(server.take()).toHaveLength(1);
  });

  test("come after Retry-After", async () => {
    const server = await startScript(
      refusal(wholeSecond(3_600_000), { "retry-after": "1" }),
      company,
    );
    await enrichCompany({ baseUrl: server.url });
    expect(server.take()).toHaveLength(2);
  });

  test.each([
    "",
    "soon",
    "2026-13-45T99:99:99",
    "-5",
    "NaN",
  ])("that say %j are passed over", async (reset) => {
    const server = await startScript(
      { status: 429, headers: { "x-ratelimit-reset": reset }, body: {} },
      company,
    );
    await enrichCompany({ baseUrl: server.url });
    expect(server.take()).toHaveLength(2);
  });

  test("mean nothing to a package that does not name them", async () => {
    const server = await startScript(refusal(wholeSecond(3_600_000)), books);
    await searchBooks({ baseUrl: server.url });
    expect(server.take()).toHaveLength(2);
  });

  test("of the context take their place, and are reported", async () => {
    const server = await startScript({ status: 429, headers: { "x-back-in": "120" }, body: {} });
    const context = { baseUrl: server.url, resetHeaders: ["x-back-in"] };
    const error = await failureOf(() => searchBooks(context));
    expect(server.take()).toHaveLength(1);
    expect(error).toMatchObject({ code: "rate_limited", retryAfterMs: 120_000 });
  });
});

describe("finalCodes", () => {
  const quota = (reason: string): Turn => ({
    status: 429,
    body: { error: { code: 429, message: "Quota exceeded.", errors: [{ reason }] } },
  });

  test.each([
    ["dailyLimitExceeded", {}, 1],
    ["rateLimitExceeded", {}, 3],
    ["dailyLimitExceededSoon", {}, 3],
    ["rateLimitExceeded", { finalCodes: ["rateLimitExceeded"] }, 1],
    ["dailyLimitExceeded", { finalCodes: ["rateLimitExceeded"] }, 3],
    ["dailyLimitExceeded", { finalCodes: [] }, 3],
  ])("429 %s with %j takes %d requests", async (reason, context, requests) => {
    const server = await startScript(quota(reason));
    const error = await failureOf(() => searchBooks({ baseUrl: server.url, ...context }));
    expect(error).toMatchObject({ code: "rate_limited", status: 429, upstreamCode: reason });
    expect(error.attempts).toBe(requests);
    expect(server.take()).toHaveLength(requests);
  });
});
