import { getEventListeners } from "node:events";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anything } from "../anything.fixture.ts";
import { within } from "./deadline.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  const left = vi.getTimerCount();
  // Whatever is found: other tests of this process need the time.
  vi.useRealTimers();
  expect(left).toBe(0);
});

const never = () => new Promise<never>(() => {});
const listeners = (signal: AbortSignal) => getEventListeners(signal, "abort").length;

test("work that ends in time settles as it does, and leaves nothing behind", async () => {
  const { signal } = new AbortController();
  const signals = [signal, undefined, null];
  expect(await within(50, signals, async () => "done")).toBe("done");
  const failure = new TypeError("x");
  await expect(within(50, signals, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(listeners(signal)).toBe(0);
});

test("work that takes too long is a time-out, at its millisecond", async () => {
  const { signal } = new AbortController();
  const seen: AbortSignal[] = [];
  const outcome = within(50, [signal], (own) => (seen.push(own), never()));
  const failed = expect(outcome).rejects.toMatchObject({ code: "timeout" });
  await vi.advanceTimersByTimeAsync(49);
  expect(seen[0]?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await failed;
  expect(seen[0]?.aborted).toBe(true);
  expect(seen[0]?.reason).toMatchObject({ code: "timeout" });
  expect(listeners(signal)).toBe(0);
});

test.each([0, 1])("a signal ends the call, whichever it is (%i)", async (index) => {
  const controllers = [new AbortController(), new AbortController()];
  const signals = controllers.map(({ signal }) => signal);
  const seen: AbortSignal[] = [];
  const outcome = within(50, signals, (own) => (seen.push(own), never()));
  controllers[index]?.abort(new Error("canary"));
  await expect(outcome).rejects.toMatchObject({
    code: "aborted",
    message: "The call was aborted.",
  });
  await expect(outcome).rejects.not.toHaveProperty("cause");
  expect(seen[0]?.reason).toMatchObject({ code: "aborted" });
  for (const signal of signals) expect(listeners(signal)).toBe(0);
});

test("work is not begun when the call has ended before", async () => {
  const work = vi.fn(never);
  await expect(within(50, [AbortSignal.abort()], work)).rejects.toMatchObject({ code: "aborted" });
  expect(work).not.toHaveBeenCalled();
});

test("without work it is a pause, which a signal can end", async () => {
  const controller = new AbortController();
  const pause = within(50, [controller.signal]);
  await vi.advanceTimersByTimeAsync(50);
  expect(await pause).toBeUndefined();
  const cut = within(50, [controller.signal]);
  controller.abort();
  await expect(cut).rejects.toMatchObject({ code: "aborted" });
  await expect(within(50, [controller.signal])).rejects.toMatchObject({ code: "aborted" });
});

test.each([2 ** 31, Number.POSITIVE_INFINITY])("a time of %d ms is no time of none", async (ms) => {
  const outcome = within(ms, [], () => new Promise((resolve) => setTimeout(resolve, 1000, "done")));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await outcome).toBe("done");
});

test("what fails after the end is nobody's problem", async () => {
  const late = () => new Promise((_, reject) => setTimeout(reject, 100, new Error("late")));
  const failed = expect(within(50, [], late)).rejects.toMatchObject({ code: "timeout" });
  await vi.advanceTimersByTimeAsync(100);
  await failed;
});

test("a signal that is none leaves no timer behind", async () => {
  await expect(within(50, [anything({})], never)).rejects.toBeInstanceOf(TypeError);
});

test("past the deadline no timer is started, since Node 24 warns of a negative one", async () => {
  vi.useRealTimers();
  const warned = vi.fn();
  process.on("warning", warned);
  const work = vi.fn(never);
  await expect(within(-1, [], work)).rejects.toMatchObject({ code: "timeout" });
  expect(await within(-1, [])).toBeUndefined();
  await new Promise(setImmediate);
  process.off("warning", warned);
  expect(warned).not.toHaveBeenCalled();
  expect(work).not.toHaveBeenCalled();
  vi.useFakeTimers();
});

test("one signal gets one listener for all that it ends", async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const calls = Array.from({ length: 20 }, () => within(50, [signal], never));
  expect(listeners(signal)).toBe(1);
  const first = within(10, [signal]);
  await vi.advanceTimersByTimeAsync(10);
  expect(await first).toBeUndefined();
  expect(listeners(signal)).toBe(1);
  controller.abort();
  for (const call of calls) await expect(call).rejects.toMatchObject({ code: "aborted" });
  expect(listeners(signal)).toBe(0);
});

test("work that fails after its end takes nothing from others with the same signal", async () => {
  const controller = new AbortController();
  const { signal } = controller;
  const late = () => new Promise((_, reject) => setTimeout(reject, 100, new Error("late")));
  const failed = expect(within(50, [signal], late)).rejects.toMatchObject({ code: "timeout" });
  await vi.advanceTimersByTimeAsync(50);
  await failed;
  const others = [within(500, [signal], never)];
  await vi.advanceTimersByTimeAsync(50);
  others.push(within(500, [signal], never));
  expect(listeners(signal)).toBe(1);
  controller.abort();
  for (const other of others) await expect(other).rejects.toMatchObject({ code: "aborted" });
});

test("a signal whose listener cannot be removed keeps no call from ending", async () => {
  const { signal } = new AbortController();
  vi.spyOn(signal, "removeEventListener").mockImplementation(() => {
    throw new Error("canary");
  });
  expect(await within(50, [signal], async () => "done")).toBe("done");
  expect(await within(50, [signal], async () => "again")).toBe("again");
  const failed = expect(within(50, [signal], never)).rejects.toMatchObject({ code: "timeout" });
  await vi.advanceTimersByTimeAsync(50);
  await failed;
});
