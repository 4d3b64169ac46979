import type { Context } from "@blockwright/runtime";
import { describe, expect, test } from "vitest";
import { rounds } from "../../packages/runtime/src/rounds.fixture.ts";
import { type Call, canary, createAccount, readUsers, searchBooks } from "../support/calls.ts";
import { leaksOf } from "../support/canary.ts";
import { books, eventsOf } from "../support/events.ts";
import { failureOf } from "../support/call-result.ts";
import { hangUp, silence, startScript, type Turn } from "../support/script.ts";

describe("nothing is given away", () => {
  const body = { error: { message: `The key ${canary} of marker-body was refused.` } };

  test.each<[string, Call, readonly Turn[], Context]>([
    ["a success", searchBooks, [books], {}],
    ["a refusal that repeats the key", searchBooks, [{ status: 403, body }], {}],
    ["retries", readUsers, [{ status: 503, body }], {}],
    ["connections that fail", searchBooks, [hangUp], {}],
    ["an invalid reply", searchBooks, [{ body: `marker-body ${canary}` }], {}],
    ["a redirect", searchBooks, [{ status: 302, headers: { location: "/marker-body" } }], {}],
    ["a time-out", searchBooks, [silence], { timeoutMs: 100 }],
    ["a write", createAccount, [{ status: 400, body }], { idempotencyKey: canary }],
  ])("by the events of %s", async (_, call, turns, context) => {
    const { events, url } = await eventsOf(call, turns, context);
    expect(events.length).toBeGreaterThan(1);
    expect(leaksOf(events)).toEqual([]);
    // A time has so many digits that those of a port may be among them.
    const text = JSON.stringify(events, (name, value) => (name.endsWith("Ms") ? 0 : value));
    for (const hidden of [new URL(url).port, "127.0.0.1", "http", "dune", "marker-body", "Acme"]) {
      expect(text).not.toContain(hidden);
    }
    for (const event of events) {
      if (event.type === "finish") expect(event.durationMs).toBeGreaterThanOrEqual(0);
      if (event.type === "retry") expect(event.waitMs).toBeGreaterThanOrEqual(0);
    }
  });
});

describe("a listener of the host", () => {
  test.each<[string, () => unknown]>([
    [
      "throws",
      () => {
        throw new Error("mine");
      },
    ],
    ["rejects", () => Promise.reject(new Error("mine"))],
    ["is not done when the call is", () => new Promise(() => {})],
  ])("that %s changes nothing", async (_, listener) => {
    const server = await startScript({ status: 503, body: {} }, books);
    const escaped: unknown[] = [];
    const keep = (reason: unknown) => void escaped.push(reason);
    process.on("unhandledRejection", keep);
    const context = { baseUrl: server.url, onEvent: listener };
    const found = await searchBooks(context);
    await rounds(); // a rejection escapes in the next one
    process.off("unhandledRejection", keep);
    expect(found).toMatchObject({ metadata: { totalItems: 1 } });
    expect(escaped).toEqual([]);
  });

  test("that throws does not hide an error", async () => {
    const server = await startScript({ status: 404, body: {} });
    const onEvent = () => {
      throw new Error("mine");
    };
    const error = await failureOf(() => searchBooks({ baseUrl: server.url, onEvent }));
    expect(error.code).toBe("not_found");
  });
});
