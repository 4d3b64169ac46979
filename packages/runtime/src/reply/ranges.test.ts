import createClient from "openapi-fetch";
import { expect, test } from "vitest";
import { callOptions, clientOptions } from "../client.ts";
import type { Context } from "../context.ts";
import { connect } from "../request/connection.ts";
import { operationOf, thing } from "../operation.fixture.ts";
import type { CallPolicy } from "../policy/call-policy.ts";
import { fileReplies, storing } from "./file-replies.ts";

const inputs = { apiKey: "k", id: "i" };
const refused = { code: "invalid_reply", status: 206, attempts: 1 };

/** A part, which alone is JSON. */
const part = () =>
  Response.json({ id: "t" }, { status: 206, headers: { "Content-Range": "bytes 0-9/900" } });
const fetch = async () => part();

test("a part is no reply to a read that asked for no range", async () => {
  await expect(operationOf().execute(inputs, { fetch })).rejects.toMatchObject(refused);
  const { read } = await operationOf().prepare(inputs);
  const { attempts: _, ...told } = refused;
  await expect(read(part())).rejects.toMatchObject({ ...told, outcome: "unknown" });
});

test("no part of a file is stored", async () => {
  const storeFile: Context["storeFile"] = () => expect.unreachable();
  const { execute } = operationOf({
    replies: { 200: "file" },
    keywords: [fileReplies],
    call: { ...thing.call, receive: storing({ 200: {}, "2xx": {} }) },
  });
  const call = execute(inputs, { fetch, storeFile });
  await expect(call).rejects.toMatchObject(refused);
});

test("a typed client refuses it, too", async () => {
  const http = createClient<{ "/x": { get: { responses: { 200: object } } } }>(clientOptions);
  const connection = connect({ fetch }, { home: "https://api.example.com" });
  const failed = http.GET("/x", callOptions(thing.call, connection));
  await expect(failed).rejects.toMatchObject(refused);
});

test.each<[string, Partial<CallPolicy>]>([
  ["where a range may be asked for, or it is declared", { ranged: true }],
  ["of a write", { effect: "write" }],
])("it is a reply like others %s", async (_, { effect = "read", ...own }) => {
  const { execute } = operationOf({ effect, call: { ...thing.call, ...own } });
  expect(await execute(inputs, { fetch })).toMatchObject({ data: { id: "t" } });
});
