import type { Fault } from "../fault.ts";
import { answer, good, goodBody, head } from "../replies.ts";
import { close, reset } from "../steps.ts";
import { both, repeated, repeatedIfSafe } from "../verdict.ts";

const withCost = { alsoWith: ["docgen_generate"] } as const;
const onceUnlessSafe = (requests: number, ending: "network" | "upstream_error") =>
  ({ safe: { ending: "ok", requests }, unsafe: { ending, requests: 1 } }) as const;

/** Failures that pass after one or two attempts, and storms that never pass. */
export const recoveryFaults: readonly Fault[] = [
  {
    name: "503, then well",
    does: [answer(503)],
    then: [[good]],
    ...withCost,
    ...onceUnlessSafe(2, "upstream_error"),
  },
  {
    name: "503 twice, then well",
    does: [answer(503)],
    then: [[answer(503)], [good]],
    ...withCost,
    ...onceUnlessSafe(3, "upstream_error"),
  },
  { name: "429, then well", does: [answer(429)], then: [[good]], ...withCost, ...both("ok", 2) },
  {
    name: "429 twice, then well",
    does: [answer(429)],
    then: [[answer(429)], [good]],
    ...withCost,
    ...both("ok", 3),
  },
  {
    name: "reset, then well",
    does: [reset],
    then: [[good]],
    ...withCost,
    ...onceUnlessSafe(2, "network"),
  },
  {
    name: "reset twice, then well",
    does: [reset],
    then: [[reset], [good]],
    ...withCost,
    ...onceUnlessSafe(3, "network"),
  },
  {
    name: "reset in the body, then well",
    does: [head("content-length: 5000"), goodBody, reset],
    then: [[good]],
    ...withCost,
    ...onceUnlessSafe(2, "network"),
  },
  {
    name: "cut body, then well",
    does: [head("content-length: 5000"), goodBody, close],
    then: [[good]],
    ...onceUnlessSafe(2, "network"),
  },
  {
    name: "429, then reset, then well",
    does: [answer(429)],
    then: [[reset], [good]],
    ...withCost,
    safe: { ending: "ok", requests: 3 },
    unsafe: { ending: "network", requests: 2 },
  },
  {
    name: "429 for ever, Retry-After: 0",
    does: [answer(429, "", "retry-after: 0")],
    ...withCost,
    ...repeated("rate_limited"),
  },
  {
    name: "503 for ever, Retry-After: 0",
    does: [answer(503, "", "retry-after: 0")],
    ...withCost,
    ...repeatedIfSafe("upstream_error"),
  },
  {
    name: "429 for ever, retries switched off",
    does: [answer(429)],
    context: { maxRetries: 0 },
    ...withCost,
    ...both("rate_limited", 1),
  },
  {
    name: "503 for ever, for 150 calls at once",
    heavy: true,
    calls: 150,
    does: [answer(503)],
    // 100 retries may run ahead of successes; time gives ten back in a second. There would be 450.
    safe: { ending: "upstream_error", requests: [250, 250], morePerSecond: 10 },
    unsafe: { ending: "upstream_error", requests: 150 },
  },
];
