import { scrypt } from "node:crypto";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { NEVER_MS, withClock } from "./clock.ts";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Takes many turns of the event loop. */
const scryptLater = () => promisify(scrypt)("key", "salt", 32);

test("an hour is over at once, in the order of its timers", async () => {
  const before = performance.now();
  const seen = await withClock(async ({ now, hurry }) => {
    hurry();
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
  const time = await withClock(async ({ now, hurry }) => {
    hurry();
    clearTimeout(setTimeout(() => expect.unreachable(), 10));
    await pause(20);
    return now();
  });
  expect(time).toBe(20);
});

test.each([
  ["before it hurries", false, 90_000],
  ["where only a timer is left that never fires", true, NEVER_MS],
])("it waits for work outside of the event loop %s", async (_, isHurried, ms) => {
  const outcome = await withClock(async ({ hurry }) => {
    if (isHurried) hurry();
    const deadline = pause(ms).then(() => "too late");
    return Promise.race([deadline, scryptLater().then(() => "done")]);
  });
  expect(outcome).toBe("done");
});

test("no time passes while Web Crypto works", async () => {
  const time = await withClock(async ({ now, hurry }) => {
    hurry();
    const late = pause(5).then(() => expect.unreachable());
    for (let i = 0; i < 20; i++) await crypto.subtle.digest("SHA-256", new Uint8Array(2 ** 20));
    late.catch(() => {});
    return now();
  });
  expect(time).toBe(0);
  expect(Object.hasOwn(crypto.subtle, "digest")).toBe(false);
});

test("the usual clock is back, whatever becomes of the work", async () => {
  const { setTimeout: usual } = globalThis;
  await expect(withClock(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await expect(withClock(() => new Promise(() => {}), 5)).rejects.toThrow("never comes");
  expect(globalThis.setTimeout).toBe(usual);
});
