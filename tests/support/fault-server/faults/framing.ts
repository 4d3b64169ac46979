import type { Fault } from "../fault.ts";
import { answer, chunk, good, goodBody, head, lastChunk, success } from "../replies.ts";
import { close } from "../steps.ts";
import { both, connectionFails, invalidReply, repeatedIfSafe, works } from "../verdict.ts";

const chunked = head("transfer-encoding: chunked");

/** Not valid, but harmless: a client may refuse it or make sense of it. */
const refusedOrRead = {
  safe: { ending: ["ok", "network"], requests: [1, 3] },
  unsafe: { ending: ["ok", "network"], requests: 1 },
} as const;

/** Replies that break the rules of HTTP/1.1, or use the rarer ones. */
export const framingFaults: readonly Fault[] = [
  {
    name: "body shorter than its length",
    does: [head("content-length: 5000"), goodBody, close],
    alsoWith: ["docgen_generate"],
    ...connectionFails,
  },
  {
    name: "body longer than its length, cut inside the JSON",
    does: [head("content-length: 20"), goodBody, close],
    ...invalidReply,
  },
  {
    name: "chunked body without its last chunk",
    does: [chunked, chunk(goodBody), close],
    ...connectionFails,
  },
  {
    name: "chunk that ends early",
    does: [chunked, "400\r\n", goodBody, close],
    ...connectionFails,
  },
  {
    name: "chunk size that is no number",
    does: [chunked, `zz\r\n${goodBody}\r\n`, lastChunk],
    ...connectionFails,
  },
  {
    name: "chunk size beyond all numbers",
    does: [chunked, `${"f".repeat(40)}\r\n${goodBody}\r\n`, lastChunk],
    ...connectionFails,
  },
  {
    name: "body without length, ended by the close",
    does: [head("connection: close"), goodBody, close],
    ...works,
  },
  {
    name: "chunks with extensions and a trailer",
    does: [
      chunked,
      `${goodBody.length.toString(16)};a=b\r\n${goodBody}\r\n`,
      "0\r\nx-after: 1\r\n\r\n",
    ],
    ...works,
  },
  {
    name: "HTTP/1.0",
    does: [`HTTP/1.0 200 OK\r\ncontent-type: application/json\r\n\r\n${goodBody}`, close],
    ...works,
  },
  { name: "HTTP/0.9: a body and nothing else", does: [goodBody, close], ...connectionFails },
  { name: "garbage", does: [Buffer.alloc(2_000, 0xfe), close], ...connectionFails },
  {
    name: "another protocol",
    does: ["SSH-2.0-OpenSSH_9.9\r\n", close],
    ...connectionFails,
  },
  {
    name: "status line without a status",
    does: ["HTTP/1.1 OK\r\n\r\n", close],
    ...connectionFails,
  },
  {
    name: "status 999",
    does: [answer(999), close],
    ...repeatedIfSafe(["network", "upstream_error"]),
  },
  {
    name: "status of four digits",
    does: ["HTTP/1.1 2000 OK\r\ncontent-length: 0\r\n\r\n", close],
    ...connectionFails,
  },
  {
    name: "header line without a colon",
    does: [`HTTP/1.1 200 OK\r\nno colon here\r\n\r\n${goodBody}`, close],
    ...connectionFails,
  },
  {
    name: "header with a null byte",
    does: [`HTTP/1.1 200 OK\r\nx-a: \0\r\n\r\n${goodBody}`, close],
    ...connectionFails,
  },
  {
    name: "1 MiB of headers",
    does: [
      "HTTP/1.1 200 OK\r\n",
      Array.from({ length: 1_024 }, (_, at) => `x-${at}: ${"a".repeat(1_012)}\r\n`).join(""),
      `\r\n${goodBody}`,
      close,
    ],
    ...connectionFails,
  },
  {
    name: "two different lengths",
    does: [head("content-length: 5", `content-length: ${goodBody.length}`), goodBody, close],
    ...connectionFails,
  },
  {
    name: "the same length twice",
    does: success(goodBody, `content-length: ${goodBody.length}`),
    ...refusedOrRead,
  },
  {
    name: "length and chunks at once",
    does: [head("transfer-encoding: chunked", "content-length: 5"), chunk(goodBody), lastChunk],
    ...refusedOrRead,
  },
  {
    name: "length below zero",
    does: [head("content-length: -1"), goodBody, close],
    ...connectionFails,
  },
  {
    name: "lines that end without a carriage return",
    does: [`HTTP/1.1 200 OK\ncontent-length: ${goodBody.length}\n\n${goodBody}`, close],
    ...refusedOrRead,
  },
  {
    name: "100 Continue that nobody asked for, before the answer",
    does: ["HTTP/1.1 100 Continue\r\n\r\n", good],
    ...refusedOrRead,
  },
  {
    name: "early hints before the answer",
    does: ["HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n", good],
    ...works,
  },
  {
    name: "switch to another protocol that nobody asked for",
    does: ["HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n", close],
    ...connectionFails,
  },
  {
    name: "a second reply that nobody asked for, after an error",
    does: [answer(400), answer(200, goodBody)],
    ...both("bad_request", 1),
  },
  {
    name: "a reply before the request, on the next connection too",
    greets: [answer(200, goodBody)],
    does: [answer(400)],
    safe: { ending: ["network", "bad_request", "ok"], requests: [0, 3] },
    unsafe: { ending: ["network", "bad_request", "ok", "invalid_reply"], requests: [0, 1] },
  },
];
