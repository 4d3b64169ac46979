import { expect, test } from "vitest";
import { responseOf } from "../../../contract-tests/servers/response.ts";
import { replyContent } from "./reply.ts";

test("a reply is read, and can be read again", async () => {
  const response = Response.json({ a: "é" }, { status: 201, headers: { "x-id": "1" } });
  expect(await replyContent(response)).toEqual({
    status: 201,
    headers: { "content-type": "application/json", "x-id": "1" },
    body: { a: "é" },
  });
  expect(await response.json()).toEqual({ a: "é" });
});

test("a reply without a body, or with text, is none of JSON", async () => {
  expect(await replyContent(new Response(null, { status: 204 }))).toEqual({
    status: 204,
    headers: {},
  });
  expect(await replyContent(new Response("<html>"))).toMatchObject({ text: "<html>" });
});

test.each([
  ["application/json; charset=iso-8859-1", 200, { body: "café" }],
  ["application/json", 200, { text: '"caf\ufffd' }],
  ["application/json; charset=unheard", 200, { text: '"caf\ufffd' }],
  ["application/json", 403, { body: "caf\ufffd" }],
])("a reply of %s and %i is read in its charset, and no JSON in another", async (type, status, read) => {
  const bytes = Buffer.from('"caf\xe9"', "latin1");
  const response = new Response(bytes, { status, headers: { "content-type": type } });
  const content = await replyContent(response);
  expect(content).toEqual({ status, headers: { "content-type": type }, ...read });
  // Made again, it is what it was.
  expect(await replyContent(responseOf(content))).toMatchObject(read);
});

test("a reply without an end is read no further than any client reads", async () => {
  const part = new Uint8Array(2 ** 20).fill(65);
  let parts = 0;
  let isOver = false;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      parts += 1;
      if (parts > 200) controller.error(new Error("read too far"));
      else controller.enqueue(part);
    },
    cancel() {
      isOver = true;
    },
  });
  const response = new Response(endless);
  const { text = "" } = await replyContent(response);
  expect(text.length).toBeGreaterThan(32 * 2 ** 20);
  await response.body?.cancel();
  expect(isOver).toBe(true);
});
