import { expect, test } from "vitest";
import type { Context } from "../context.ts";
import { operationOf } from "../operation.fixture.ts";
import { listReplies } from "./list-replies.ts";
import { textReplies } from "./text-replies.ts";

const inputs = { apiKey: "k", id: "i" };

/** Answers with a byte for each character. */
const answering = (bytes: string, type: string, status = 200): Context => ({
  fetch: async () =>
    new Response(Buffer.from(bytes, "latin1"), { status, headers: { "Content-Type": type } }),
});

const kinds = [
  ["object", '{"id":"caf\xe9"}', "application/json", { id: "café" }],
  ["text", "caf\xe9", "text/plain", "café"],
  ["lines", '"caf\xe9"\n', "application/x-ndjson", ["café"]],
  ["events", 'data: "caf\xe9"\n\n', "text/event-stream", ["café"]],
] as const;

test.each(kinds)("%s is read by its charset, and else no data", async (kind, bytes, type, data) => {
  const { execute } = operationOf({
    outputs: { data: { type: "json", from: ["body"] } },
    replies: { 200: kind },
    keywords: [kind === "text" ? textReplies : listReplies],
  });
  const named = answering(bytes, `${type}; charset=iso-8859-1`);
  expect(await execute(inputs, named)).toEqual({ data });
  for (const wrong of ["", "; charset=utf-8", "; charset=binary"]) {
    const failure = execute(inputs, answering(bytes, `${type}${wrong}`));
    await expect(failure).rejects.toMatchObject({
      code: "invalid_reply",
      message: "The reply is not in its charset.",
      status: 200,
      attempts: 1,
    });
  }
});

test("an error is the one that its status tells of", async () => {
  const context = answering('{"message":"caf\xe9"}', "application/json", 403);
  const failure = operationOf().execute(inputs, context);
  await expect(failure).rejects.toMatchObject({ code: "forbidden", message: "caf\ufffd" });
});

test("of a reply that is not read nothing is wrong", async () => {
  const { execute } = operationOf({ outputs: {}, replies: { 200: "empty" } });
  expect(await execute(inputs, answering("caf\xe9", "text/html"))).toEqual({});
});

test("a part of a character is no empty reply", async () => {
  const { execute } = operationOf({ outputs: {}, replies: { 200: "object", 204: "empty" } });
  for (const [status, bytes] of [
    [200, "\xc3"],
    [202, "\xc3"],
    [202, "{}\xc3"],
  ] as const) {
    const failure = execute(inputs, answering(bytes, "application/json", status));
    await expect(failure).rejects.toMatchObject({ message: "The reply is not in its charset." });
  }
});
