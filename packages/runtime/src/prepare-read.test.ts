import { describe, expect, onTestFinished, test } from "vitest";
import { operationOf } from "./operation.fixture.ts";

const inputs = { apiKey: "s3cret-key", id: "a b" };

describe("read", () => {
  test("knows the call of a reply that send brought", async () => {
    const operation = operationOf();
    const fetch = async () => Response.json({ name: "lamp" });
    const { send } = await operation.prepare(inputs, { fetch });
    expect(await operation.read(await send())).toMatchObject({ metadata: { id: "a b" } });
  });

  test("maps the reply to a call of another process by its inputs", async () => {
    const operation = operationOf();
    const read = (status: number, body: object, given: object) =>
      operation.read(Response.json(body, { status }), { inputs: given });
    expect(await read(200, { name: "lamp" }, inputs)).toMatchObject({ metadata: { id: "a b" } });
    await expect(read(200, { name: "lamp" }, {})).rejects.toMatchObject({ code: "invalid_reply" });
    await expect(read(403, { message: "s3cret-key is wrong" }, inputs)).rejects.toMatchObject({
      code: "forbidden",
      outcome: "refused",
      message: expect.not.stringContaining("s3cret-key"),
    });
  });

  test("reads no reply of another operation by what was given to that", async () => {
    const fetch = async () => Response.json({ name: "lamp" });
    const { send } = await operationOf().prepare(inputs, { fetch });
    const other = operationOf({ id: "shop_get_other" });
    await expect(other.read(await send())).rejects.toMatchObject({ operation: "shop_get_other" });
  });

  test("hides the secrets that it is given also of a reply that send brought", async () => {
    const fetch = async () => Response.json({ message: "No token-of-a-login." }, { status: 403 });
    const { send } = await operationOf().prepare(inputs, { fetch });
    const context = { inputs, secrets: new Set(["token-of-a-login"]) };
    const message = "No [secret].";
    await expect(operationOf().read(await send(), context)).rejects.toMatchObject({ message });
  });

  test("refuses secrets that are a list, of which what it learns would be lost", async () => {
    const context = { inputs, secrets: ["token-of-a-login"] as object as Set<string> };
    await expect(operationOf().read(Response.json({}), context)).rejects.toMatchObject({
      message: "secrets must be a Set, not this list.",
    });
  });

  test("knows that the request was sent, whatever the context", async () => {
    const context = {
      get inputs(): never {
        throw new Error("s3cret-key");
      },
    };
    await expect(operationOf().read(Response.json({}), context)).rejects.toMatchObject({
      name: "ToolError",
      outcome: "unknown",
    });
  });

  test("hides what hooks made in another process", async () => {
    const reply = Response.json({ message: "No token-of-a-login." }, { status: 403 });
    const context = { inputs, secrets: new Set(["token-of-a-login"]) };
    const error = await operationOf()
      .read(reply, context)
      .catch((each) => each);
    expect(error.message).toBe("No [secret].");
  });

  test("says how long to wait", async () => {
    const reply = Response.json({}, { status: 429, headers: { "Retry-After": "7" } });
    const { read } = await operationOf().prepare(inputs);
    await expect(read(reply)).rejects.toMatchObject({ code: "rate_limited", retryAfterMs: 7000 });
  });

  test.each<[string, () => unknown, object]>([
    ["no Response", () => ({ id: "1" }), { code: "invalid_input", input: "reply" }],
    ["nothing", () => undefined, { code: "invalid_input", input: "reply" }],
    [
      "one that was read",
      () => {
        const reply = Response.json({});
        void reply.text();
        return reply;
      },
      { code: "invalid_input", input: "reply" },
    ],
    [
      "one that somebody reads",
      () => {
        const reply = Response.json({});
        reply.body?.getReader();
        return reply;
      },
      { code: "invalid_input", input: "reply" },
    ],
    [
      "one that breaks off",
      () =>
        new Response(
          new ReadableStream({ start: (controller) => controller.error(new Error("s3cret-key")) }),
        ),
      { code: "network" },
    ],
    ["one that is too large", () => Response.json("x".repeat(200)), { code: "reply_too_large" }],
  ])("refuses %s, of a request that may have been carried out", async (_, make, expected) => {
    const { read } = await operationOf().prepare(inputs, { maxBytes: 100 });
    const error = await read(make() as Response).catch((each) => each); // anything can be given
    expect(error).toMatchObject({ name: "ToolError", outcome: "unknown", ...expected });
    expect(JSON.stringify([error, error.cause])).not.toContain("s3cret-key");
  });

  test("reads several replies to one request at the same time", async () => {
    const { read } = await operationOf().prepare(inputs);
    const outputs = [{ id: "1" }, { id: "2" }].map((body) => read(Response.json(body)));
    expect(await Promise.all(outputs)).toMatchObject([
      { metadata: { id: "1" } },
      { metadata: { id: "2" } },
    ]);
  });

  test("stops with the signal of the context", async () => {
    const cancel = new AbortController();
    onTestFinished(() => cancel.abort());
    const { read } = await operationOf().prepare(inputs, { signal: cancel.signal });
    const outputs = read(new Response(new ReadableStream()));
    cancel.abort();
    await expect(outputs).rejects.toMatchObject({ code: "aborted", outcome: "unknown" });
  });
});
