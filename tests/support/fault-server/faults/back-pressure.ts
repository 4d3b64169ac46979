import type { Fault } from "../fault.ts";
import { answer, goodBody, head } from "../replies.ts";
import { abort, close, reset, whenIdle } from "../steps.ts";
import { both, connectionFails, type Promised, works } from "../verdict.ts";

// Node's own client holds a connection back while nobody reads the body. When the server ends such
// a connection, an assertion of Node 24 (undici 7) fails where nobody can catch it. A client must
// read a body at once, or give it up.

const ends = [
  ["closed", close],
  ["reset", reset],
] as const;

/** Just above what one read of a socket gives, and some reads more. */
const sizes = [66_000, 100_000];

const cut = (size: number, ...lines: readonly string[]) => [
  head("connection: close", `content-length: ${2 * size}`, ...lines),
  " ".repeat(size),
];

const cutError = (status: number, ...lines: readonly string[]) =>
  answer(status, " ".repeat(100_000), "connection: close", ...lines).slice(0, -20_000);

/** Whether the end is noticed before the reply is judged depends on timing. */
const judgedOrCut = (ending: "bad_request" | "invalid_reply" | "upstream_error"): Promised => ({
  safe: { ending: [ending, "network"], requests: [1, 3] },
  unsafe: { ending: [ending, "network"], requests: 1 },
});

/** Bodies of more than one read, ended while they may be held back. */
export const backPressureFaults: readonly Fault[] = [
  ...ends.flatMap(([how, end]): readonly Fault[] => [
    ...sizes.map((size) => ({
      name: `${size} bytes at once, then ${how}`,
      does: [...cut(size), end],
      ...connectionFails,
    })),
    {
      name: `HTML of 100000 bytes, then ${how}`,
      does: [...cut(100_000, "content-type: text/html"), end],
      ...judgedOrCut("invalid_reply"),
    },
    {
      name: `error of 100000 bytes, then ${how}`,
      does: [cutError(400), end],
      ...judgedOrCut("bad_request"),
    },
    {
      name: `redirect to another origin with 100000 bytes, then ${how}`,
      does: [({ elsewhere }) => cutError(302, `location: ${elsewhere}`), end],
      ...judgedOrCut("upstream_error"),
    },
    {
      name: `redirect to the same origin with 100000 bytes, then ${how}`,
      does: [() => cutError(302, "location: /good"), end],
      safe: { ending: ["ok", "network"], requests: [2, 3] },
      unsafe: { ending: ["upstream_error", "network"], requests: 1 },
    },
    {
      name: `100000 bytes, aborted, then ${how}`,
      does: [...cut(100_000), abort, whenIdle, end],
      ...both("aborted", 1),
    },
  ]),
  {
    name: "66000 bytes until the close",
    does: [head("connection: close"), goodBody.padEnd(66_000), close],
    ...works,
  },
];
