import { expect, test } from "vitest";
import { answerBusy, answerJson, loopbackServer } from "../../../../tests/kit/server.ts";
import { anything } from "../anything.fixture.ts";
import type { CallEvent } from "./event.ts";
import { type Sent, sendTo } from "./send.fixture.ts";

const operation = "shop_get";
const durationMs = expect.any(Number);

/** Events of a call, failed or not. */
async function heardOf(baseUrl: string, sent: Sent = {}): Promise<readonly CallEvent[]> {
  const heard: CallEvent[] = [];
  await sendTo(baseUrl, { ...sent, onEvent: (event) => heard.push(event) }).catch(() => {});
  return heard;
}

test("a listener is called on an attempt and at the end", async () => {
  const { baseUrl } = await loopbackServer((response) => answerJson(response));
  expect(await heardOf(baseUrl, { method: "POST", body: "{}" })).toEqual([
    { type: "attempt", operation, attempt: 1, method: "POST" },
    { type: "finish", operation, attempt: 1, status: 200, code: undefined, durationMs, bytes: 11 },
  ]);
});

test("a listener is called on retries, with reason and wait", async () => {
  const { baseUrl } = await loopbackServer((response, count) => {
    if (count === 1) return answerBusy(response, 429);
    return count === 2 ? response.destroy() : answerJson(response, 404);
  });
  expect(await heardOf(baseUrl)).toEqual([
    { type: "attempt", operation, attempt: 1, method: "GET" },
    { type: "retry", operation, attempt: 1, reason: 429, waitMs: 10 },
    { type: "attempt", operation, attempt: 2, method: "GET" },
    { type: "retry", operation, attempt: 2, reason: "network", waitMs: expect.any(Number) },
    { type: "attempt", operation, attempt: 3, method: "GET" },
    { type: "finish", operation, attempt: 3, status: 404, code: undefined, durationMs, bytes: 11 },
  ]);
});

test("a listener is called on redirects as attempts", async () => {
  const { baseUrl } = await loopbackServer((response, count) =>
    count < 2 ? response.writeHead(302, { Location: "/next" }).end() : answerJson(response),
  );
  expect((await heardOf(baseUrl)).map(({ type, attempt }) => [type, attempt])).toEqual([
    ["attempt", 1],
    ["attempt", 2],
    ["finish", 2],
  ]);
});

test.each<[string, Sent, object]>([
  ["timeout", { timeoutMs: 50, maxRetries: 0 }, { attempt: 1, status: undefined }],
  ["aborted", { signal: AbortSignal.abort() }, { attempt: 0, status: undefined }],
  ["network", { fetch: () => Promise.reject(new Error("canary")), maxRetries: 0 }, { attempt: 1 }],
  ["reply_too_large", { fetch: async () => new Response("xx"), maxBytes: 1 }, { status: 200 }],
  [
    "upstream_error",
    { fetch: async () => new Response(null, { status: 302 }) },
    { attempt: 1, status: 302 },
  ],
])("a call that ends with %s ends with an event", async (code, sent, event) => {
  const { baseUrl } = await loopbackServer(() => {});
  const heard = await heardOf(baseUrl, sent);
  expect(heard.filter(({ type }) => type === "finish")).toEqual([heard.at(-1)]);
  expect(heard.at(-1)).toMatchObject({ type: "finish", operation, code, durationMs, ...event });
});

test("a call that an invalid option ends ends with an event", async () => {
  const { baseUrl } = await loopbackServer((response) => answerJson(response, 404));
  const heard = await heardOf(baseUrl, { resetHeaders: ["no header"] });
  expect(heard.map(({ type, attempt }) => [type, attempt])).toEqual([
    ["attempt", 1],
    ["finish", 1],
  ]);
});

test("no event holds an address, a header, a body or a secret", async () => {
  const { baseUrl } = await loopbackServer((response) =>
    response.writeHead(503, { "X-Echo": "canary", "Retry-After": "0.01" }).end('"canary"'),
  );
  const path = "/canary?key=canary";
  const heard = await heardOf(baseUrl, { path, method: "PUT", body: "canary" });
  expect(heard.length).toBe(6);
  expect(JSON.stringify(heard)).not.toMatch(/canary|127\.0\.0\.1/);
});

test("a listener that fails does not fail the call", async () => {
  const { baseUrl } = await loopbackServer((response) => answerJson(response));
  const throwing = () => {
    throw new Error("listener");
  };
  const rejecting = () => anything(Promise.reject(new Error("listener")));
  for (const onEvent of [throwing, rejecting]) {
    expect((await sendTo(baseUrl, { onEvent })).status).toBe(200);
  }
});
