import type { Fault } from "../fault.ts";
import { answer, goodBody, head, lastChunk, success } from "../replies.ts";
import { whenIdle } from "../steps.ts";
import { both, invalidReply, works } from "../verdict.ts";

const html = "<!doctype html><html><body>Sign in to the network</body></html>";
const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;

// Books has outputs that may all be absent, so that nothing but the body's form shows what is wrong.
const withEveryOperation = { alsoWith: ["books_search_volumes", "docgen_generate"] } as const;

/** Standards leave it open whether such text is repaired or refused. */
const readOrRefused = both(["ok", "invalid_reply"], 1);

const accented = Buffer.from(goodBody.replace("a01", "\u00e9"));
const middleOfCharacter = accented.indexOf(0xc3) + 1;

const foreignTypes = ["text/html", "application/octet-stream", "image/png", "application/xml"];
const jsonTypes = [
  "application/json; charset=utf-8",
  "Application/JSON",
  "application/vnd.api+json",
  "text/plain",
];

/** Replies of success whose content is not what was declared. */
export const contentFaults: readonly Fault[] = [
  ...foreignTypes.map((type) => ({
    name: `JSON said to be ${type}`,
    does: success(goodBody, `content-type: ${type}`),
    ...invalidReply,
  })),
  ...jsonTypes.map((type) => ({
    name: `JSON said to be ${type}`,
    does: success(goodBody, `content-type: ${type}`),
    ...works,
  })),
  {
    name: "JSON without a content type",
    does: [`HTTP/1.1 200 OK\r\ncontent-length: ${goodBody.length}\r\n\r\n${goodBody}`],
    ...works,
  },
  {
    name: "HTML on success",
    does: success(html, "content-type: text/html"),
    ...withEveryOperation,
    ...invalidReply,
  },
  { name: "HTML said to be JSON", does: success(html), ...withEveryOperation, ...invalidReply },
  { name: "empty body", does: success(""), ...withEveryOperation, ...invalidReply },
  {
    name: "empty body in chunks",
    does: [head("transfer-encoding: chunked"), lastChunk],
    ...withEveryOperation,
    ...invalidReply,
  },
  { name: "blank body", does: success(" \r\n "), ...invalidReply },
  {
    name: "204 where a body is declared",
    does: [answer(204)],
    ...withEveryOperation,
    ...invalidReply,
  },
  {
    name: "204 with a body",
    does: [answer(204, goodBody)],
    ...invalidReply,
  },
  { name: "205 without a body", does: [answer(205)], ...invalidReply },
  { name: "205 with a body", does: [answer(205, goodBody)], ...readOrRefused },
  { name: "the word null", does: success("null"), ...withEveryOperation, ...invalidReply },
  { name: "a text", does: success('"ok"'), ...withEveryOperation, ...invalidReply },
  { name: "a number", does: success("1"), ...withEveryOperation, ...invalidReply },
  { name: "an empty list", does: success("[]"), ...withEveryOperation, ...invalidReply },
  {
    name: "cut JSON",
    does: success(goodBody.slice(0, -5)),
    ...withEveryOperation,
    ...invalidReply,
  },
  { name: "JSON and more", does: success(`${goodBody}${goodBody}`), ...invalidReply },
  { name: "JSON with a callback around it", does: success(`go(${goodBody})`), ...invalidReply },
  { name: "NaN", does: success('{"id":NaN,"value":NaN}'), ...invalidReply },
  { name: "JSON after a byte order mark", does: success(`\uFEFF${goodBody}`), ...works },
  {
    name: "UTF-16",
    does: success(Buffer.from(`\uFEFF${goodBody}`, "utf16le")),
    ...invalidReply,
  },
  {
    name: "bytes that are not UTF-8",
    does: success(Buffer.from(goodBody.replace("a01", "\xff\xfe"), "latin1")),
    ...invalidReply,
  },
  {
    name: "bytes that are not of the charset that is named",
    does: success(accented, "content-type: application/json; charset=us-utf"),
    ...invalidReply,
  },
  {
    name: "JSON in Latin-1, which is named",
    does: success(
      Buffer.from(accented.toString(), "latin1"),
      'content-type: application/json; charset="iso-8859-1"',
    ),
    ...works,
  },
  {
    name: "a character that arrives in two halves",
    does: [
      head(`content-length: ${accented.length}`),
      accented.subarray(0, middleOfCharacter),
      whenIdle,
      accented.subarray(middleOfCharacter),
    ],
    ...works,
  },
  {
    name: "100,000 lists in each other",
    does: success(`{"id":"a01","success":true,"value":${deep}}`),
    ...readOrRefused,
  },
  {
    name: "100,000 lists in each other, as an error",
    does: [answer(400, `{"message":"deep","detail":${deep}}`)],
    ...both("bad_request", 1),
  },
];
