import type { Fault, Step } from "../fault.ts";
import { answer, chunk, good, head } from "../replies.ts";
import { abort, drip, wait, whenIdle } from "../steps.ts";
import { both, timesOut, works } from "../verdict.ts";

/** Longer than anything waits for. */
const timeoutMs = 3_600_000;

/** Either way of saying that there was no time left for another attempt. */
const outOfTime = both(["timeout", "upstream_error"], [1, 4]);

const again: Step = ({ request }) => answer(302, "", `location: ${request?.path}`);

/** Replies that never come, never end, or come in time by bits. */
export const hangingFaults: readonly Fault[] = [
  {
    name: "silent after the request",
    does: [],
    alsoWith: ["books_search_volumes", "docgen_generate"],
    ...timesOut,
  },
  { name: "silent in the headers", does: ["HTTP/1.1 200 OK\r\ncontent-ty"], ...timesOut },
  { name: "silent after the headers", does: [head("content-length: 500")], ...timesOut },
  {
    name: "silent in the body",
    does: [head("content-length: 500"), '{"value":['],
    ...timesOut,
  },
  {
    name: "silent between chunks",
    does: [head("transfer-encoding: chunked"), chunk('{"value":[')],
    ...timesOut,
  },
  {
    name: "silent after a body without length, never closed",
    does: [head(), '{"value":[]}'],
    ...timesOut,
  },
  {
    name: "body by the byte, for ever",
    does: [head("transfer-encoding: chunked"), drip(chunk(" "))],
    ...timesOut,
  },
  {
    name: "body of known length by the byte, for ever",
    does: [head("content-length: 1000000"), drip(" ")],
    ...timesOut,
  },
  {
    name: "headers by the byte, for ever",
    does: ["HTTP/1.1 200 OK\r\nx-slow: ", drip("a")],
    ...timesOut,
  },
  { name: "early hints, for ever", does: [drip("HTTP/1.1 103 Early Hints\r\n\r\n")], ...timesOut },
  {
    name: "error body that stalls",
    does: ["HTTP/1.1 500 Internal Server Error\r\ncontent-length: 500\r\n\r\n", '{"message":'],
    ...timesOut,
  },
  {
    name: "error body by the byte, for ever",
    does: ["HTTP/1.1 400 Bad Request\r\ncontent-length: 1000000\r\n\r\n", drip(" ")],
    ...timesOut,
  },
  {
    name: "silent once, then well",
    does: [],
    then: [[good]],
    ...timesOut,
    safe: { ending: "ok", requests: 2 },
  },
  { name: "slow but in time", does: [wait(300), good], ...works },
  {
    name: "aborted while it waits to retry",
    does: [answer(429, "", "retry-after: 30"), whenIdle, abort],
    then: [[good]],
    ...both("aborted", 1),
  },
  {
    name: "deadline before the time-out of an attempt",
    does: [],
    context: { timeoutMs, deadlineMs: 500 },
    ...both("timeout", 1),
  },
  {
    name: "deadline during a wait that was asked for",
    does: [answer(429, "", "retry-after: 8")],
    context: { deadlineMs: 500 },
    ...both(["timeout", "rate_limited"], 1),
  },
  {
    name: "deadline after some attempts",
    does: [answer(503)],
    then: [[wait(400), answer(503)]],
    context: { timeoutMs, deadlineMs: 1_000, maxRetries: 50 },
    ...outOfTime,
    unsafe: { ending: "upstream_error", requests: 1 },
  },
  {
    name: "deadline over a body by the byte",
    does: [head("transfer-encoding: chunked"), drip(chunk(" "))],
    context: { timeoutMs, deadlineMs: 500 },
    ...both("timeout", 1),
  },
  {
    name: "deadline over slow redirects",
    does: [again],
    then: [[wait(400), again]],
    context: { timeoutMs, deadlineMs: 1_000 },
    ...outOfTime,
    unsafe: { ending: "upstream_error", requests: 1 },
  },
];
