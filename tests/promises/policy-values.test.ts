import { createBooksClient } from "@blockwright/books";
import type { Context } from "@blockwright/runtime";
import { describe, expect, test } from "vitest";
import { canary, createAccount, searchBooks } from "../support/calls.ts";
import { books, eventsOf } from "../support/events.ts";
import { failureOf } from "../support/call-result.ts";
import { startScript } from "../support/script.ts";

const limits = [
  "timeoutMs",
  "deadlineMs",
  "maxRetries",
  "maxWaitMs",
  "retryBudget",
  "maxBytes",
] as const;
const wrong: readonly unknown[] = [Number.NaN, -1, "5"];
const searchByClient = async (context: Context) =>
  createBooksClient({ ...context, apiKey: canary }).searchVolumes({ q: "dune" });

describe.each([
  ["an operation that reads", searchBooks],
  ["an operation that changes something", createAccount],
  ["a typed client", searchByClient],
])("%s", (_, call) => {
  const cases = limits.flatMap((name) => wrong.map((value) => [name, value] as const));

  test.each(cases)("refuses %s of %s before anything is sent", async (name, value) => {
    const server = await startScript({ status: 429, body: {} });
    const error = await failureOf(() => call({ baseUrl: server.url, [name]: value }));
    expect.soft(error).toMatchObject({ code: "invalid_input", input: name });
    expect.soft(error.message).toContain(name);
    expect.soft(server.take()).toHaveLength(0);
  });
});

test.each(limits)("%s may be without end, or left as it is", async (name) => {
  const server = await startScript(books);
  const found = { metadata: { totalItems: 1 } };
  for (const value of [Number.POSITIVE_INFINITY, undefined]) {
    expect(await searchBooks({ baseUrl: server.url, [name]: value })).toMatchObject(found);
  }
});

describe("a typed client keeps to the same policies", () => {
  test("repeats, and waits as it is told", async () => {
    const busy = { status: 503, headers: { "retry-after": "1" }, body: {} };
    const server = await startScript(busy, books);
    const began = performance.now();
    const { data, error } = await searchByClient({ baseUrl: server.url });
    expect(performance.now() - began).toBeGreaterThanOrEqual(990);
    expect([data, error]).toEqual([books.body, undefined]);
    expect(server.take()).toHaveLength(2);
  });

  test("does not repeat a final code", async () => {
    const body = {
      error: { message: "Quota exceeded.", errors: [{ reason: "dailyLimitExceeded" }] },
    };
    const server = await startScript({ status: 429, body });
    const { error, response } = await searchByClient({ baseUrl: server.url });
    expect([response.status, error]).toEqual([429, body]);
    expect(server.take()).toHaveLength(1);
  });

  test("refuses a body that is too large", async () => {
    const server = await startScript(books);
    const error = await failureOf(() => searchByClient({ baseUrl: server.url, maxBytes: 10 }));
    expect(error).toMatchObject({ code: "reply_too_large", status: 200 });
  });

  test("ends with the signal of the client and with that of the call", async () => {
    let controller = new AbortController();
    const server = await startScript(() => controller.abort());
    for (const at of ["client", "call"] as const) {
      controller = new AbortController();
      const { signal } = controller;
      const options = { baseUrl: server.url, apiKey: canary };
      const client = createBooksClient(at === "client" ? { ...options, signal } : options);
      const call = () => client.searchVolumes({ q: "dune" }, at === "call" ? { signal } : {});
      expect((await failureOf(call)).code).toBe("aborted");
    }
    expect(server.take()).toHaveLength(2);
  });

  test("reports the same events", async () => {
    const busy = { status: 503, body: {} };
    const byOperation = await eventsOf(searchBooks, [busy, books]);
    const byClient = await eventsOf(searchByClient, [busy, books]);
    const timeless = ({ events }: typeof byClient) =>
      events.map((event) => ({ ...event, waitMs: 0, durationMs: 0 }));
    expect(timeless(byClient)).toEqual(timeless(byOperation));
    expect(byClient.events).toHaveLength(4);
  });
});
