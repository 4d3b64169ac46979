import { describe, expect, onTestFinished, test, vi } from "vitest";
import { within } from "../transport/deadline.ts";
import { doneAnswer } from "./answer.ts";
import { ToolError } from "../tool-error.ts";

const states = { until: { "state.done": true, "state.of": "a" }, fail: { "state.done": false } };

/** When a job is asked for that is never done, to 10 milliseconds, which each question takes. */
async function schedule(everyMs: number, waitMs: number, error?: ToolError) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const started = performance.now();
  const times: number[] = [];
  const ask = async () => {
    times.push(10 * Math.round((performance.now() - started) / 10));
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (error) throw error;
    return {};
  };
  const wait = within(waitMs, [], (signal) =>
    doneAnswer(states, ask, { everyMs, waitMs }, signal),
  ).catch((thrown: unknown) => thrown);
  await vi.advanceTimersByTimeAsync(waitMs);
  expect(await wait).toMatchObject({ code: "timeout" });
  expect(vi.getTimerCount()).toBe(0);
  return times;
}

describe("questions about a job", () => {
  test("come less and less often, at most six times as slowly, and once near the end", async () => {
    const times = await schedule(5_000, 600_000);
    expect(times.slice(0, 7)).toEqual([5000, 12_510, 23_770, 40_660, 65_980, 95_990, 126_000]);
    expect(times.at(-1)).toBe(595_000);
  });

  test.each([
    [1000, 500, []],
    [1000, 1500, [1000]],
    [1000, 2200, [1000, 2010]],
    [1000, 4000, [1000, 2510, 3520]],
  ])("come no faster than every %i ms within %i", async (everyMs, waitMs, times) => {
    expect(await schedule(everyMs, waitMs)).toEqual(times);
  });

  test("are put off for as long as the provider asks", async () => {
    const error = new ToolError("rate_limited", "Slow down.", { retryAfterMs: 9000 });
    expect(await schedule(1000, 30_000, error)).toEqual([1000, 10_010, 19_020, 28_030]);
  });

  test("end with the first answer of which every part is as it should be", async () => {
    const answers = [{ state: { done: true } }, { state: { done: true, of: "a" } }];
    const ask = async () => answers.shift() ?? {};
    const { signal } = new AbortController();
    const answer = await doneAnswer(states, ask, { everyMs: 1, waitMs: 9000 }, signal);
    expect(answer).toEqual({ state: { done: true, of: "a" } });
    const failed = doneAnswer(
      states,
      async () => ({ state: { done: false } }),
      { everyMs: 1, waitMs: 9000 },
      signal,
    );
    await expect(failed).rejects.toMatchObject({ code: "job_failed" });
  });
});
