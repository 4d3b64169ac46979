import type { CallEvent, WaitContext } from "@blockwright/runtime";
import { expect, test, vi } from "vitest";
import { eventually } from "../../packages/runtime/src/eventually.fixture.ts";
import { completed, pending, question, result, started, starting } from "../support/generations.ts";
import { failureOf } from "../support/call-result.ts";
import { hangUp, silence, startScript, type Turn, targets } from "../support/script.ts";

const everyMs = 20;
const busy = { status: 503, body: {} };

/** Starts a generation against a server that does these things in turn. */
async function begin(turns: readonly Turn[], context: WaitContext<unknown> = {}) {
  const server = await startScript(started, ...turns);
  const [first] = starting;
  const given = { baseUrl: server.url, everyMs, ...context };
  const began = performance.now();
  return {
    server,
    call: async () => first?.executeAndWait(given),
    elapsed: () => performance.now() - began,
  };
}

test("the first question comes after everyMs, later ones more slowly", async () => {
  const at: number[] = [];
  const slow: Turn = (_, response) => {
    at.push(performance.now());
    response.setHeader("content-type", "application/json").end(JSON.stringify(pending.body));
  };
  const { call, server } = await begin([slow, slow, slow, slow, completed], { everyMs: 100 });
  const began = performance.now();
  await call();
  const gaps = [began, ...at].slice(0, -1).map((from, i) => (at[i] ?? 0) - from);
  // Timers may fire a little early.
  const least = [100, 150, 225, 337].map((ms) => ms - 10);
  expect(gaps.map((gap, i) => gap >= (least[i] ?? 0))).toEqual([true, true, true, true]);
  expect(server.take()).toHaveLength(6);
});

test("a wait that is over names the job, which goes on", async () => {
  const { call, server, elapsed } = await begin([pending], { waitMs: 1_500 });
  const error = await failureOf(call);
  expect(error).toMatchObject({ code: "timeout", jobId: "gen_1", operation: "docgen_generate" });
  expect(error.message).toContain("gen_1");
  expect(elapsed()).toBeGreaterThanOrEqual(1_490);
  // The start and a question at least; a busy machine asks no more often.
  expect(server.take().length).toBeGreaterThan(1);
});

test("a question without an answer does not outlive the wait", async () => {
  const { call, server } = await begin([silence], { waitMs: 1_000, timeoutMs: 3_600_000 });
  expect(await failureOf(call)).toMatchObject({ code: "timeout", jobId: "gen_1" });
  expect(server.take()).toHaveLength(2);
});

test("the wait that is over says why the last question had no answer", async () => {
  const { call } = await begin([{ status: 503, body: { message: "Down for a while." } }], {
    waitMs: 500,
    maxRetries: 0,
  });
  const error = await failureOf(call);
  expect(error.code).toBe("timeout");
  expect(error.cause).toMatchObject({ code: "upstream_error", status: 503 });
});

test.each<[string, readonly Turn[]]>([
  ["503, repeated by the call itself", [busy, busy, completed]],
  ["503 longer than a call repeats it", [busy, busy, busy, busy, completed]],
  ["429", [{ status: 429, body: {} }, completed]],
  ["connections that are closed", [hangUp, hangUp, hangUp, hangUp, completed]],
])("%s is waited out", async (_, turns) => {
  const { call, server } = await begin([pending, ...turns]);
  expect(await call()).toEqual(result);
  expect(targets(server.take()).slice(1)).toEqual(Array(turns.length + 1).fill(question));
});

test("a question that times out is asked again", async () => {
  const { call, server } = await begin([silence, completed], { timeoutMs: 300 });
  expect(await call()).toEqual(result);
  expect(server.take()).toHaveLength(3);
});

test("Retry-After of a question is obeyed", async () => {
  const later = { status: 429, headers: { "retry-after": "1" }, body: {} };
  const { call, elapsed } = await begin([later, completed], { maxRetries: 0 });
  expect(await call()).toEqual(result);
  expect(elapsed()).toBeGreaterThanOrEqual(990);
});

test.each([
  [401, "unauthorized"],
  [404, "not_found"],
])("%d to a question ends it as %s, and names the job and the operation that asked", async (status, code) => {
  const { call, server } = await begin([pending, { status, body: { message: "No." } }]);
  const error = await failureOf(call);
  expect(error).toMatchObject({ code, status, jobId: "gen_1", operation: "docgen_check_status" });
  expect(error.message).toContain("gen_1");
  expect(server.take()).toHaveLength(3);
});

test("an answer that cannot be read ends it and names the job", async () => {
  const { call } = await begin([{ body: "<!doctype html>" }]);
  expect(await failureOf(call)).toMatchObject({ code: "invalid_reply", jobId: "gen_1" });
});

test("an abort ends a wait at once; the job goes on and is named", async () => {
  const abort = new AbortController();
  const onEvent = vi.fn<(event: CallEvent) => void>();
  const { call, server } = await begin([completed], {
    everyMs: 300_000,
    signal: abort.signal,
    onEvent,
  });
  const failed = failureOf(call);
  const start = expect.objectContaining({ operation: "docgen_generate", type: "finish" });
  await eventually(() => expect(onEvent).toHaveBeenCalledWith(start));
  abort.abort();
  const error = await failed;
  expect(error).toMatchObject({ code: "aborted", jobId: "gen_1" });
  expect(error.message).toContain("gen_1");
  expect(server.take()).toHaveLength(1);
});

test("an abort ends a question at once", async () => {
  const abort = new AbortController();
  const context = { signal: abort.signal, timeoutMs: 3_600_000 };
  const { call } = await begin([() => abort.abort()], context);
  expect(await failureOf(call)).toMatchObject({ code: "aborted", jobId: "gen_1" });
});

test("an abort before the start sends nothing", async () => {
  const { call, server } = await begin([], { signal: AbortSignal.abort() });
  const error = await failureOf(call);
  expect(error).toMatchObject({ code: "aborted", operation: "docgen_generate" });
  expect(error.jobId).toBeUndefined();
  expect(server.take()).toEqual([]);
});

test.each([
  [
    "throws",
    () => {
      throw new Error("mine");
    },
  ],
  ["rejects", () => Promise.reject(new Error("mine"))], // as a listener without types might
])("a listener that %s changes nothing", async (_, onProgress) => {
  const { call } = await begin([pending, completed], { onProgress });
  expect(await call()).toEqual(result);
});

test.each([
  ["everyMs", 0],
  ["everyMs", 1.5],
  ["waitMs", -1],
  ["waitMs", Number.NaN],
  ["waitMs", "5"], // as a caller without types might
])("%s of %j is refused before anything is started", async (name, value) => {
  const { call, server } = await begin([completed], { [name]: value });
  const error = await failureOf(call);
  expect(error).toMatchObject({
    code: "invalid_input",
    input: name,
    operation: "docgen_generate",
  });
  expect(server.take()).toEqual([]);
});
