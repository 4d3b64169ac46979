import { expect, test } from "vitest";
import { readBody } from "./body.ts";

const { signal } = new AbortController();
const mebibyte = 2 ** 20;

/** A body without end, that counts how often it was stopped. */
function endless(status: number, size: number) {
  const stopped: true[] = [];
  const source = {
    pull: (stream: ReadableStreamDefaultController) => stream.enqueue(new Uint8Array(size)),
    cancel: () => void stopped.push(true),
  };
  return { stopped, response: new Response(new ReadableStream(source), { status }) };
}

test("the text can be read again and again, decoded across parts", async () => {
  const bytes = new TextEncoder().encode('\ufeff{"a":"ü😀"}');
  const body = new ReadableStream({
    start(stream) {
      for (const byte of bytes) stream.enqueue(Uint8Array.of(byte));
      stream.close();
    },
  });
  const response = await readBody(new Response(body), signal);
  expect(await response.text()).toBe('{"a":"ü😀"}');
  expect(await response.json()).toEqual({ a: "ü😀" });
  expect(await (await readBody(new Response(null), signal)).text()).toBe("");
});

test.each([
  undefined,
  "text",
  { ok: true, status: 200 },
  Response.error(),
])("what a fetch of the host should not resolve to is refused (%#)", async (given) => {
  await expect(readBody(given as Response, signal)).rejects.toThrow(TypeError);
});

test.each([
  1000,
  mebibyte,
])("a success without end is refused and stopped (parts of %i)", async (size) => {
  const { response, stopped } = endless(200, size);
  await expect(readBody(response, signal)).rejects.toMatchObject({
    code: "reply_too_large",
    status: 200,
  });
  expect(stopped.length).toBe(1);
});

test.each([
  1000,
  mebibyte,
])("an error without end is cut and stopped (parts of %i)", async (size) => {
  const { response, stopped } = endless(500, size);
  expect(await (await readBody(response, signal)).text()).toHaveLength(65_536);
  expect(stopped.length).toBe(1);
});

test("reading ends with the attempt", async () => {
  const { response, stopped } = endless(200, 1);
  await readBody(response, AbortSignal.abort());
  expect(stopped.length).toBe(1);
});

test("a redirect is stopped", async () => {
  const { response, stopped } = endless(302, 1);
  await expect(readBody(response, signal)).rejects.toMatchObject({
    code: "upstream_error",
    status: 302,
  });
  expect(stopped.length).toBe(1);
});
