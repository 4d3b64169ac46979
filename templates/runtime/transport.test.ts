import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import createClient from "openapi-fetch";
import { afterEach, describe, expect, test } from "vitest";
import type { TransportOptions } from "./context.ts";
import type { Effect } from "./definition.ts";
import { type CallInit, sender } from "./transport.ts";

interface paths {
  "/thing": Record<
    "get" | "post",
    {
      requestBody?: { content: { "application/json": { a: number } } };
      responses: { 200: { content: { "application/json": { ok: boolean } } } };
    }
  >;
}

type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function serve(handler: Handler) {
  const requests: { method: string; headers: IncomingMessage["headers"]; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { method = "", headers } = request;
    const count = requests.push({ method, headers, body: Buffer.concat(parts).toString() });
    handler(request, response, count);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a server that listens has one
  return { requests, baseUrl: `http://127.0.0.1:${port}` };
}

function clientOf(options: TransportOptions & { baseUrl: string }, effect: Effect = "read") {
  const send = sender(options);
  const http = createClient<paths>({
    ...send.defaults,
    baseUrl: options.baseUrl,
    headers: { "X-API-KEY": "canary" },
  });
  return {
    get: (init?: CallInit) => http.GET("/thing", { ...init, fetch: send[effect] }),
    post: (init?: CallInit) =>
      http.POST("/thing", { ...init, fetch: send[effect], body: { a: 1 } }),
  };
}

const json = (response: ServerResponse, status = 200) =>
  response.writeHead(status, { "Content-Type": "application/json" }).end('{"ok":true}');

/** Answers at once where a retry would otherwise wait. */
const busy = (response: ServerResponse, status: number) =>
  response.writeHead(status, { "Retry-After": "0" }).end("{}");

describe("a reply", () => {
  test("is openapi-fetch's own, and its text can be read again", async () => {
    const { baseUrl, requests } = await serve((_, response) => json(response));
    const { data, error, response } = await clientOf({ baseUrl }).get();
    expect({ data, error, status: response.status }).toEqual({
      data: { ok: true },
      error: undefined,
      status: 200,
    });
    expect(await response.text()).toBe('{"ok":true}');
    expect(requests[0]?.headers).toMatchObject({
      accept: "application/json",
      "x-api-key": "canary",
    });
    expect(requests[0]?.headers).not.toHaveProperty("content-type");
  });

  test("with an error status resolves too", async () => {
    const { baseUrl } = await serve((_, response) => json(response, 404));
    const { data, error, response } = await clientOf({ baseUrl }).get();
    expect({ data, error, ok: response.ok }).toEqual({
      data: undefined,
      error: { ok: true },
      ok: false,
    });
  });

  test("is sent through the host's fetch", async () => {
    const seen: Request[] = [];
    const fetch = async (request: Request) => {
      seen.push(request);
      return Response.json({ ok: true });
    };
    await clientOf({ baseUrl: "http://x.invalid", fetch }).post();
    expect(await seen[0]?.json()).toEqual({ a: 1 });
    expect(seen[0]?.redirect).toBe("manual");
  });
});

describe("time", () => {
  test("covers the body", async () => {
    const { baseUrl, requests } = await serve((_, response) => {
      response.writeHead(200, { "Content-Type": "application/json" }).write('{"ok":');
    });
    const started = Date.now();
    await expect(clientOf({ baseUrl, timeoutMs: 80 }).get()).rejects.toMatchObject({
      code: "timeout",
      attempts: 1,
    });
    expect(Date.now() - started).toBeLessThan(1000);
    expect(requests.length).toBe(1);
  });

  test("is up also when the host's fetch ignores the signal", async () => {
    const fetch = () => new Promise<Response>(() => {});
    await expect(
      clientOf({ baseUrl: "http://x", fetch, timeoutMs: 20 }).get(),
    ).rejects.toMatchObject({ code: "timeout" });
  });

  test.each([
    "context",
    "call",
  ])("a signal of the %s ends the call, also during a wait, and is let go", async (where) => {
    const { baseUrl } = await serve((_, response) =>
      response.writeHead(503, { "Retry-After": "30" }).end(),
    );
    const controller = new AbortController();
    const { signal } = controller;
    let listeners = 0;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (...args: Parameters<typeof add>) => (listeners++, add(...args));
    signal.removeEventListener = (...args: Parameters<typeof remove>) => (
      listeners--, remove(...args)
    );
    setTimeout(() => controller.abort(new Error("canary")), 60);
    const isCall = where === "call";
    const call = clientOf(isCall ? { baseUrl } : { baseUrl, signal }).get(isCall ? { signal } : {});
    await expect(call).rejects.toMatchObject({
      code: "aborted",
      message: "The call was aborted.",
      attempts: 1,
    });
    expect(listeners).toBe(0);
    await expect(clientOf({ baseUrl, signal }).get()).rejects.toMatchObject({ code: "aborted" });
  });
});

describe("retries", () => {
  test.each([408, 429, 500, 503])("a GET is sent again on %i", async (status) => {
    const { baseUrl, requests } = await serve((_, response, count) =>
      count < 3 ? busy(response, status) : json(response),
    );
    const { data, response } = await clientOf({ baseUrl }).get();
    expect(data).toEqual({ ok: true });
    expect(response).toHaveProperty("attempts", 3);
    expect(requests.length).toBe(3);
  });

  test("end with the last reply", async () => {
    const { baseUrl, requests } = await serve((_, response) => busy(response, 503));
    expect((await clientOf({ baseUrl, maxRetries: 1 }).get()).response.status).toBe(503);
    expect(requests.length).toBe(2);
  });

  test("a POST is sent once, unless 429 says that nothing was done; its body is sent again", async () => {
    const failing = await serve((_, response) => busy(response, 503));
    expect((await clientOf(failing, "write").post()).response.status).toBe(503);
    expect(failing.requests.length).toBe(1);
    const limiting = await serve((_, response, count) =>
      count < 2 ? busy(response, 429) : json(response),
    );
    expect((await clientOf(limiting, "cost").post()).response.status).toBe(200);
    expect(limiting.requests.map(({ body }) => body)).toEqual(['{"a":1}', '{"a":1}']);
  });

  test("a body that is cut is a failed connection", async () => {
    const { baseUrl, requests } = await serve((_, response, count) => {
      if (count > 1) return json(response);
      response
        .writeHead(200, { "Content-Length": "100" })
        .write('{"ok":', () => response.destroy());
    });
    expect((await clientOf({ baseUrl }).get()).data).toEqual({ ok: true });
    expect(requests.length).toBe(2);
  });

  test("a failed connection says so, without an address", async () => {
    const { baseUrl } = await serve((request) => request.socket.destroy());
    const failure = clientOf({ baseUrl }, "write").post();
    await expect(failure).rejects.toMatchObject({
      name: "ToolError",
      code: "network",
      attempts: 1,
    });
    await expect(failure).rejects.not.toThrow("127.0.0.1");
  });

  test("a number of retries that is none means none", async () => {
    const { baseUrl, requests } = await serve((_, response) => busy(response, 503));
    await clientOf({ baseUrl, maxRetries: Number("x") }).get();
    expect(requests.length).toBe(1);
  });

  test("a wait beyond the cap is not begun", async () => {
    const { baseUrl, requests } = await serve((_, response) =>
      response.writeHead(429, { "Retry-After": "61" }).end(),
    );
    expect((await clientOf({ baseUrl }).get()).response.status).toBe(429);
    expect(requests.length).toBe(1);
  });
});

describe("refused replies", () => {
  test.each([
    301, 302, 303, 307, 308,
  ])("a %i is not followed, so no credential goes along", async (status) => {
    const other = await serve((_, response) => json(response));
    const { baseUrl } = await serve((_, response) =>
      response.writeHead(status, { Location: `${other.baseUrl}/thing` }).end(),
    );
    await expect(clientOf({ baseUrl }).get()).rejects.toMatchObject({
      code: "upstream_error",
      status,
    });
    await expect(clientOf({ baseUrl }, "write").post()).rejects.toMatchObject({
      code: "upstream_error",
    });
    expect(other.requests).toEqual([]);
  });

  test("a success of more than 32 MiB is refused, an error is cut at 64 KiB", async () => {
    const part = Buffer.alloc(2 ** 20, "x");
    const { baseUrl } = await serve((request, response) => {
      response.writeHead(request.method === "GET" ? 200 : 400);
      for (let i = 0; i < 34; i++) response.write(part);
      response.end();
    });
    await expect(clientOf({ baseUrl }).get()).rejects.toMatchObject({
      code: "reply_too_large",
      status: 200,
    });
    const { response } = await clientOf({ baseUrl }, "write").post();
    expect(await response.text()).toHaveLength(65_536);
  });
});
