import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { jsonServer } from "../../../tests/kit/server.ts";
import type { Context } from "./context.ts";
import { signing } from "./hooks/signing.ts";
import { operationOf, thing, type ThingInputs } from "./operation.fixture.ts";
import { redact } from "./reply/redact.ts";
import { connect } from "./request/connection.ts";
import { credential } from "./request/credential.ts";
import { idempotencyKey } from "./request/idempotency-key.ts";

const inputs = { apiKey: "s3cret-key", id: "a b" };

/** An operation that sends a body, whose every attempt is signed. */
function signed() {
  let attempts = 0;
  const call = {
    ...thing.call,
    method: "POST",
    idempotencyKey: idempotencyKey("Idempotency-Key"),
    request: ({ id }: ThingInputs) => ({ params: { path: { id } }, body: { text: "ü" } }),
  };
  const plain = (_: ThingInputs, options: Context) =>
    connect(options, { home: "https://api.example.com" });
  const sign = () => ({ "x-signature": `signature-${++attempts}` });
  return operationOf({ call, connect: signing(plain, call, { sign, adds: ["x-signature"] }) });
}

describe("prepare", () => {
  test("gives the request that a host sends by itself, and reads its reply", async () => {
    const { baseUrl, requests } = await jsonServer(() => ({ body: { name: "lamp" } }));
    const { request, read } = await operationOf().prepare({ ...inputs, top: "3" }, { baseUrl });
    expect(requests).toEqual([]);
    expect(request.redirect).toBe("manual");
    // The engine's own fetch stands for the transport of a host.
    const outputs = await read(await fetch(request));
    expect(outputs).toEqual({ data: { name: "lamp" }, metadata: { id: "a b" } });
    expect(requests).toMatchObject([
      { method: "GET", target: "/things/a%20b?top=3", headers: { "x-api-key": "s3cret-key" } },
    ]);
  });

  test("refuses what execute refuses, all of it", async () => {
    const given = { apiKey: "", top: 99 } as object as ThingInputs; // as a caller without types
    await expect(operationOf().prepare(given)).rejects.toMatchObject({
      name: "ToolError",
      outcome: "not_sent",
      operation: "shop_get_thing",
      problems: [{ input: "apiKey" }, { input: "id" }, { input: "top" }],
    });
    const context = { baseUrl: 7 } as object; // the same
    await expect(operationOf().prepare(inputs, context)).rejects.toMatchObject({
      problems: [{ input: "baseUrl" }],
    });
  });

  test("names the texts to mask", async () => {
    const { request, secrets } = await operationOf().prepare(inputs);
    const shown = redact(Object.fromEntries(request.headers), secrets);
    expect(shown).toEqual({ accept: "application/json", "x-api-key": "[secret]" });
  });

  test("shows no secret where the call is printed or copied", async () => {
    const query = { key: inputs.apiKey };
    const connected = () => connect({}, { home: "https://api.example.com", query });
    for (const operation of [operationOf(), operationOf({ connect: connected })]) {
      const call = await operation.prepare(inputs);
      const shown = [inspect(call, { depth: 9, showHidden: true }), inspect({ ...call })];
      expect(shown.join()).toContain("send");
      expect([...shown, JSON.stringify(call)].join()).not.toContain(inputs.apiKey);
    }
  });

  test("leaves credentials out where the host adds them, who needs no fetch for it", async () => {
    const apiKey = { ...thing.inputs["apiKey"], type: "string", credential: true } as const;
    const operation = operationOf({
      inputs: { ...thing.inputs, apiKey },
      connect: ({ apiKey: key }, options) =>
        connect(options, {
          home: "https://api.example.com",
          headers: { "X-API-Key": credential("apiKey", key, options) },
        }),
    });
    const call = await operation.prepare({ id: "1", apiKey: "left" }, { credentials: "fetch" });
    expect(JSON.stringify([...call.request.headers, call.request.url])).not.toMatch(
      /left|api-key/i,
    );
    await expect(call.send()).rejects.toMatchObject({ outcome: "not_sent", input: "credentials" });
  });
});

