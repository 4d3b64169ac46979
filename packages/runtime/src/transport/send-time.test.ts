import { getEventListeners } from "node:events";
import type { ServerResponse } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { answerJson, loopbackServer } from "../../../../tests/kit/server.ts";
import { rounds } from "../rounds.fixture.ts";
import { stopTime, until } from "../stopped-time.fixture.ts";
import type { CallEvent } from "./event.ts";
import { type Sent, sendTo } from "./send.fixture.ts";
import { ToolError } from "../tool-error.ts";

const silence = () => {};
const begun = (response: ServerResponse) => response.writeHead(200).write('{"ok":');

describe("the time of an attempt", () => {
  test.each([
    ["head", silence],
    ["body", begun],
  ])("covers the %s, and a late attempt is repeated where that is safe", async (_, answer) => {
    const { baseUrl, requests } = await loopbackServer((response, count) =>
      count === 1 ? answer(response) : answerJson(response),
    );
    const reasons: unknown[] = [];
    const onEvent = (event: CallEvent) => event.type === "retry" && reasons.push(event.reason);
    expect(await sendTo(baseUrl, { timeoutMs: 400, onEvent })).toMatchObject({ attempts: 2 });
    expect(requests.length).toBe(2);
    expect(reasons).toEqual(["timeout"]);
  });

  test("is up for the last time after the last retry", async () => {
    const { baseUrl, requests } = await loopbackServer(silence);
    const failure = sendTo(baseUrl, { timeoutMs: 60 });
    await expect(failure).rejects.toMatchObject({ code: "timeout", attempts: 3 });
    expect(requests.length).toBe(3);
  });

  test.each<Sent>([
    { method: "POST", body: "{}" },
    { method: "PUT", body: "{}", call: { effect: "cost" } },
    { maxRetries: 0 },
  ])("is up at once where a repetition is not safe or not wanted (%j)", async (sent) => {
    const { baseUrl, requests } = await loopbackServer(silence);
    const failure = sendTo(baseUrl, { timeoutMs: 60, ...sent });
    await expect(failure).rejects.toMatchObject({ code: "timeout", attempts: 1 });
    expect(requests.length).toBe(1);
  });

  test("covers a body that never ends", async () => {
    const { baseUrl } = await loopbackServer((response) => {
      const timer = setInterval(() => response.write(" "), 10);
      response.on("close", () => clearInterval(timer));
    });
    await expect(sendTo(baseUrl, { timeoutMs: 150 })).rejects.toMatchObject({ code: "timeout" });
  });

  test("is up also when the host's fetch ignores the signal", async () => {
    const fetch = () => new Promise<Response>(() => {});
    await expect(sendTo("http://x.invalid", { fetch, timeoutMs: 20 })).rejects.toMatchObject({
      code: "timeout",
    });
  });

  test("is up also when the host's fetch says so", async () => {
    const fetch = vi
      .fn(async () => Response.json({}))
      .mockRejectedValueOnce(new ToolError("timeout", "No token came in time."));
    expect(await sendTo("http://x.invalid", { fetch })).toMatchObject({ status: 200, attempts: 2 });
  });

  test("is that of each attempt, and the manifest's unless the context says otherwise", async () => {
    const { baseUrl, requests } = await loopbackServer((response, count) => {
      if (count < 4) setTimeout(() => answerJson(response, count < 3 ? 503 : 200), 300);
    });
    const long = sendTo(baseUrl, { call: { timeoutMs: 1 }, timeoutMs: 60_000 });
    expect((await long).attempts).toBe(3);
    const short = sendTo(baseUrl, { call: { timeoutMs: 200 }, maxRetries: 0 });
    await expect(short).rejects.toMatchObject({ code: "timeout" });
    expect(requests.length).toBe(4);
  });
});

