import type { Exchange, Fault } from "../fault.ts";
import { answer } from "../replies.ts";
import { close } from "../steps.ts";
import { both, invalidReply, repeatedIfSafe } from "../verdict.ts";

const everyOperation = ["books_search_volumes", "docgen_generate"] as const;

/** The whole request as text, its credential included. */
function echo({ request }: Exchange): string {
  const { method, path, headers } = request ?? {};
  return `${method} ${path} ${decodeURIComponent(path ?? "")} ${JSON.stringify(headers)}`;
}

/** Replies that repeat the request, so that an error which repeats the reply gives the secret away. */
export const echoFaults: readonly Fault[] = [
  {
    name: "error message that repeats the request",
    does: [(exchange) => answer(400, JSON.stringify({ message: echo(exchange) }))],
    alsoWith: everyOperation,
    ...both("bad_request", 1),
  },
  {
    name: "error in HTML that repeats the request",
    does: [(exchange) => answer(401, `<p>${echo(exchange)}</p>`, "content-type: text/html")],
    alsoWith: everyOperation,
    ...both("unauthorized", 1),
  },
  {
    name: "error of 64 KiB that ends in the middle of the request",
    does: [(exchange) => answer(400, "x".repeat(65_480) + echo(exchange).repeat(9))],
    alsoWith: everyOperation,
    ...both("bad_request", 1),
  },
  {
    name: "request id that repeats the request",
    does: [
      (exchange) =>
        answer(
          403,
          JSON.stringify({ error: { innerError: { "request-id": echo(exchange) } } }),
          `request-id: ${echo(exchange)}`,
          `x-request-id: ${echo(exchange)}`,
        ),
    ],
    alsoWith: everyOperation,
    ...both("forbidden", 1),
  },
  {
    name: "success in plain text that repeats the request",
    does: [(exchange) => answer(200, echo(exchange), "content-type: text/plain")],
    alsoWith: everyOperation,
    ...invalidReply,
  },
  {
    name: "redirect that repeats the query",
    does: [
      ({ elsewhere, request }) => answer(302, "", `location: ${elsewhere}${request?.path ?? ""}`),
    ],
    alsoWith: everyOperation,
    ...both("upstream_error", 1),
  },
  {
    name: "reason phrase that repeats the request",
    does: [(exchange) => `HTTP/1.1 500 ${echo(exchange)}\r\ncontent-length: 0\r\n\r\n`],
    alsoWith: everyOperation,
    ...repeatedIfSafe("upstream_error"),
  },
  {
    name: "malformed header that repeats the request",
    does: [(exchange) => `HTTP/1.1 200 OK\r\n${echo(exchange).replace(":", " ")}\r\n\r\n`, close],
    alsoWith: everyOperation,
    ...repeatedIfSafe(["network", "invalid_reply"]),
  },
];
