import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { retryAfterMs } from "./retry-after.ts";

const now = Date.parse("2026-01-01T00:00:00Z");
const waitOf = (value: string) => retryAfterMs(new Headers({ "Retry-After": value }), [], now);

test.each([
  ["3", 3000],
  [" 3 ", 3000],
  ["0", 0],
  ["0.5", 500],
  ["999999999", 999_999_999_000],
  // Seconds since 1970.
  [String(now / 1000 + 10), 10_000],
  [String(now / 1000 + 0.5), 500],
  [String(now / 1000 - 10), 0],
  // Dates, as HTTP has written them over the years.
  ["Thu, 01 Jan 2026 00:00:10 GMT", 10_000],
  ["Wed, 31 Dec 2025 00:00:00 GMT", 0],
  ["Thursday, 01-Jan-26 00:00:10 GMT", 10_000],
  ["Wednesday, 31-Dec-25 00:00:10 GMT", 0],
  ["Thu Jan  1 00:00:10 2026", 10_000],
  ["2026-01-01T00:00:10Z", 10_000],
  ["2026-01-01T00:00:10.500Z", 10_500],
  ["2026-01-01T00:00:10", 10_000],
  ["2026-01-01T01:00:10+01:00", 10_000],
  ["2025-12-31T19:00:10-0500", 10_000],
])("%j is %j", (value, ms) => {
  expect(waitOf(value)).toBe(ms);
});

test.each([
  "",
  "-5",
  "+5",
  "1e400",
  "1e3",
  "0x10",
  "1,000",
  "3, 5",
  "3s",
  "NaN",
  "Infinity",
  "soon",
  "soon 5",
  "in 5 minutes",
  "try again in 2027",
  "tomorrow 12:00",
  "{'minute': 99}",
  "Thu, 99 Foo 2026 00:00:00 GMT",
  "2026-01-01",
  "2026-13-01T00:00:00Z",
])("%j says nothing", (value) => {
  expect(waitOf(value)).toBeUndefined();
});

test("a date without a zone is in GMT, wherever this runs", () => {
  vi.stubEnv("TZ", "America/New_York");
  try {
    expect(new Date(now).getTimezoneOffset()).toBe(300);
    expect(waitOf("2026-01-01T00:00:10")).toBe(10_000);
    expect(waitOf("Thu Jan  1 00:00:10 2026")).toBe(10_000);
  } finally {
    vi.unstubAllEnvs();
  }
});

test("whatever a header says is a wait or nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii" }), (value) => {
      const wait = waitOf(value) ?? 0;
      expect(wait).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("the first header that says something counts, Retry-After before all", () => {
  const headers = new Headers({ "X-Reset": "5", "X-Other": "7" });
  expect(retryAfterMs(headers)).toBeUndefined();
  expect(retryAfterMs(headers, ["x-gone", "x-reset", "x-other"])).toBe(5000);
  headers.set("X-Reset", "soon");
  expect(retryAfterMs(headers, ["x-reset", "x-other"])).toBe(7000);
  headers.set("Retry-After", "1");
  expect(retryAfterMs(headers, ["x-reset", "x-other"])).toBe(1000);
});
