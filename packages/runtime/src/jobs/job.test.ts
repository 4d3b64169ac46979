import { describe, expect, expectTypeOf, test, vi } from "vitest";
import { jsonServer } from "../../../../tests/kit/server.ts";
import { anything } from "../anything.fixture.ts";
import type { WaitContext } from "../context.ts";
import { eventually } from "../eventually.fixture.ts";
import { rounds } from "../rounds.fixture.ts";
import { stopTime, until } from "../stopped-time.fixture.ts";
import type { CallEvent } from "../transport/event.ts";
import {
  asked,
  completed,
  failure,
  inputs,
  jobOperation,
  jobServer,
  type Progress,
  pending,
  polls,
  secret,
} from "./job.fixture.ts";

describe("a job", () => {
  test("is started once and asked for until it is done", async () => {
    const { baseUrl, requests } = await jobServer(pending, pending, completed);
    const heard: Progress[] = [];
    const context: WaitContext<Progress> = { baseUrl, onProgress: (each) => heard.push(each) };
    const done = await jobOperation().executeAndWait(inputs, context);
    expectTypeOf(done).toEqualTypeOf<Progress>();
    expect(done).toEqual(completed.body);
    expect(heard.map(({ status }) => status)).toEqual(["pending", "pending", "completed"]);
    expect(requests.map(({ method, target }) => `${method} ${target}`)).toEqual([
      "POST /generations",
      ...Array.from({ length: 3 }, () => "GET /generations/gen_1"),
    ]);
    expect(requests.map(({ headers }) => headers["x-key"])).toEqual(Array(4).fill(secret));
  });

  test("can be started without waiting, too", async () => {
    const { baseUrl, requests } = await jobServer(pending);
    expect(await jobOperation().execute(inputs, { baseUrl })).toEqual({ generationId: "gen_1" });
    expect(requests.length).toBe(1);
  });

  test("goes on in a state that is not known", async () => {
    const { baseUrl } = await jobServer({ body: { status: "queued?" } }, completed);
    await expect(jobOperation().executeAndWait(inputs, { baseUrl })).resolves.toEqual(
      completed.body,
    );
  });

  test("may have a number for its id", async () => {
    const { baseUrl, requests } = await jsonServer(({ method }) =>
      method === "POST" ? { body: { id: 7 } } : completed,
    );
    const outputs = { generationId: { type: "number", from: ["body.id"] } } as const;
    await jobOperation({}, { outputs }).executeAndWait(inputs, { baseUrl });
    expect(requests[1]?.target).toBe("/generations/7");
  });

  test("has listeners that may fail", async () => {
    const { baseUrl } = await jobServer(pending, completed);
    const onProgress = () => {
      throw new Error("listener");
    };
    const events: string[] = [];
    const context: WaitContext<Progress> = {
      baseUrl,
      onProgress,
      onEvent: ({ operation: id, type }) => events.push(`${id} ${type}`),
    };
    await jobOperation().executeAndWait(inputs, context);
    expect(events.filter((event) => event.endsWith("finish"))).toEqual([
      "docs_generate finish",
      "docs_check finish",
      "docs_check finish",
    ]);
  });
});

describe("a job that failed", () => {
  const failed = (error?: object) => jobServer(pending, { body: { status: "failed", error } });

  test("is an error in the provider's words, without the secret that they repeat", async () => {
    const { baseUrl } = await failed({ message: `No credits for ${secret}.`, statusCode: 402 });
    expect(await failure(jobOperation().executeAndWait(inputs, { baseUrl }))).toMatchObject({
      operation: "docs_generate",
      code: "job_failed",
      message: "No credits for [secret].",
      status: 402,
      jobId: "gen_1",
      body: { status: "failed", error: { message: "No credits for [secret]." } },
    });
  });

  test.each([
    [undefined],
    [{ message: " ", statusCode: "402" }],
    [{ message: 5, statusCode: 4.5 }],
  ])("with %j is one in ours", async (error) => {
    const { baseUrl } = await failed(error);
    const thrown = await failure(jobOperation().executeAndWait(inputs, { baseUrl }));
    expect(thrown).toMatchObject({ message: "The job failed.", jobId: "gen_1" });
    expect(thrown).not.toHaveProperty("status");
  });

  test("is not known where nothing says how", async () => {
    const { baseUrl } = await jobServer({ body: { status: "failed" } }, completed);
    const call = jobOperation({ fail: [] }).executeAndWait(inputs, { baseUrl });
    await expect(call).resolves.toEqual(completed.body);
  });
});

