import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import type { Context } from "../context.ts";
import { HostError } from "../host-error.ts";
import { operationOf, thing } from "../operation.fixture.ts";
import { fileReplies, storing } from "./file-replies.ts";
import { errorConditions } from "./misleading-status.ts";
import type { StoreFile } from "./stored-file.ts";

type Files = Parameters<typeof storing>[0];

function run(reply: () => Response, context: Context = {}, files: Files = { 200: {}, "2xx": {} }) {
  const operation = operationOf({
    outputs: { data: { type: "json", from: ["body"] } },
    replies: { 200: "file" },
    errors: { ...thing.errors, when: [{ if: { "body.failed": { not: null } }, code: "conflict" }] },
    keywords: [errorConditions, fileReplies],
    call: { ...thing.call, receive: storing(files) },
  });
  let requests = 0;
  const fetch = async () => {
    requests++;
    return reply();
  };
  const result = operation.execute({ apiKey: "key-of-test", id: "7" }, { fetch, ...context });
  return result.then(
    ({ data }) => ({ data, requests }),
    ({ code, message, outcome }) => ({ code, message, outcome, requests }),
  );
}

const reply =
  (body: BodyInit | null, headers: Record<string, string> = {}) =>
  () =>
    new Response(body, { headers });

const readWhole: StoreFile = async ({ stream, ...rest }) => ({
  ...rest,
  text: `${await buffer(stream)}`,
});

const broken = (chunks: number) => () => {
  let count = 0;
  const body = new ReadableStream({
    pull(controller) {
      if (count++ < chunks) controller.enqueue(new Uint8Array(1_000));
      else controller.error(new TypeError("at https://api.example.com/?key=1"));
    },
  });
  return new Response(body);
};

describe("without storeFile", () => {
  test.each([
    [reply("abc"), { name: null, mediaType: "text/plain", size: 3, base64: "YWJj" }],
    [
      reply("", { "content-type": "Application/PDF; x=1" }),
      { name: null, mediaType: "application/pdf", size: 0, base64: "" },
    ],
    [
      reply(new Uint8Array([0, 255]), {
        "content-type": "no type",
        "content-disposition": "attachment; filename=a.bin",
      }),
      { name: "a.bin", mediaType: "application/octet-stream", size: 2, base64: "AP8=" },
    ],
  ])("a file is its text in base64 %#", async (make, data) => {
    expect(await run(make)).toEqual({ data, requests: 1 });
  });

  test("a file of 8 MiB is the largest; one more byte names storeFile", async () => {
    const bytes = new Uint8Array(8 * 2 ** 20);
    const result = await run(reply(bytes));
    expect(result).toMatchObject({ data: { size: bytes.length } });
    expect(await run(reply(new Uint8Array(bytes.length + 1)))).toEqual({
      code: "reply_too_large",
      message:
        "The file is larger than 8388608 bytes. Pass context.storeFile, which takes larger ones.",
      outcome: "unknown",
      requests: 1,
    });
  });
});

