import { gzipSync } from "node:zlib";
import { generate, listThemes } from "@blockwright/docgen";
import type { Context } from "@blockwright/runtime";
import { describe, expect, test } from "vitest";
import { canary, createAccount, generateText, searchBooks } from "../support/calls.ts";
import { books, eventsOf } from "../support/events.ts";
import { hangUp, type ScriptedReply, silence, type Turn } from "../support/script.ts";

const operation = "books_search_volumes";
const length = JSON.stringify(books.body).length;
const took = expect.any(Number);

const attempt = (number: number, method = "GET") => ({
  operation,
  attempt: number,
  type: "attempt",
  method,
});
const retry = (number: number, reason: number | "network" | "timeout") => ({
  operation,
  attempt: number,
  type: "retry",
  reason,
  waitMs: took,
});
const finish = (number: number, more: object) => ({
  operation,
  attempt: number,
  type: "finish",
  durationMs: took,
  ...more,
});

test("a success is one attempt and its end", async () => {
  const { events, result } = await eventsOf(searchBooks, [books]);
  expect(result.error).toBeUndefined();
  expect(events).toEqual([attempt(1), finish(1, { status: 200, bytes: length })]);
});

test("a call that is repeated reports why, how long it waits, and one end", async () => {
  const busy = { status: 503, body: { error: { message: "Busy." } } };
  const { events, result } = await eventsOf(searchBooks, [busy, busy, books]);
  expect(result.error).toBeUndefined();
  expect(events).toEqual([
    attempt(1),
    retry(1, 503),
    attempt(2),
    retry(2, 503),
    attempt(3),
    finish(3, { status: 200, bytes: length }),
  ]);
});

test("a wait that was asked for is reported", async () => {
  const later = { status: 429, headers: { "retry-after": "1" }, body: {} };
  const { events } = await eventsOf(searchBooks, [later, books]);
  expect(events[1]).toEqual({ ...retry(1, 429), waitMs: 1000 });
});

test("connections that fail have no status and no bytes", async () => {
  const { events, result } = await eventsOf(searchBooks, [hangUp]);
  expect(result.error).toMatchObject({ code: "network", attempts: 3 });
  expect(events).toEqual([
    attempt(1),
    retry(1, "network"),
    attempt(2),
    retry(2, "network"),
    attempt(3),
    finish(3, { code: "network" }),
  ]);
});

test("a reply that cannot be read came whole: its status and its bytes are reported", async () => {
  const html = "<!doctype html>";
  const { events, result } = await eventsOf(searchBooks, [{ body: html }]);
  expect(result.error?.code).toBe("invalid_reply");
  expect(events).toEqual([attempt(1), finish(1, { status: 200, bytes: html.length })]);
});

test.each<[string, Turn, () => Context, string]>([
  ["times out", silence, () => ({ timeoutMs: 200, maxRetries: 0 }), "timeout"],
  ["is over its deadline", silence, () => ({ deadlineMs: 200 }), "timeout"],
  ["is aborted", silence, () => ({ signal: AbortSignal.timeout(200) }), "aborted"],
  ["is too large", books, () => ({ maxBytes: 10 }), "reply_too_large"],
])("a call that %s ends with its code", async (_, turn, context, code) => {
  const { events } = await eventsOf(searchBooks, [turn], context());
  expect(events).toMatchObject([attempt(1), finish(1, { code })]);
});

test("a read that times out once is repeated", async () => {
  const { events } = await eventsOf(searchBooks, [silence, books], { timeoutMs: 2_000 });
  expect(events).toEqual([
    attempt(1),
    retry(1, "timeout"),
    attempt(2),
    finish(2, { status: 200, bytes: length }),
  ]);
});

test("a call that is aborted before its first request has an end only", async () => {
  const { events } = await eventsOf(searchBooks, [books], { signal: AbortSignal.abort() });
  expect(events).toEqual([finish(0, { code: "aborted" })]);
});