describe("an error of a question", () => {
  test.each([
    ["a 503", { status: 503 }],
    ["a 429", { status: 429 }],
    ["a reply that does not come", { hangs: true }],
    ["a connection that ends", { cuts: true }],
  ])("that will pass does not end the wait: %s", async (_, reply) => {
    const { baseUrl, requests } = await jobServer(reply, reply, completed);
    const context = { baseUrl, maxRetries: 0, timeoutMs: 500 };
    expect(await jobOperation().executeAndWait(inputs, context)).toEqual(completed.body);
    expect(polls(requests)).toBe(3);
  });

  test("puts the next one off for as long as the provider asks", async () => {
    const { baseUrl, requests } = await jobServer(
      { status: 429, headers: { "Retry-After": "1" } },
      completed,
    );
    const started = performance.now();
    await jobOperation().executeAndWait(inputs, { baseUrl, maxRetries: 0 });
    expect(performance.now() - started).toBeGreaterThan(950);
    expect(polls(requests)).toBe(2);
  });

  test.each([
    [401, "unauthorized"],
    [404, "not_found"],
  ])("that will not pass is thrown with the job: %i", async (status, code) => {
    const { baseUrl, requests } = await jobServer(pending, {
      status,
      body: { message: `no ${secret}` },
    });
    expect(await failure(jobOperation().executeAndWait(inputs, { baseUrl }))).toMatchObject({
      operation: "docs_check",
      code,
      status,
      message: "The state of job gen_1 is unknown: no [secret]",
      jobId: "gen_1",
      body: { message: "no [secret]" },
    });
    expect(polls(requests)).toBe(2);
  });
});

describe("the time", () => {
  test("ends the wait, and the error names the job", async () => {
    const { baseUrl, requests } = await jobServer(pending);
    stopTime();
    const failed = failure(jobOperation().executeAndWait(inputs, { baseUrl, waitMs: 500 }));
    await until(() => requests.length === 1);
    await asked(requests, 1);
    await vi.advanceTimersByTimeAsync(500);
    const error = await failed;
    expect(error).toMatchObject({
      operation: "docs_generate",
      code: "timeout",
      message: "Job gen_1 is not done after 500 ms; it continues.",
      jobId: "gen_1",
    });
    expect(error).not.toHaveProperty("cause");
    await rounds();
    const before = polls(requests);
    await vi.advanceTimersByTimeAsync(60_000);
    await rounds();
    expect(polls(requests)).toBe(before);
  });

  test("ends a question too, and the error says why there is no answer", async () => {
    const { baseUrl, requests } = await jobServer(
      { status: 503, body: { message: "down" } },
      { hangs: true },
    );
    stopTime();
    const ends: unknown[] = [];
    const onEvent = (event: CallEvent) => event.type === "finish" && ends.push(event.code);
    const context = { baseUrl, waitMs: 800, maxRetries: 0, onEvent };
    const failed = failure(jobOperation().executeAndWait(inputs, context));
    await asked(requests, 2);
    await vi.advanceTimersByTimeAsync(800);
    expect(await failed).toMatchObject({
      code: "timeout",
      jobId: "gen_1",
      cause: { code: "upstream_error", message: "down", status: 503 },
    });
    await until(() => ends.length === 3);
    expect(ends).toEqual([undefined, undefined, "aborted"]);
  });

  test.each(["wait", "question"])("is over at once by the signal, also in a %s", async (where) => {
    const { baseUrl, requests } = await jobServer(where === "wait" ? pending : { hangs: true });
    const controller = new AbortController();
    const everyMs = where === "wait" ? 20_000 : 5;
    const onEvent = vi.fn<(event: CallEvent) => void>();
    const context = { baseUrl, signal: controller.signal, everyMs, onEvent };
    const failed = failure(jobOperation().executeAndWait(inputs, context));
    const isStarted = expect.objectContaining({ operation: "docs_generate", type: "finish" });
    await eventually(() => expect(onEvent).toHaveBeenCalledWith(isStarted));
    if (where === "question") await eventually(() => expect(polls(requests)).toBe(1));
    controller.abort(new Error(secret));
    const message = "The call was aborted; job gen_1 continues.";
    const expected = { operation: "docs_generate", code: "aborted", message, jobId: "gen_1" };
    expect(await failed).toMatchObject(expected);
  });

  test.each(["everyMs", "waitMs"])("%s must be a whole number of 1 or more", async (name) => {
    const { baseUrl, requests } = await jobServer(completed);
    for (const value of [0, -1, 0.5, Number.NaN, "5"]) {
      const context = { baseUrl, [name]: value };
      const error = await failure(jobOperation().executeAndWait(inputs, context));
      expect(error).toMatchObject({ code: "invalid_input", input: name });
    }
    expect(requests.length).toBe(0);
  });
});

describe("a start", () => {
  test("that is refused is the error of any call", async () => {
    const { baseUrl, requests } = await jsonServer(() => ({ status: 402 }));
    const error = await failure(jobOperation().executeAndWait(inputs, { baseUrl }));
    expect(error).toMatchObject({ operation: "docs_generate", code: "payment_required" });
    expect(error).not.toHaveProperty("jobId");
    expect(requests.length).toBe(1);
    for (const given of [undefined, null, 7]) {
      const call = jobOperation().executeAndWait(anything(given), anything(given));
      expect(await failure(call)).toMatchObject({ code: "invalid_input" });
    }
  });

  test("that names no job is an invalid reply", async () => {
    const { baseUrl, requests } = await jsonServer(() => ({ body: {} }));
    expect(await failure(jobOperation().executeAndWait(inputs, { baseUrl }))).toMatchObject({
      code: "invalid_reply",
      message: "The reply does not say which job it started.",
    });
    expect(requests.length).toBe(1);
  });
});
