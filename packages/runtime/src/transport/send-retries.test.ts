import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { answerBusy, answerJson, loopbackServer } from "../../../../tests/kit/server.ts";
import { rounds } from "../rounds.fixture.ts";
import { sendTo } from "./send.fixture.ts";

const key = () => ({ "Idempotency-Key": "k" });

describe("retries", () => {
  test.each([408, 429, 500, 502, 503, 504])("a GET is sent again on %i", async (status) => {
    const { baseUrl, requests } = await loopbackServer((response, count) =>
      count < 3 ? answerBusy(response, status) : answerJson(response),
    );
    expect(await sendTo(baseUrl)).toMatchObject({ status: 200, attempts: 3 });
    expect(requests.length).toBe(3);
    expect(requests[2]).toEqual(requests[0]);
  });

  test.each([400, 401, 403, 404, 409, 422])("a GET is not sent again on %i", async (status) => {
    const { baseUrl, requests } = await loopbackServer((response) => answerBusy(response, status));
    expect(await sendTo(baseUrl)).toMatchObject({ status, attempts: 1 });
    expect(requests.length).toBe(1);
  });

  test.each([0, 1, 2, 3])("end with the last reply after %i of them", async (maxRetries) => {
    const { baseUrl, requests } = await loopbackServer((response) => answerBusy(response));
    expect(await sendTo(baseUrl, { maxRetries })).toMatchObject({ attempts: maxRetries + 1 });
    expect(requests.length).toBe(maxRetries + 1);
  });

  test("are two unless somebody says otherwise", async () => {
    const { baseUrl } = await loopbackServer((response) => answerBusy(response));
    expect((await sendTo(baseUrl)).attempts).toBe(3);
    expect((await sendTo(baseUrl, { call: { maxRetries: 1 } })).attempts).toBe(2);
    expect((await sendTo(baseUrl, { call: { maxRetries: 1 }, maxRetries: 0 })).attempts).toBe(1);
  });

  test.each([
    ["POST", "write"],
    ["PATCH", "write"],
    ["POST", "read"],
    ["GET", "cost"],
    ["PUT", "cost"],
  ] as const)("a %s of effect %s is sent once", async (method, effect) => {
    const failing = await loopbackServer((response) => answerBusy(response));
    const sent = { method, call: { effect } };
    expect((await sendTo(failing.baseUrl, sent)).status).toBe(503);
    expect(failing.requests.length).toBe(1);
    const dying = await loopbackServer((response) => response.destroy());
    await expect(sendTo(dying.baseUrl, sent)).rejects.toMatchObject({
      code: "network",
      attempts: 1,
    });
    expect(dying.requests.length).toBe(1);
  });

  test("a POST is sent again, body and all, when 429 says that nothing was done", async () => {
    const { baseUrl, requests } = await loopbackServer((response, count) =>
      count < 2 ? answerBusy(response, 429) : answerJson(response),
    );
    const sent = { method: "POST", body: '{"a":1}', call: { effect: "cost" } } as const;
    expect(await sendTo(baseUrl, sent)).toMatchObject({ status: 200, attempts: 2 });
    expect(requests.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}']);
  });

  test.each([
    ["POST", "write"],
    ["PATCH", "write"],
    ["POST", "read"],
  ] as const)("a %s of effect %s with an idempotency key is sent again", async (method, effect) => {
    const { baseUrl, requests } = await loopbackServer((response, count) =>
      count < 2 ? response.destroy() : answerJson(response),
    );
    const call = { effect, idempotencyKey: key };
    expect((await sendTo(baseUrl, { method, call })).attempts).toBe(2);
    expect(requests.length).toBe(2);
  });

  test("a charge is not repeated, not even with an idempotency key", async () => {
    const { baseUrl, requests } = await loopbackServer((response) => answerBusy(response));
    const call = { effect: "cost", idempotencyKey: key } as const;
    expect((await sendTo(baseUrl, { method: "POST", call })).status).toBe(503);
    expect(requests.length).toBe(1);
  });

  test.each([
    ["cut", (end: () => void) => end()],
    ["cut later", (end: () => void) => void rounds().then(end)],
  ])("a body that is %s is a failed connection", async (_, when) => {
    const { baseUrl, requests } = await loopbackServer((response, count) => {
      if (count > 1) return answerJson(response);
      response.writeHead(200, { "Content-Length": "100" });
      return response.write('{"ok":', () => when(() => response.destroy()));
    });
    expect(await sendTo(baseUrl)).toMatchObject({ text: '{"ok":true}', attempts: 2 });
    expect(requests.length).toBe(2);
  });

  test("a code of the provider can end them", async () => {
    const { baseUrl, requests } = await loopbackServer((response) =>
      response.writeHead(429).end('{"error":{"errors":[{"reason":"dailyLimitExceeded"}]}}'),
    );
    const call = { finalCodes: ["dailyLimitExceeded"] };
    expect(await sendTo(baseUrl, { call })).toMatchObject({ status: 429, attempts: 1 });
    expect(requests.length).toBe(1);
  });
});

describe("waits", () => {
  test("are as long as the provider asks for", async () => {
    const { baseUrl } = await loopbackServer((response, count) =>
      count < 2 ? response.writeHead(429, { "Retry-After": "0.5" }).end() : answerJson(response),
    );
    const started = performance.now();
    expect((await sendTo(baseUrl)).attempts).toBe(2);
    expect(performance.now() - started).toBeGreaterThan(490);
  });

  test.each([
    ["Retry-After", "61", {}],
    ["Retry-After", "1", { maxWaitMs: 999 }],
    ["X-Reset", "61", { call: { resetHeaders: ["x-reset"] } }],
    ["Retry-After", "Thu, 01 Jan 2099 00:00:00 GMT", {}],
  ])("that are too long are not begun (%s: %s)", async (name, value, sent) => {
    const { baseUrl, requests } = await loopbackServer((response) =>
      response.writeHead(429, { [name]: value }).end(),
    );
    expect(await sendTo(baseUrl, sent)).toMatchObject({ status: 429, attempts: 1 });
    expect(requests.length).toBe(1);
  });

  test.each([
    "soon",
    "-5",
    "0",
    "",
    "1e9999",
    "{}",
  ])("are up to chance where the provider asks for %j", async (value) => {
    const { baseUrl } = await loopbackServer((response, count) =>
      count < 2 ? response.writeHead(503, { "Retry-After": value }).end() : answerJson(response),
    );
    expect(await sendTo(baseUrl)).toMatchObject({ status: 200, attempts: 2 });
  });
});

describe("the retry budget", () => {
  beforeEach(() => {
    // Time would give some back.
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
  });

  test("keeps a storm of calls to one origin from growing", async () => {
    const { baseUrl, requests } = await loopbackServer((response) => answerBusy(response));
    const storm = Array.from({ length: 40 }, () => sendTo(baseUrl, { retryBudget: 10 }));
    for (const { status } of await Promise.all(storm)) expect(status).toBe(503);
    // Without a budget there would be 120.
    expect(requests.length).toBe(50);
  });

  test("of none means no retry, and is each origin's own", async () => {
    const { baseUrl, requests } = await loopbackServer((response) => answerBusy(response));
    expect((await sendTo(baseUrl, { retryBudget: 0 })).attempts).toBe(1);
    expect((await sendTo(baseUrl, { call: { retryBudget: 1 } })).attempts).toBe(2);
    expect(requests.length).toBe(3);
    const other = await loopbackServer((response) => answerBusy(response));
    expect((await sendTo(other.baseUrl, { retryBudget: 1 })).attempts).toBe(2);
  });
});