describe("the deadline of a call", () => {
  test.each([
    ["head", silence],
    ["body", begun],
  ])("covers the %s", async (_, answer) => {
    const { baseUrl, requests } = await loopbackServer(answer);
    stopTime();
    const failure = sendTo(baseUrl, { deadlineMs: 80 });
    const failed = expect(failure).rejects.toMatchObject({ code: "timeout", attempts: 1 });
    await until(() => requests.length === 1);
    await vi.advanceTimersByTimeAsync(80);
    await failed;
  });

  test("keeps a wait that it does not allow from being begun", async () => {
    const { baseUrl, requests } = await loopbackServer((response) =>
      response.writeHead(503, { "Retry-After": "16" }).end(),
    );
    stopTime();
    const outcome = sendTo(baseUrl, { deadlineMs: 15_000 });
    expect(await outcome).toMatchObject({ status: 503, attempts: 1 });
    expect(requests.length).toBe(1);
  });

  test("counts what the attempts have taken", async () => {
    const { baseUrl, requests } = await loopbackServer((response) => {
      setTimeout(() => response.writeHead(503, { "Retry-After": "14.8" }).end(), 400);
    });
    stopTime();
    // 400 ms of 15,000 are gone: a wait of 14,800 would end after it.
    const outcome = sendTo(baseUrl, { deadlineMs: 15_000 });
    await until(() => requests.length === 1);
    await vi.advanceTimersByTimeAsync(400);
    expect(await outcome).toMatchObject({ status: 503, attempts: 1 });
    expect(requests.length).toBe(1);
  });

  test("ends a later attempt", async () => {
    const { baseUrl, requests } = await loopbackServer((response, count) => {
      if (count === 1) response.writeHead(503, { "Retry-After": "0.01" }).end();
    });
    stopTime();
    const failure = sendTo(baseUrl, { deadlineMs: 1000 });
    const failed = expect(failure).rejects.toMatchObject({ code: "timeout", attempts: 2 });
    await until(() => requests.length === 1);
    await vi.advanceTimersByTimeAsync(10);
    await until(() => requests.length === 2);
    await vi.advanceTimersByTimeAsync(990);
    await failed;
  });

  test("covers redirects", async () => {
    const { baseUrl } = await loopbackServer((response) => {
      setTimeout(() => response.writeHead(302, { Location: "/next" }).end(), 120);
    });
    await expect(sendTo(baseUrl, { deadlineMs: 300 })).rejects.toMatchObject({ code: "timeout" });
  });
});

describe("a signal", () => {
  test.each(["context", "call"])("of the %s ends an attempt, its body or a wait", async (where) => {
    let abort = () => {};
    const { baseUrl } = await loopbackServer((response, count) => {
      void rounds().then(abort);
      if (count === 1) return;
      if (count === 2) begun(response);
      else response.writeHead(503, { "Retry-After": "30" }).end();
    });
    for (let i = 0; i < 3; i++) {
      const controller = new AbortController();
      const { signal } = controller;
      abort = () => controller.abort(new Error("canary"));
      const failure = sendTo(baseUrl, where === "call" ? { signals: [signal] } : { signal });
      await expect(failure).rejects.toMatchObject({
        code: "aborted",
        message: "The call was aborted.",
        attempts: 1,
      });
      expect(getEventListeners(signal, "abort")).toEqual([]);
    }
  });

  test("that was raised before sends nothing", async () => {
    const { baseUrl, requests } = await loopbackServer((response) => answerJson(response));
    await expect(sendTo(baseUrl, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: "aborted",
      attempts: 0,
    });
    expect(requests).toEqual([]);
  });

  test("closes the connection", async () => {
    const controller = new AbortController();
    const closed = new Promise((resolve) => {
      void loopbackServer((response) => {
        response.on("close", resolve);
        controller.abort();
      }).then(({ baseUrl }) => sendTo(baseUrl, { signal: controller.signal }).catch(() => {}));
    });
    await closed;
  });

  test("is let go after every call", async () => {
    const { baseUrl } = await loopbackServer((response, count) =>
      count % 3 ? response.writeHead(503, { "Retry-After": "0.01" }).end() : answerJson(response),
    );
    const { signal } = new AbortController();
    for (let i = 0; i < 5; i++) await sendTo(baseUrl, { signal });
    expect(getEventListeners(signal, "abort")).toEqual([]);
  });
});
