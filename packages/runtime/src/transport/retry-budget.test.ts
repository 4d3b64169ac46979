import { expect, onTestFinished, test, vi } from "vitest";
import { stopTime } from "../stopped-time.fixture.ts";
import { takeRetry } from "./retry-budget.ts";

const now = 1_000_000;

/** How many retries are granted before one is refused. */
function granted(address: string, budget: number, at = now, credentials = {}): number {
  let count = 0;
  while (count < 1_000 && takeRetry(address, credentials, budget, at)) count++;
  return count;
}

test("retries to one origin are granted until the budget is used up", () => {
  expect(granted("https://a.test/x", 100)).toBe(100);
  expect(granted("https://a.test/y?z", 100)).toBe(0);
  expect(granted("https://a.test:8443/x", 3)).toBe(3);
  expect(granted("http://a.test/x", 3)).toBe(3);
});

test("a larger budget goes on where a smaller one ends", () => {
  expect(granted("https://b.test", 3)).toBe(3);
  expect(granted("https://b.test", 5)).toBe(2);
  expect(granted("https://b.test", 0)).toBe(0);
});

test("every second gives ten back, never more than there were", () => {
  expect(granted("https://c.test", 100)).toBe(100);
  expect(granted("https://c.test", 100, now + 99)).toBe(0);
  expect(granted("https://c.test", 100, now + 100)).toBe(1);
  expect(granted("https://c.test", 100, now + 1_100)).toBe(10);
  expect(granted("https://c.test", 100, now + 1_000_000)).toBe(100);
});

test("a budget of none grants none, and one of any number does not end", () => {
  expect(granted("https://d.test", 0)).toBe(0);
  expect(granted("https://d.test", Number.POSITIVE_INFINITY)).toBe(1_000);
});

test("a clock of the day that is put back takes nothing", () => {
  stopTime();
  const start = Date.now();
  const clock = vi.spyOn(Date, "now").mockReturnValue(start);
  onTestFinished(() => clock.mockRestore());
  const take = () => takeRetry("https://e.test", {}, 2);
  expect([take(), take(), take()]).toEqual([true, true, false]);
  clock.mockReturnValue(start - 3_600_000);
  vi.advanceTimersByTime(1_000);
  expect(take()).toBe(true);
});

test("every credential has a budget of its own at an origin", () => {
  const one = { authorization: "Bearer one" };
  const other = { authorization: "Bearer other" };
  expect(granted("https://f.test/x", 100, now, one)).toBe(100);
  expect(granted("https://f.test/y", 100, now, { ...one })).toBe(0);
  expect(granted("https://f.test/x", 100, now, other)).toBe(100);
  expect(granted("https://g.test/x", 100, now, one)).toBe(100);
});