test("a redirect is an attempt of its own, and no retry", async () => {
  const moved = { status: 307, headers: { location: "/elsewhere" } };
  const { events } = await eventsOf(searchBooks, [moved, books]);
  expect(events).toEqual([attempt(1), attempt(2), finish(2, { status: 200, bytes: length })]);
});

test("nothing is reported of a call that was refused before anything was sent", async () => {
  const { events } = await eventsOf(
    (context) => searchBooks({ ...context, baseUrl: "ftp://x" }),
    [],
  );
  expect(events).toEqual([]);
});

test("calls that are not repeated report one attempt, and their method", async () => {
  for (const [call, id] of [
    [createAccount, "crm_create_record"],
    [generateText, "docgen_generate"],
  ] as const) {
    const { events } = await eventsOf(call, [{ status: 503, body: {} }]);
    expect(events).toEqual([
      { ...attempt(1, "POST"), operation: id },
      { ...finish(1, { status: 503, bytes: 2 }), operation: id },
    ]);
  }
});

describe("calls that make others", () => {
  test("each page reports itself", async () => {
    const page = (hasMore: boolean, nextCursor: string | null): ScriptedReply => ({
      body: { data: [], hasMore, nextCursor },
    });
    const themes = async (context: Context) => {
      for await (const _ of listThemes.pages({ apiKey: canary }, context));
    };
    const replies = [page(true, "cur_1"), { status: 503, body: {} }, page(false, null)];
    const { events } = await eventsOf(themes, replies);
    expect(new Set(events.map((event) => event.operation))).toEqual(
      new Set(["docgen_list_themes"]),
    );
    expect(events.map((event) => `${event.type} ${event.attempt}`)).toEqual([
      "attempt 1",
      "finish 1",
      "attempt 1",
      "retry 1",
      "attempt 2",
      "finish 2",
    ]);
  });

  test("a job reports its start and every poll", async () => {
    const state = (status: string) => ({ body: { generationId: "gen_1", status } });
    const wait = (context: Context) => {
      const inputs = { apiKey: canary, inputText: "Bees", textMode: "generate" } as const;
      return generate.executeAndWait(inputs, { ...context, everyMs: 10 });
    };
    const turns = [
      { status: 201, body: { generationId: "gen_1" } },
      state("pending"),
      state("completed"),
    ];
    const { events } = await eventsOf(wait, turns);
    expect(events.map((event) => `${event.operation} ${event.type}`)).toEqual([
      "docgen_generate attempt",
      "docgen_generate finish",
      "docgen_check_status attempt",
      "docgen_check_status finish",
      "docgen_check_status attempt",
      "docgen_check_status finish",
    ]);
  });
});

describe("bytes are those of the body", () => {
  const plain = JSON.stringify({ totalItems: 0, items: [], kind: "é".repeat(50_000) });
  const bytes = Buffer.byteLength(plain);

  test.each<[string, ScriptedReply, number]>([
    [
      "after decompression",
      { headers: { "content-encoding": "gzip" }, body: gzipSync(plain) },
      bytes,
    ],
    ["and not its characters", { body: plain }, bytes],
    ["none when there is none", { status: 503 }, 0],
  ])("%s", async (_, reply, expected) => {
    const json = { "content-type": "application/json" };
    const whole = { ...reply, headers: { ...json, ...reply.headers } };
    const { events } = await eventsOf(searchBooks, [whole], { maxRetries: 0 });
    expect(events.at(-1)).toMatchObject({ type: "finish", bytes: expected });
  });
});

test("durations are those of the whole call", async () => {
  const later = { status: 429, headers: { "retry-after": "1" }, body: {} };
  const began = performance.now();
  const { events } = await eventsOf(searchBooks, [later, books]);
  const last = events.at(-1);
  const ms = last?.type === "finish" ? last.durationMs : 0;
  expect(ms).toBeGreaterThanOrEqual(990);
  // Milliseconds, since the call began.
  expect(ms).toBeLessThanOrEqual(Math.ceil(performance.now() - began));
});
