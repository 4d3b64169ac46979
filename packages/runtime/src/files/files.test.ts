import { openAsBlob, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../../tests/kit/folder.ts";
import { answerJson, loopbackServer } from "../../../../tests/kit/server.ts";
import type { Context } from "../context.ts";
import { HostError } from "../host-error.ts";
import { createNodeFetch } from "../node.ts";
import { defineOperation } from "../operation.ts";
import { connect } from "../request/connection.ts";
import type { Input } from "../definition.ts";
import { files } from "./inputs.ts";
import { fileAs, multipart } from "./multipart.ts";
import { fileText, type EncodedFile } from "./file.ts";
import { inParts } from "../operation.fixture.ts";

/** Parts of the form that a call sends, files as name, type and text. */
async function sent(
  inputs: object,
  context: Context = {},
  own: Partial<Input> = {},
): Promise<readonly unknown[]> {
  const parts: unknown[] = [];
  await upload(own).execute(inputs, {
    ...context,
    async fetch(request) {
      for (const [name, part] of await request.formData()) {
        parts.push(
          typeof part === "string" ? [name, part] : [name, part.name, part.type, await part.text()],
        );
      }
      return Response.json({});
    },
  });
  return parts;
}

function upload(own: Partial<Input> = {}, isEncoded = false) {
  return defineOperation<object, { file: File & EncodedFile }, object>(
    ...inParts({
      id: "files_upload",
      provider: "files",
      name: "Upload",
      effect: "write",
      inputs: { file: { type: "file", required: true, ...own } },
      outputs: {},
      replies: { 200: "object" },
      errors: { message: [], code: [] },
      keywords: [files],
      connect: (_, options) => connect(options, { home: "https://files.example" }),
      call: {
        operation: "files_upload",
        effect: "write",
        method: "PUT",
        path: "/file",
        ...(!isEncoded && { write: own.base64 ? fileAs("a/b") : multipart() }),
        request: ({ file }) => ({ body: isEncoded ? { file: fileText(file) } : { file } }),
      },
    }),
  );
}

const base64 = "aGVsbG8=";

test.each<[string, unknown, readonly string[]]>([
  [
    "a File",
    new File(["hello"], "a.txt", { type: "text/plain" }),
    ["a.txt", "text/plain", "hello"],
  ],
  ["a Blob", new Blob(["hello"]), ["file", "application/octet-stream", "hello"]],
  ["bytes", new TextEncoder().encode("hello"), ["file", "application/octet-stream", "hello"]],
  [
    "a part of bytes",
    new TextEncoder().encode("(hello)").subarray(1, 6),
    ["file", "application/octet-stream", "hello"],
  ],
  ["JSON", { name: "a", mediaType: "a/b", base64 }, ["a", "a/b", "hello"]],
  ["JSON text", JSON.stringify({ name: "a", base64 }), ["a", "application/octet-stream", "hello"]],
  [
    "a name with quotes and lines",
    { name: 'a"\r\nb: c\r\n\r\n', base64 },
    ['a"\r\nb: c', "application/octet-stream", "hello"],
  ],
  [
    "a media type with lines",
    { mediaType: "a/b\r\nc: d", base64 },
    ["file", "application/octet-stream", "hello"],
  ],
])("%s is sent as a part", async (_, file, part) => {
  expect(await sent({ file })).toEqual([["file", ...part]]);
});

test("the only media type that is allowed is assumed of a file that says none", async () => {
  const parts = await sent({ file: new Blob(["x"]) }, {}, { mediaTypes: ["image/png"] });
  expect(parts).toEqual([["file", "file", "image/png", "x"]]);
});

test.each<[string, unknown, string]>([
  ["too large", new Blob(["123456"]), "file takes at most 5 bytes; this has 6."],
  [
    "of another type",
    new Blob(["1"], { type: "a/b" }),
    "file must be a file of type text/plain or image/*, not a/b.",
  ],
  [
    "of no type",
    new Blob(["1"]),
    "file must be a file of type text/plain or image/*, not of an unknown one.",
  ],
  ["no base64", { base64: "*" }, "file must have base64 as its base64."],
  [
    "a reference without readFile",
    "key",
    "file must be a file: a Blob, bytes or { name, mediaType, base64 }. The host has no readFile, which reads other values.",
  ],
  ["no data", () => 1, "file has a value that JSON cannot hold."],
])("what is %s is refused", async (_, file, message) => {
  const call = sent({ file }, {}, { maxBytes: 5, mediaTypes: ["text/plain", "image/*"] });
  await expect(call).rejects.toMatchObject({
    code: "invalid_input",
    message,
    input: "file",
    outcome: "not_sent",
  });
});

test("readFile gets the reference, and its file keeps to the limits", async () => {
  const asked: unknown[] = [];
  const readFile = (reference: unknown) => {
    asked.push(reference);
    return new File(["hello"], "kept.txt");
  };
  expect(await sent({ file: { key: 7 } }, { readFile })).toEqual([
    ["file", "kept.txt", "application/octet-stream", "hello"],
  ]);
  expect(asked).toEqual([{ key: 7 }]);
  const call = sent({ file: '["a"]' }, { readFile }, { maxBytes: 4 });
  await expect(call).rejects.toMatchObject({ message: "file takes at most 4 bytes; this has 5." });
  expect(asked.at(-1)).toEqual(["a"]);
});

test.each<[string, () => Blob, string]>([
  [
    "tells why",
    () => {
      throw new HostError("It is gone.");
    },
    "It is gone.",
  ],
  [
    "fails",
    () => {
      throw new Error("https://store.example/?key=secret");
    },
    "The file could not be read.",
  ],
  ["returns no Blob", () => "text" as never, "readFile did not return a Blob."],
])("a readFile that %s ends the call", async (_, readFile, message) => {
  const call = sent({ file: "key" }, { readFile });
  await expect(call).rejects.toMatchObject({ code: "host_error", message, outcome: "not_sent" });
});

test("readFile is given up with the call", async () => {
  const controller = new AbortController();
  const readFile: Context["readFile"] = (_, { signal }) =>
    new Promise(() => signal.addEventListener("abort", () => controller.abort()));
  const call = upload().execute({ file: "key" }, { readFile, deadlineMs: 1 });
  await expect(call).rejects.toMatchObject({ code: "timeout" });
  expect(controller.signal.aborted).toBe(true);
});

test("a fetch of the host takes bodies of maxBytes at most, that of Node any", async () => {
  const { baseUrl, requests } = await loopbackServer((response) => answerJson(response));
  const file = new Blob(["x".repeat(2_000)]);
  const fetch = async () => Response.json({});
  const held = upload().execute({ file }, { fetch, maxBytes: 1_000 });
  const message = expect.stringMatching(
    /^The body has 2\d{3} bytes; through context.fetch it may have 1000/,
  );
  await expect(held).rejects.toMatchObject({ code: "invalid_input", message });
  await upload().execute({ file }, { baseUrl, fetch: createNodeFetch(), maxBytes: 1_000 });
  await upload().execute({ file }, { baseUrl, maxBytes: 1_000 });
  const [first, second] = requests.map(({ headers, body }) => [
    Number(headers["content-length"]) - body.length,
    body.includes("x".repeat(2_000)),
  ]);
  expect([first, second]).toEqual([
    [0, true],
    [0, true],
  ]);
});

test("a file that has changed since ends the call", async () => {
  const { baseUrl } = await loopbackServer((response) => answerJson(response));
  const path = join(newFolder({ a: "hello" }), "a");
  const file = await openAsBlob(path);
  writeFileSync(path, "hello, hello");
  await expect(upload().execute({ file }, { baseUrl })).rejects.toMatchObject({
    code: "host_error",
    message: "The file could not be read. It may have changed.",
  });
});

test("a file that travels as text is bound by maxBytes", async () => {
  const context = { fetch: async () => Response.json({}), maxBytes: 4 };
  const call = upload({ base64: true }, true).execute({ file: new Blob(["hello"]) }, context);
  await expect(call).rejects.toMatchObject({
    message: "file travels as text and takes at most 4 bytes; this has 5.",
  });
});

test("a body that is too large to be held is not sent by a host either", async () => {
  const context = { fetch: async () => Response.json({}), maxBytes: 1000 };
  const { send } = await upload().prepare({ file: new Blob(["x".repeat(5000)]) }, context);
  await expect(send()).rejects.toMatchObject({ code: "invalid_input", input: "maxBytes" });
});

test.each<[Parameters<typeof multipart>[0], readonly string[]]>([
  ["repeat", ["a", "a", "a", "a"]],
  ["brackets", ["a[]", "a[]", "a[]", "a[]"]],
  ["indexes", ["a[0]", "a[1]", "a[2]", "a[3]"]],
  ["comma", ["a"]],
])("each item of a list is a part, named by %s", async (lists, names) => {
  const headers: Record<string, string> = {};
  const list = { a: ["x", null, { b: [1] }, [2]], none: [], no: undefined };
  const form = await new Response(multipart(lists)(list, headers), { headers }).formData();
  const texts = ["x", "", '{"b":[1]}', "[2]"];
  const expected = names.length > 1 ? texts : [texts.join(",")];
  expect([...form]).toEqual(expected.map((text, index) => [names[index], text]));
});

test.each([
  "brackets",
  "repeat",
  "indexes",
  "comma",
] as const)("a name that ends in brackets says how its list travels, whatever %s says", async (lists) => {
  const headers: Record<string, string> = {};
  const body = multipart(lists)({ "a[]": ["x", "y"] }, headers);
  expect([...(await new Response(body, { headers }).formData())]).toEqual([
    ["a[]", "x"],
    ["a[]", "y"],
  ]);
});
