import { expect, test } from "vitest";
import { ToolError } from "../tool-error.ts";
import { readBody } from "./body.ts";

const { signal } = new AbortController();
const mebibyte = 2 ** 20;
const read = (response: unknown, maxBytes = mebibyte, until = signal) =>
  readBody(response as Response, { maxBytes }, until); // anything can come at run time

/** A body without end, that counts how often it was stopped. */
function endless(status: number, size: number) {
  const stopped: true[] = [];
  const source = {
    pull: (stream: ReadableStreamDefaultController) => stream.enqueue(new Uint8Array(size)),
    cancel: () => void stopped.push(true),
  };
  return { stopped, response: new Response(new ReadableStream(source), { status }) };
}

/** A body of these bytes, one after the other. */
function inParts(bytes: Uint8Array) {
  return new ReadableStream({
    start(stream) {
      for (const byte of bytes) stream.enqueue(Uint8Array.of(byte));
      stream.close();
    },
  });
}

test("the text is decoded across parts", async () => {
  const bytes = new TextEncoder().encode('\ufeff{"a":"ü😀"}');
  const body = inParts(bytes);
  const headers = { "X-Id": "r" };
  const received = await read(new Response(body, { status: 201, headers }));
  expect(received).toMatchObject({ status: 201, text: '{"a":"ü😀"}', bytes: bytes.length });
  expect(received.headers.get("x-id")).toBe("r");
});

test("a host may use the memory of a part again for the next one", async () => {
  const memory = new Uint8Array(1);
  const letters = [..."abc"];
  const pull = (stream: ReadableStreamDefaultController) => {
    const letter = letters.shift();
    if (letter === undefined) return stream.close();
    memory[0] = letter.charCodeAt(0);
    stream.enqueue(memory);
  };
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  expect((await read(new Response(body))).text).toBe("abc");
});

test("only the first sign of a text says how its bytes are ordered", async () => {
  const mark = new TextEncoder().encode("\ufeff");
  const body = new ReadableStream({
    start(stream) {
      for (const part of [new Uint8Array(0), mark, mark]) stream.enqueue(part);
      stream.close();
    },
  });
  expect((await read(new Response(body))).text).toBe("\ufeff");
});

test("no body is no text", async () => {
  expect(await read(new Response(null, { status: 204 }))).toMatchObject({ text: "", bytes: 0 });
});

test.each([
  ["text/plain; charset=iso-8859-1", [0xe9], "é"],
  ['application/json;a=b; CharSet="ISO-8859-15"', [0xa4], "€"],
  ["text/plain; charset=utf-16le", [0xff, 0xfe, 0x3d, 0xd8, 0x00, 0xde], "😀"],
  ["text/plain; charset=shift_jis", [0x83, 0x65], "テ"],
  ["text/plain; charset=", [0xc3, 0xa9], "é"],
  ["text/plain; charset=utf-8", [0xef, 0xbf, 0xbd], "\ufffd"],
])("%s tells how bytes are decoded, in one part or many", async (type, bytes, text) => {
  const headers = { "Content-Type": type };
  for (const status of [200, 400]) {
    for (const body of [Uint8Array.from(bytes), inParts(Uint8Array.from(bytes))]) {
      const received = await read(new Response(body, { status, headers }));
      expect(received).toMatchObject({ text, flaw: undefined });
    }
  }
});

test.each([
  ["a byte that is none of UTF-8", "", [0x63, 0xe9, 0x21], "c\ufffd!"],
  ["a character that is cut", "; charset=utf-8", [0x63, 0xc3], "c\ufffd"],
  ["a charset that nobody knows", "; charset=binary", [0x63, 0xe9], "c\ufffd"],
  ["an odd byte of UTF-16", "; charset=utf-16le", [0x63, 0x00, 0x63], "c\ufffd"],
])("%s is told of in a success, and no mistake in an error", async (_, charset, bytes, text) => {
  const headers = { "Content-Type": `application/json${charset}` };
  const [success, error] = await Promise.all(
    [200, 500].map((status) => read(new Response(Uint8Array.from(bytes), { status, headers }))),
  );
  expect(success).toMatchObject({
    flaw: "is not in its charset",
    text: expect.stringMatching(/^c/),
  });
  expect(error).toMatchObject({ text });
});

test.each([
  undefined,
  null,
  "text",
  {},
  { ok: true, status: 200 },
  { ok: true, status: 200, headers: {} },
  { ok: true, status: "200", headers: new Headers() },
  Response.error(),
])("what a fetch of the host should not resolve to is refused (%#)", async (given) => {
  await expect(read(given)).rejects.toThrow(TypeError);
});

test("a body that was read is refused", async () => {
  const response = Response.json({});
  await response.text();
  await expect(read(response)).rejects.toThrow(TypeError);
});

test.each([
  1000,
  mebibyte,
])("a success without end is refused and stopped (parts of %i)", async (size) => {
  const { response, stopped } = endless(200, size);
  await expect(read(response, 5 * mebibyte)).rejects.toMatchObject({
    code: "reply_too_large",
    status: 200,
    message: "The reply is larger than 5242880 bytes.",
  });
  expect(stopped.length).toBe(1);
});

test("a body of empty chunks without end leaves timers their turn", async () => {
  const { response, stopped } = endless(200, 0);
  const ending = new AbortController();
  setTimeout(() => ending.abort(), 5);
  await expect(read(response, 10, ending.signal)).rejects.toBeInstanceOf(ToolError);
  expect(stopped.length).toBe(1);
});

test("headers that fail or are no text say nothing", async () => {
  const get = (name: string) => {
    if (name === "x-id") throw new Error("canary");
    return 5;
  };
  const { headers } = await read({ ok: true, status: 200, headers: { get } });
  expect(headers.get("x-id")).toBeNull();
  expect(headers.get("retry-after")).toBeNull();
});

test("a success may be as large as its limit", async () => {
  expect((await read(new Response("x".repeat(100)), 100)).bytes).toBe(100);
  await expect(read(new Response("x".repeat(101)), 100)).rejects.toThrow("larger than 100 bytes");
  expect((await read(new Response(""), 0)).bytes).toBe(0);
  expect((await read(new Response("x"), Number.POSITIVE_INFINITY)).bytes).toBe(1);
});

test.each([
  [500, 1000],
  [404, mebibyte],
  [302, 1000],
])("a %i without end is cut at 64 KiB and stopped (parts of %i)", async (status, size) => {
  const { response, stopped } = endless(status, size);
  expect((await read(response, 10)).text).toHaveLength(65_536);
  expect(stopped.length).toBe(1);
});

test("an error may be larger than a success", async () => {
  expect((await read(new Response("error", { status: 500 }), 1)).text).toBe("error");
});

test("a body that cannot be stopped is left alone", async () => {
  const source = {
    pull: (stream: ReadableStreamDefaultController) => stream.enqueue(new Uint8Array(mebibyte)),
    cancel: () => Promise.reject(new Error("cannot")),
  };
  const response = new Response(new ReadableStream(source), { status: 500 });
  expect((await read(response)).text).toHaveLength(65_536);
});

test("reading ends with the attempt", async () => {
  const { response, stopped } = endless(500, 1);
  expect((await read(response, mebibyte, AbortSignal.abort())).bytes).toBe(1);
  expect(stopped.length).toBe(1);
});
