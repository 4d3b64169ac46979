import { gzipSync } from "node:zlib";
import type { Fault } from "../fault.ts";
import { filed, fileHead, pdf } from "../files.ts";
import { answer, chunk, lastChunk } from "../replies.ts";
import { close, flood, reset, wait, whenIdle } from "../steps.ts";
import { both, repeatedIfSafe, works } from "../verdict.ts";

const MiB = 2 ** 20;
const html = "<!doctype html><html><body>Sign in to the network</body></html>";
const half = pdf.slice(0, 800);
const chunked = fileHead("transfer-encoding: chunked");
const kept = { name: null, mediaType: "application/pdf", size: pdf.length };

/** Half of it may be on a disk already: nobody asks for it again. */
const breaksOff = { keeps: null, ...both("network", 1) };

/** The reply is refused before the host hears of it. */
const unheard = { keeps: null, ...repeatedIfSafe("network") };

const noFile = {
  keeps: null,
  ...both("invalid_reply", 1, { says: "The reply is not the expected file." }),
};
const tooLarge = (bytes: number) => ({
  keeps: null,
  ...both("reply_too_large", 1, { says: `The file is larger than ${bytes} bytes.` }),
});

/** Where no type can be read, it is bytes, which a host shows to nobody. */
const bytes = { keeps: { ...kept, mediaType: "application/octet-stream" }, ...works };

const sizes: readonly Fault[] = [
  { name: "a file", does: filed(pdf), keeps: kept, ...works },
  { name: "an empty file", does: filed(""), keeps: { ...kept, size: 0 }, ...works },
  {
    name: "a file in chunks",
    does: [chunked, chunk(half), whenIdle, chunk(pdf.slice(800)), lastChunk],
    keeps: { ...kept, size: null },
    ...works,
  },
  {
    name: "a file until the close",
    does: [fileHead("connection: close"), pdf, close],
    keeps: { ...kept, size: null },
    ...works,
  },
  {
    name: "a file of gzip, whose length is another",
    does: [
      fileHead("content-encoding: gzip", `content-length: ${gzipSync(pdf).length}`),
      gzipSync(pdf),
    ],
    keeps: { ...kept, size: null },
    ...works,
  },
  {
    name: "a file shorter than its length",
    does: [fileHead("content-length: 5000"), pdf, close],
    ...breaksOff,
  },
  {
    name: "a file of no length that is reset",
    unseenByFetch: true,
    does: [fileHead(), half, wait(100), reset],
    ...breaksOff,
  },
  {
    name: "a file reset after half",
    does: [fileHead(`content-length: ${pdf.length}`), half, wait(100), reset],
    ...breaksOff,
  },
  { name: "a file without its last chunk", does: [chunked, chunk(pdf), close], ...breaksOff },
  {
    name: "a file whose chunk ends early",
    does: [chunked, "fff\r\n", half, close],
    ...breaksOff,
  },
  {
    name: "a file whose second chunk has no size",
    does: [chunked, chunk(half), whenIdle, `zz\r\n${half}\r\n`, lastChunk],
    ...breaksOff,
  },
  {
    name: "a file of gzip that ends early",
    unseenByFetch: true,
    does: [fileHead("content-encoding: gzip"), gzipSync(pdf).subarray(0, -20), close],
    ...breaksOff,
  },
  {
    name: "a file that never ends",
    does: [chunked, chunk(half)],
    context: { timeoutMs: 500 },
    keeps: null,
    ...both("timeout", 1),
  },
  {
    name: "a file longer than its length",
    does: [fileHead("content-length: 800"), pdf, close],
    keeps: { ...kept, size: 800 },
    ...both(["ok", "network"], [1, 3]),
  },
  {
    name: "a file with a length below zero",
    does: [fileHead("content-length: -1"), pdf, close],
    ...unheard,
  },
  {
    name: "a file whose length is no number",
    does: [fileHead("content-length: many"), pdf, close],
    ...unheard,
  },
  {
    name: "a file whose length is beyond all numbers",
    does: [fileHead(`content-length: ${"9".repeat(40)}`), pdf, close],
    ...unheard,
  },
  {
    name: "a file with two lengths",
    does: [fileHead("content-length: 5", `content-length: ${pdf.length}`), pdf, close],
    ...unheard,
  },
  {
    name: "a file that says to be larger than it may be",
    does: [fileHead(`content-length: ${2 ** 40}`), pdf],
    ...tooLarge(2 ** 30),
  },
  {
    name: "a file one byte larger than the host takes",
    does: filed(pdf),
    context: { maxBytes: pdf.length - 1 },
    ...tooLarge(pdf.length - 1),
  },
  {
    name: "a file in chunks that is larger than the host takes",
    heavy: true,
    does: [chunked, flood(64 * MiB, chunk), lastChunk, close],
    context: { maxBytes: MiB },
    ...tooLarge(MiB),
  },
  {
    name: "a file of gzip that becomes larger than the host takes",
    heavy: true,
    does: [
      fileHead("content-encoding: gzip", "connection: close"),
      gzipSync(Buffer.alloc(64 * MiB)),
      close,
    ],
    context: { maxBytes: MiB },
    ...tooLarge(MiB),
  },
];

const typed = (type: string) => filed(pdf, [`content-type: ${type}`]);
const types: readonly Fault[] = [
  { name: "a file said to be HTML", does: typed("text/html; charset=utf-8"), ...noFile },
  {
    name: "HTML in place of a file",
    does: filed(html, ["content-type: text/html"]),
    ...noFile,
  },
  {
    name: "an error with the status of a file",
    does: filed('{"message":"none"}', ["content-type: application/json"]),
    ...noFile,
  },
  {
    name: "nothing in place of a file",
    does: [answer(204)],
    keeps: null,
    ...both("invalid_reply", 1),
  },
  {
    name: "a file without a type",
    does: [`HTTP/1.1 200 OK\r\ncontent-length: ${pdf.length}\r\n\r\n${pdf}`],
    ...bytes,
  },
  { name: "a file of bytes", does: typed("application/octet-stream"), ...bytes },
  { name: "a file with an empty type", does: typed(""), ...bytes },
  { name: "a file whose type is garbage", does: typed("../../<b>"), ...bytes },
  {
    name: "a file whose type is endless",
    does: typed(`application/${"x".repeat(5_000)}`),
    ...bytes,
  },
  {
    name: "a file of two types",
    does: filed(pdf, ["content-type: application/pdf", "content-type: text/html"]),
    ...bytes,
  },
  {
    name: "a file whose type is written in capitals, with parameters",
    does: typed('Application/PDF; name="../evil"'),
    keeps: kept,
    ...works,
  },
];

/** Replies of a file whose sizes or types are not what they should be. */
export const fileFaults: readonly Fault[] = [
  ...sizes,
  ...types,
  {
    name: "a file after 503",
    does: [answer(503)],
    then: [filed(pdf)],
    keeps: kept,
    safe: { ending: "ok", requests: 2 },
    unsafe: { ending: "upstream_error", requests: 1 },
  },
];
