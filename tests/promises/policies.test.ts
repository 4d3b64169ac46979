import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createAccount, enrichCompany, readUsers, searchBooks } from "../support/calls.ts";
import { books } from "../support/events.ts";
import { failureOf } from "../support/call-result.ts";
import { answer, type ScriptedReply, silence, startScript, type Turn } from "../support/script.ts";

const busy = { status: 503, body: {} };

/** How long something took. */
async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const began = performance.now();
  const value = await work();
  return { value, ms: performance.now() - began };
}

/** The same reply, some time later. */
function after(ms: number, reply: ScriptedReply): Turn {
  return (request, response) => void setTimeout(answer(reply), ms, request, response);
}

describe("deadlineMs", () => {
  test("ends a call without a reply", async () => {
    const server = await startScript(silence);
    const context = { baseUrl: server.url, deadlineMs: 400 };
    const { value, ms } = await timed(() => failureOf(() => searchBooks(context)));
    expect(value).toMatchObject({ code: "timeout", attempts: 1 });
    expect(ms).toBeGreaterThanOrEqual(390);
  });

  test("ends a body that comes too slowly", async () => {
    const server = await startScript((_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const drip = setInterval(() => response.write(" "), 50);
      response.on("close", () => clearInterval(drip));
    });
    const context = { baseUrl: server.url, deadlineMs: 400, timeoutMs: 3_600_000 };
    expect((await failureOf(() => readUsers(context))).code).toBe("timeout");
  });

  test("counts all attempts together", async () => {
    const server = await startScript(after(300, busy));
    const context = { baseUrl: server.url, deadlineMs: 1_000, maxRetries: 50 };
    const { code } = await failureOf(() => searchBooks(context));
    expect(["timeout", "upstream_error"]).toContain(code);
    expect(server.take().length).toBeLessThanOrEqual(4);
  });

  test("counts redirects", async () => {
    const moved = { status: 307, headers: { location: "/again" } };
    const server = await startScript(after(300, moved));
    const context = { baseUrl: server.url, deadlineMs: 700 };
    expect((await failureOf(() => searchBooks(context))).code).toBe("timeout");
    expect(server.take().length).toBeLessThanOrEqual(3);
  });

  test("a wait that would outlive it is not begun: the error is the provider's", async () => {
    const server = await startScript({ status: 429, headers: { "retry-after": "30" }, body: {} });
    const context = { baseUrl: server.url, deadlineMs: 29_000 };
    const error = await failureOf(() => searchBooks(context));
    expect(error).toMatchObject({ code: "rate_limited", status: 429, retryAfterMs: 30_000 });
    expect(server.take()).toHaveLength(1);
  });

  test("holds for what changes something as well", async () => {
    const server = await startScript(silence);
    const error = await failureOf(() => createAccount({ baseUrl: server.url, deadlineMs: 300 }));
    expect(error).toMatchObject({ code: "timeout", attempts: 1 });
    expect(server.take()).toHaveLength(1);
  });
});

describe("timeoutMs", () => {
  test("is that of each attempt", async () => {
    const server = await startScript(after(1_000, busy), after(1_000, busy), after(1_000, books));
    const context = { baseUrl: server.url, timeoutMs: 60_000, deadlineMs: 3_600_000 };
    const { value, ms } = await timed(() => searchBooks(context));
    expect(value).toMatchObject({ metadata: { totalItems: 1 } });
    expect(ms).toBeGreaterThan(2_950);
  });

  test.each([
    ["is repeated where that is safe", searchBooks, 3],
    ["is not repeated where it is not", createAccount, 1],
  ])("an attempt that it ends %s", async (_, call, attempts) => {
    const server = await startScript(silence);
    const error = await failureOf(() => call({ baseUrl: server.url, timeoutMs: 200 }));
    expect(error).toMatchObject({ code: "timeout", attempts, outcome: "unknown" });
    expect(server.take()).toHaveLength(attempts);
  });
});

describe("maxWaitMs", () => {
  const later = (seconds: number) => ({
    status: 429,
    headers: { "retry-after": String(seconds) },
    body: {},
  });

  test.each([
    ["reads", searchBooks, books],
    ["changes something", createAccount, { body: { id: "1", success: true, errors: [] } }],
    ["costs money", enrichCompany, { body: { status: 200, likelihood: 9, name: "Acme" } }],
  ])("a wait as long as it is obeyed by a call that %s", async (_, call, reply) => {
    const server = await startScript(later(1), reply);
    const { ms } = await timed(() => call({ baseUrl: server.url, maxWaitMs: 1_000 }));
    expect(ms).toBeGreaterThanOrEqual(990);
    expect(server.take()).toHaveLength(2);
  });

  test.each([
    [10, { maxWaitMs: 9_999 }],
    [10, { maxWaitMs: 0 }],
    [61, {}],
  ])("a longer wait, %d s, ends the call at once and is reported", async (seconds, context) => {
    const server = await startScript(later(seconds));
    const error = await failureOf(() => searchBooks({ baseUrl: server.url, ...context }));
    const retryAfterMs = seconds * 1_000;
    expect(error).toMatchObject({ code: "rate_limited", status: 429, attempts: 1, retryAfterMs });
    expect(server.take()).toHaveLength(1);
  });

  test("a date is obeyed like seconds", async () => {
    const at = Math.ceil(Date.now() / 1000) * 1000 + 1_000;
    const headers = { "retry-after": new Date(at).toUTCString() };
    const server = await startScript({ status: 503, headers, body: {} }, books);
    await searchBooks({ baseUrl: server.url });
    expect(Date.now()).toBeGreaterThanOrEqual(at - 10);
    expect(server.take()).toHaveLength(2);
  });
});

describe("maxBytes", () => {
  const text = JSON.stringify({ totalItems: 0, items: [], kind: "é".repeat(10_000) });
  const bytes = Buffer.byteLength(text);
  const headers = { "content-type": "application/json" };
  const plain = { headers, body: text };
  const gzip = { headers: { ...headers, "content-encoding": "gzip" }, body: gzipSync(text) };

  test.each([
    ["plain", plain],
    ["compressed", gzip],
  ])("a %s body may be as large, and no larger; its size is that of the text", async (_, reply) => {
    const server = await startScript(reply);
    const call = (maxBytes: number) => searchBooks({ baseUrl: server.url, maxBytes });
    expect(await call(bytes)).toMatchObject({ metadata: { totalItems: 0 } });
    const error = await failureOf(() => call(bytes - 1));
    expect(error).toMatchObject({ code: "reply_too_large", status: 200, attempts: 1 });
    // Not repeated: it would be as large again.
    expect(server.take()).toHaveLength(2);
  });

  test("errors are read all the same", async () => {
    const message = "The volume could not be found.";
    const server = await startScript({ status: 404, body: { error: { message } } });
    const error = await failureOf(() => searchBooks({ baseUrl: server.url, maxBytes: 5 }));
    expect(error).toMatchObject({ code: "not_found", message });
  });
});
