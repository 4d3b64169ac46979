import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import type { Fault } from "../fault.ts";
import { answer, atOnce, chunk, goodBody, head, lastChunk, success } from "../replies.ts";
import { close, flood, reset, wait } from "../steps.ts";
import { both, connectionFails, invalidReply, repeatedIfSafe, works } from "../verdict.ts";

const MiB = 2 ** 20;
const bomb = gzipSync(Buffer.alloc(64 * MiB, " "));
/** 254 KiB on the wire. */
const largeBomb = gzipSync(Buffer.alloc(256 * MiB, " "));
const zipped = gzipSync(goodBody);

/** The cap is 32 MiB; as much again may be on its way in the system's buffers. */
const tooLarge = both("reply_too_large", 1, { takesAtMost: 64 * MiB });
const padded = (size: number) => `${goodBody.slice(0, -1)},"pad":"${"a".repeat(size)}"}`;

/** No transport tells a body that does not decompress from one that was cut. */
const doesNotDecompress = {
  safe: { ending: ["network", "invalid_reply"], requests: [1, 3] },
  unsafe: { ending: ["network", "invalid_reply"], requests: 1 },
} as const;

/** Bodies that are too large, come too fast, or are compressed. */
export const sizeFaults: readonly Fault[] = [
  {
    name: "256 MiB with their length",
    heavy: true,
    does: [head(`content-length: ${256 * MiB}`), flood(256 * MiB), close],
    ...tooLarge,
  },
  {
    name: "256 MiB in chunks",
    heavy: true,
    does: [head("transfer-encoding: chunked"), flood(256 * MiB, chunk), lastChunk, close],
    ...tooLarge,
  },
  {
    name: "256 MiB until the close",
    heavy: true,
    does: [head(), flood(256 * MiB), close],
    ...tooLarge,
  },
  {
    name: "64 KiB of gzip that become 64 MiB",
    heavy: true,
    does: success(bomb, "content-encoding: gzip"),
    ...both("reply_too_large", 1),
  },
  {
    name: "error of 10 MiB",
    heavy: true,
    does: [answer(500, padded(10 * MiB))],
    ...repeatedIfSafe("upstream_error"),
  },
  {
    name: "error of 64 KiB of gzip that become 64 MiB",
    heavy: true,
    does: [
      `HTTP/1.1 400 Bad Request\r\ncontent-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`,
      bomb,
    ],
    ...both("bad_request", 1),
  },
  {
    name: "gzip that becomes 256 MiB, then closed",
    heavy: true,
    endsFetch: true,
    does: [atOnce(largeBomb, null, "content-encoding: gzip", "connection: close"), close],
    ...both("reply_too_large", 1),
  },
  {
    name: "error of gzip that becomes 256 MiB, then closed",
    heavy: true,
    endsFetch: true,
    does: [atOnce(largeBomb, 400, "content-encoding: gzip", "connection: close"), close],
    ...both("bad_request", 1),
  },
  {
    name: "8 MiB at once, then closed",
    heavy: true,
    does: [head("connection: close"), padded(8 * MiB), close],
    ...works,
  },
  {
    name: "one chunk of 8 MiB, then closed without the last one",
    heavy: true,
    does: [head("transfer-encoding: chunked"), chunk(padded(8 * MiB)), close],
    ...connectionFails,
  },
  {
    name: "one chunk of 8 MiB, then closed with the last one",
    heavy: true,
    does: [head("transfer-encoding: chunked"), chunk(padded(8 * MiB)) + lastChunk, close],
    ...works,
  },
  {
    name: "8 MiB of 16 at once, then reset",
    heavy: true,
    does: [head(`content-length: ${16 * MiB}`), padded(8 * MiB), wait(200), reset],
    ...connectionFails,
  },
  {
    name: "64 MiB at once, then closed",
    heavy: true,
    does: [head(), Buffer.alloc(64 * MiB, " "), close],
    ...both("reply_too_large", 1),
  },
  {
    name: "error of one chunk of 64 MiB, then closed",
    heavy: true,
    does: [
      "HTTP/1.1 400 Bad Request\r\ntransfer-encoding: chunked\r\n\r\n",
      chunk(" ".repeat(64 * MiB)),
      close,
    ],
    ...both("bad_request", 1),
  },
  {
    name: "body above a cap that the host has set",
    does: success(padded(5_000)),
    context: { maxBytes: 1_000 },
    ...both("reply_too_large", 1),
  },
  { name: "gzip", does: success(zipped, "content-encoding: gzip"), ...works },
  {
    name: "deflate",
    does: success(deflateSync(goodBody), "content-encoding: deflate"),
    ...works,
  },
  {
    name: "br",
    does: success(brotliCompressSync(goodBody), "content-encoding: br"),
    ...works,
  },
  {
    name: "gzip with a broken middle",
    does: success(
      Buffer.concat([zipped.subarray(0, 20), Buffer.alloc(20, 0xff), zipped.subarray(40)]),
      "content-encoding: gzip",
    ),
    ...doesNotDecompress,
  },
  {
    name: "gzip that ends early",
    does: success(zipped.subarray(0, -20), "content-encoding: gzip"),
    ...doesNotDecompress,
  },
  {
    name: "said to be gzip, but is not",
    does: success(goodBody, "content-encoding: gzip"),
    ...doesNotDecompress,
  },
  { name: "gzip that is not said to be", does: success(zipped), ...invalidReply },
];
