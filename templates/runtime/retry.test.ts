import { expect, test } from "vitest";
import type { Effect } from "./definition.ts";
import { retryPause } from "./retry.ts";
import { ToolError } from "./tool-error.ts";

const reply = (status: number, headers = {}) => new Response(null, { status, headers });
const lost = new ToolError("network", "");

test.each<[Effect, string, boolean]>([
  ["read", "GET", true],
  ["read", "HEAD", true],
  ["read", "PUT", true],
  ["read", "DELETE", true],
  ["read", "POST", false],
  ["write", "GET", false],
  ["write", "PUT", true],
  ["write", "DELETE", true],
  ["write", "POST", false],
  ["write", "PATCH", false],
  ["cost", "GET", false],
  ["cost", "POST", false],
])("%s %s may be sent again: %s", (effect, method, may) => {
  for (const outcome of [reply(408), reply(500), reply(503), lost]) {
    expect(retryPause(effect, method, 1, outcome) !== undefined).toBe(may);
  }
  expect(retryPause(effect, method, 1, reply(429))).toBeDefined();
  for (const status of [200, 400, 404, 409]) {
    expect(retryPause(effect, method, 1, reply(status))).toBeUndefined();
  }
});

test("waits grow, with jitter, up to a cap", () => {
  for (const [attempts, most] of [
    [1, 250],
    [2, 500],
    [3, 1000],
    [9, 8000],
  ] as const) {
    const waits = Array.from(
      { length: 200 },
      () => retryPause("read", "GET", attempts, lost) ?? -1,
    );
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...waits)).toBeLessThanOrEqual(most);
    expect(Math.max(...waits)).toBeGreaterThan(most / 2);
  }
});

test("what the provider asks for is obeyed, up to a minute", () => {
  expect(retryPause("read", "GET", 1, reply(503, { "Retry-After": "7" }))).toBe(7000);
  expect(retryPause("read", "GET", 1, reply(503, { "Retry-After": "60" }))).toBe(60_000);
  expect(retryPause("read", "GET", 1, reply(503, { "Retry-After": "61" }))).toBeUndefined();
});