describe("with storeFile", () => {
  test("gets stream, name, type and size, and decides the JSON", async () => {
    const headers = {
      "content-length": "3",
      "content-type": "image/png",
      "content-disposition": 'attachment; filename="../a.png"',
    };
    expect(await run(reply("abc", headers), { storeFile: readWhole })).toEqual({
      data: { name: "a.png", mediaType: "image/png", size: 3, text: "abc" },
      requests: 1,
    });
    expect(await run(reply(null), { storeFile: readWhole })).toMatchObject({
      data: { size: null, text: "" },
    });
    expect(
      await run(reply("abc"), { storeFile: ({ stream }) => buffer(stream).then(() => "key") }),
    ).toEqual({ data: "key", requests: 1 });
  });

  test.each([
    ["maxBytes of the reply", {}, { 200: { maxBytes: 2 } }, 2],
    ["that of the host before it", { maxBytes: 1 }, { 200: { maxBytes: 9 } }, 1],
    ["the usual", {}, { 200: {} }, 33_554_432],
  ])("bounds a file: %s", async (_, context, files, most) => {
    const large = reply(new Uint8Array(most + 1));
    const result = await run(large, { ...context, storeFile: readWhole }, files);
    expect(result).toMatchObject({
      code: "reply_too_large",
      message: `The file is larger than ${most} bytes.`,
    });
    const said = reply("", { "content-length": `${most + 1}` });
    const unasked = () => expect.unreachable();
    expect(await run(said, { ...context, storeFile: unasked }, files)).toMatchObject({
      code: "reply_too_large",
    });
  });

  test.each(["-1", "many", "3, 3", ""])("a length of %j is none", async (length) => {
    const told = reply("abc", { "content-length": length });
    expect(await run(told, { storeFile: readWhole })).toMatchObject({ data: { size: null } });
  });

  test.each([
    ["a reply that breaks off", broken(3)],
    ["one that is shorter than it says", reply("abc", { "content-length": "4" })],
    ["one that is longer", reply("abc", { "content-length": "2" })],
  ])("%s fails as any, and is not asked for again", async (_, make) => {
    const seen: unknown[] = [];
    const swallowing: StoreFile = async ({ stream }) => {
      await buffer(stream).catch((error) => seen.push(error));
      return "kept";
    };
    expect(await run(make, { storeFile: swallowing })).toEqual({
      code: "network",
      message: "The connection failed.",
      outcome: "unknown",
      requests: 1,
    });
    expect(seen).toHaveLength(1);
    expect(await run(make, { storeFile: readWhole })).toMatchObject({ code: "network" });
  });

  test.each<[string, StoreFile, string]>([
    ["leaves it unread", () => "no", "storeFile did not read the file to its end."],
    [
      "reads half of it",
      async ({ stream }) => {
        await stream.getReader().read();
        return "half";
      },
      "storeFile did not read the file to its end.",
    ],
    [
      "cancels it",
      async ({ stream }) => {
        await stream.cancel();
        return "none";
      },
      "storeFile did not read the file to its end.",
    ],
    ["throws", () => Promise.reject(new Error("key=1")), "storeFile failed."],
    [
      "throws an error of the host",
      () => Promise.reject(new HostError("Disk full.")),
      "Disk full.",
    ],
    [
      "returns no JSON",
      async ({ stream }) => {
        await buffer(stream);
        return undefined as never;
      },
      "storeFile returned no JSON.",
    ],
  ])("a host that %s", async (_, storeFile, message) => {
    let isCancelled = false;
    const make = () => {
      const cancel = () => {
        isCancelled = true;
      };
      let count = 0;
      const pull = (controller: ReadableStreamDefaultController) =>
        ++count < 4 ? controller.enqueue(new Uint8Array(9)) : controller.close();
      return new Response(new ReadableStream({ pull, cancel }, { highWaterMark: 0 }));
    };
    expect(await run(make, { storeFile })).toEqual({
      code: "host_error",
      message,
      outcome: "unknown",
      requests: 1,
    });
    expect(isCancelled).toBe(message !== "storeFile returned no JSON.");
  });

  test("signal and deadline end the stream and the call", async () => {
    const endless = () =>
      new Response(new ReadableStream({ pull: (all) => all.enqueue(new Uint8Array(1)) }));
    const abort = new AbortController();
    const seen: string[] = [];
    const storeFile: StoreFile = async ({ stream }, { signal }) => {
      signal.addEventListener("abort", () => seen.push("signal"));
      setTimeout(() => abort.abort(), 5);
      await buffer(stream).catch(() => seen.push("stream"));
      return "kept";
    };
    expect(await run(endless, { storeFile, signal: abort.signal })).toMatchObject({
      code: "aborted",
      requests: 1,
    });
    expect(await run(endless, { storeFile: readWhole, timeoutMs: 20 })).toMatchObject({
      code: "timeout",
      requests: 1,
    });
    await expect.poll(() => seen.toSorted()).toEqual(["signal", "stream"]);
  });
});

test("a reply of another type is no file; nobody is given it", async () => {
  const storeFile = () => expect.unreachable();
  const files = { 200: { mediaType: "image/*" } };
  const html = reply("<html>", { "content-type": "text/html" });
  expect(await run(html, { storeFile }, files)).toMatchObject({
    code: "invalid_reply",
    message: "The reply is not the expected file.",
  });
  const failed = reply('{"failed":1}', { "content-type": "application/json" });
  expect(await run(failed, { storeFile }, files)).toMatchObject({ code: "conflict" });
  const png = reply("x", { "content-type": "image/png" });
  expect(await run(png, {}, files)).toMatchObject({ data: { size: 1 } });
  const bytes = reply("x", { "content-type": "application/octet-stream" });
  expect(await run(bytes, {}, files)).toMatchObject({ data: { size: 1 } });
});

test("errors are read as ever, and asked for again", async () => {
  const down = () => Response.json({ message: "Down." }, { status: 503 });
  const storeFile = () => expect.unreachable();
  const context = { storeFile, maxWaitMs: 1, maxRetries: 1 };
  expect(await run(down, context)).toMatchObject({ code: "upstream_error", message: "Down." });
});
