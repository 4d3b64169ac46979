import { expect, test } from "vitest";
import { withClock } from "./clock.ts";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("an hour is over at once, in the order of its timers", async () => {
  const before = performance.now();
  const seen = await withClock(async ({ now }) => {
    const times: number[] = [];
    const later = pause(3_600_000).then(() => times.push(now()));
    await pause(5000);
    times.push(now());
    expect(performance.now() - before).toBeGreaterThanOrEqual(5000);
    await later;
    return times;
  });
  expect(seen).toEqual([5000, 3_600_000]);
  expect(performance.now() - before).toBeLessThan(3_600_000);
});

test("a timer that is cleared does not fire", async () => {
  const time = await withClock(async ({ now }) => {
    clearTimeout(setTimeout(() => expect.unreachable(), 10));
    await pause(20);
    return now();
  });
  expect(time).toBe(20);
});

test("the usual clock is back, whatever becomes of the work", async () => {
  const { setTimeout: usual } = globalThis;
  await expect(withClock(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await expect(withClock(() => new Promise(() => {}))).rejects.toThrow("without a timer");
  expect(globalThis.setTimeout).toBe(usual);
});
