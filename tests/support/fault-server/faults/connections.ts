import type { Fault } from "../fault.ts";
import { chunk, head } from "../replies.ts";
import { abort, close, deaf, reset, whenIdle } from "../steps.ts";
import { both, connectionFails, timesOut } from "../verdict.ts";

const everyOperation = ["books_search_volumes", "docgen_generate"] as const;
const secure = (port: number) => `https://127.0.0.1:${port}`;

/** No request arrives; nothing says how often a connection was tried. */
const neverConnects = both("network", 0);

/** Not even a connection, which the client can tell. */
const nothingSent = both("network", 0, { outcome: "not_sent" });

/** Connections that fail, or that are ended in the middle. */
export const connectionFaults: readonly Fault[] = [
  {
    name: "reset as soon as connected",
    greets: [reset],
    safe: { ending: "network", requests: [0, 3] },
    unsafe: { ending: "network", requests: [0, 1] },
  },
  {
    name: "reset before headers",
    does: [reset],
    alsoWith: everyOperation,
    ...connectionFails,
  },
  {
    name: "reset in the headers",
    does: ["HTTP/1.1 200 OK\r\ncontent-ty", reset],
    ...connectionFails,
  },
  {
    name: "reset after the headers",
    does: [head("content-length: 500"), reset],
    alsoWith: everyOperation,
    ...connectionFails,
  },
  {
    name: "reset in the body",
    does: [head("content-length: 500"), '{"value":[', reset],
    alsoWith: everyOperation,
    ...connectionFails,
  },
  {
    name: "reset in a chunked body",
    does: [head("transfer-encoding: chunked"), chunk('{"value":['), reset],
    ...connectionFails,
  },
  {
    name: "closed without a byte",
    does: [close],
    alsoWith: everyOperation,
    ...connectionFails,
  },
  {
    name: "closed in the status line",
    does: ["HTTP/1.", close],
    ...connectionFails,
  },
  {
    name: "closed after the headers, with a body announced",
    does: [head("content-length: 500"), close],
    ...connectionFails,
  },
  {
    name: "accepted, never read",
    greets: [deaf],
    ...timesOut,
    ...both("timeout", 0),
  },
  {
    name: "nobody listens on the port",
    server: "none",
    alsoWith: everyOperation,
    ...nothingSent,
  },
  {
    name: "no such host",
    address: () => "http://blockwright.invalid",
    alsoWith: everyOperation,
    ...nothingSent,
  },
  {
    name: "TLS with a certificate that nobody trusts",
    server: "tls",
    address: secure,
    alsoWith: everyOperation,
    ...nothingSent,
  },
  {
    name: "plain HTTP to a server of TLS",
    server: "tls",
    ...neverConnects,
  },
  {
    name: "TLS to a server of plain HTTP",
    address: secure,
    greets: ["HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n", close],
    ...neverConnects,
  },
  {
    name: "TLS handshake that is never answered",
    address: secure,
    ...timesOut,
    ...both("timeout", 0),
  },
  {
    name: "aborted before the call",
    aborted: true,
    ...both("aborted", 0),
  },
  {
    name: "aborted while connecting",
    address: secure,
    greets: [whenIdle, abort],
    ...both("aborted", 0),
  },
  {
    name: "aborted while waiting for the headers",
    does: [abort],
    alsoWith: everyOperation,
    ...both("aborted", 1),
  },
  {
    name: "aborted in the headers",
    does: ["HTTP/1.1 200 OK\r\ncontent-ty", whenIdle, abort],
    ...both("aborted", 1),
  },
  {
    name: "aborted in the body",
    does: [head("content-length: 500"), '{"value":[', whenIdle, abort],
    ...both("aborted", 1),
  },
];