describe("send", () => {
  test("signs each attempt, and keeps the key of the call", async () => {
    const sent: Request[] = [];
    const fetch = async (request: Request) => (sent.push(request), Response.json({ id: "1" }));
    const call = await signed().prepare(inputs, { fetch });
    expect(call.request.headers.has("x-signature")).toBe(false);
    expect(call.secrets).not.toContain("signature-1");
    await call.send();
    await call.send();
    const header = (name: string) => sent.map(({ headers }) => headers.get(name));
    expect(header("x-signature")).toEqual(["signature-1", "signature-2"]);
    const key = call.request.headers.get("idempotency-key");
    expect(header("idempotency-key")).toEqual([key, key]);
    expect(await Promise.all(sent.map((request) => request.text()))).toEqual(
      Array(2).fill('{"text":"ü"}'),
    );
    expect([...call.secrets]).toEqual(expect.arrayContaining(["signature-1", "signature-2"]));
  });

  test("sends once, whatever comes of it, and follows no redirect", async () => {
    const { baseUrl, requests } = await jsonServer((_, count) =>
      count === 1 ? { status: 503 } : { status: 302, headers: { Location: "/elsewhere" } },
    );
    const { send, read } = await operationOf().prepare(inputs, { baseUrl });
    const busy = await send();
    expect(busy.status).toBe(503);
    await expect(read(busy)).rejects.toMatchObject({ status: 503, outcome: "unknown" });
    await expect(read(await send())).rejects.toMatchObject({ status: 302 });
    expect(requests).toHaveLength(2);
  });

  test("fails with what is known of the connection, without secrets", async () => {
    const { baseUrl } = await jsonServer(() => ({ cuts: true }));
    const call = await operationOf().prepare(inputs, { baseUrl });
    await expect(call.send()).rejects.toMatchObject({ code: "network", outcome: "unknown" });
    const fetch = async ({ headers }: Request) => {
      throw Object.assign(new Error(`no ${headers.get("x-api-key")}`), { isHostError: true });
    };
    const own = await operationOf().prepare(inputs, { fetch });
    await expect(own.send()).rejects.toMatchObject({ code: "host_error", message: "no [secret]" });
  });

  test("ends with the signal of the context, and so does a request of its own", async () => {
    const { baseUrl } = await jsonServer(() => ({ hangs: true }));
    const cancel = new AbortController();
    const context = { baseUrl, signal: cancel.signal };
    const { send, request } = await operationOf().prepare(inputs, context);
    const failures = [send(), fetch(request)].map((sent) =>
      sent.catch(({ code, name }) => [code, name]),
    );
    cancel.abort();
    expect(await Promise.all(failures)).toEqual([
      ["aborted", "ToolError"],
      [20, "AbortError"],
    ]);
  });
});

test("a signal of another realm ends what is sent, and one that is aborted sends nothing", async () => {
  const { baseUrl } = await jsonServer(() => ({ hangs: true }));
  const { signal: own, ...cancel } = signalOfAnotherRealm();
  const { send } = await operationOf().prepare(inputs, { baseUrl, signal: own });
  const sent = send();
  cancel.abort();
  await expect(sent).rejects.toMatchObject({ code: "aborted" });
  await expect(send()).rejects.toMatchObject({ code: "aborted", outcome: "not_sent" });
});

/** What is no `AbortSignal` to this engine, and works like one. */
function signalOfAnotherRealm() {
  const real = new AbortController();
  const like = {
    get aborted() {
      return real.signal.aborted;
    },
    addEventListener: real.signal.addEventListener.bind(real.signal),
    removeEventListener: real.signal.removeEventListener.bind(real.signal),
  };
  return { signal: like as AbortSignal, abort: () => real.abort() }; // as hosts do
}
