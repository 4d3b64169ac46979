import { inspect } from "node:util";
import createClient from "openapi-fetch";
import { describe, expect, test } from "vitest";
import { answerJson, loopbackServer } from "../../../tests/kit/server.ts";
import { type CallInit, callOptions, clientOptions } from "./client.ts";
import { type Call, connect } from "./request/connection.ts";
import type { TransportOptions } from "./context.ts";
import { idempotencyKey } from "./request/idempotency-key.ts";

interface Operation {
  parameters: { path: { id: string }; query?: { q?: string; ids?: string[] } };
  requestBody?: { content: { "application/json": { a: number } } };
  responses: { 200: { content: { "application/json": { ok: boolean } } } };
}

const http = createClient<{ "/things/{id}": Record<"get" | "post", Operation> }>(clientOptions);

const call: Call = {
  operation: "shop_get",
  effect: "read",
  method: "GET",
  path: "/things/{id}",
  request: () => ({}),
};

function clientOf(options: TransportOptions, rest: Partial<Call> = {}, id = "a/b") {
  const credentials = { headers: { "X-API-Key": "k" }, query: { key: "q&" } };
  const connection = connect(options, { home: "https://api.example.com", ...credentials });
  const params = { path: { id }, query: { q: "x y", ids: ["1", "2"] } };
  const init = (own?: CallInit) => callOptions({ ...call, ...rest }, connection, own);
  return {
    get: (own?: CallInit) => http.GET("/things/{id}", { ...init(own), params }),
    post: (own?: CallInit) => http.POST("/things/{id}", { ...init(own), params, body: { a: 1 } }),
  };
}

describe("a typed client", () => {
  test("shows no credential in the address of its reply", async () => {
    const { baseUrl } = await loopbackServer((response) => answerJson(response));
    const { response } = await clientOf({ baseUrl }).get();
    expect(response.url).toBe(`${baseUrl}/things/a%2Fb?q=x+y&ids=1&ids=2&key=%5Bsecret%5D`);
    expect(inspect(response)).not.toContain("q%26");
  });

  test("sends what openapi-fetch builds, with credentials", async () => {
    const { baseUrl, requests } = await loopbackServer((response) => answerJson(response));
    await clientOf({ baseUrl }).get();
    await clientOf({ baseUrl }, { idempotencyKey: idempotencyKey("X-Key") }).post();
    const target = "/things/a%2Fb?q=x%20y&ids=1&ids=2&key=q%26";
    expect(requests[0]).toMatchObject({ method: "GET", target, body: "" });
    expect(requests[0]?.headers).toMatchObject({ accept: "application/json", "x-api-key": "k" });
    expect(requests[0]?.headers).not.toHaveProperty("content-type");
    expect(requests[1]).toMatchObject({ method: "POST", target, body: '{"a":1}' });
    expect(requests[1]?.headers).toMatchObject({
      "content-type": "application/json",
      "x-key": expect.stringMatching(/^[\da-f-]{36}$/),
    });
  });

  test("gives openapi-fetch's own reply, whose body can be read again", async () => {
    const { baseUrl } = await loopbackServer((response) => answerJson(response));
    const { data, error, response } = await clientOf({ baseUrl }).get();
    expect({ data, error, status: response.status }).toEqual({
      data: { ok: true },
      error: undefined,
      status: 200,
    });
    expect(await response.text()).toBe('{"ok":true}');
    expect(await response.json()).toEqual({ ok: true });
  });

  test.each([
    "json",
    "text",
  ] as const)("refuses %s that its charset does not have", async (parseAs) => {
    const fetch = async () => new Response(Buffer.from('"caf\xe9"', "latin1"));
    const refused = clientOf({ fetch }).get({ parseAs });
    await expect(refused).rejects.toMatchObject({
      code: "invalid_reply",
      status: 200,
      attempts: 1,
    });
  });

  test("takes a reply without a body, whatever charset it names", async () => {
    const headers = { "Content-Type": "application/json; charset=none" };
    const fetch = async () => new Response(null, { status: 204, headers });
    expect((await clientOf({ fetch }).get()).response.status).toBe(204);
  });

  test.each([404, 500])("resolves with a %i too", async (status) => {
    const { baseUrl } = await loopbackServer((response) => answerJson(response, status));
    const { data, error, response } = await clientOf({ baseUrl, maxRetries: 0 }).get();
    expect({ data, error, status: response.status }).toEqual({
      data: undefined,
      error: { ok: true },
      status,
    });
  });

  test.each([undefined, 0])("tells of an error without a body by its status", async (length) => {
    const { baseUrl } = await loopbackServer((response) => {
      response.writeHead(500, length === undefined ? {} : { "Content-Length": length }).end();
    });
    const { data, error, response } = await clientOf({ baseUrl, maxRetries: 0 }).get();
    expect([data, error ?? "", response.ok]).toEqual([undefined, "", false]);
  });

  test("gives text where that is asked for", async () => {
    const { baseUrl } = await loopbackServer((response) => response.end("plain"));
    expect((await clientOf({ baseUrl }).get({ parseAs: "text" })).data).toBe("plain");
  });

  test("gives nothing for an empty reply", async () => {
    const { baseUrl } = await loopbackServer((response) => response.writeHead(204).end());
    expect(await clientOf({ baseUrl }).get()).toMatchObject({ data: undefined });
  });

  test.each([
    ["HTML", "<html>canary", undefined],
    ["HTML with its length", "<html>canary", 12],
    ["broken JSON", '{"ok":', undefined],
    ["a number that would be another", '{"ok":9007199254740993}', undefined],
    ["a number beyond all range", '{"ok":1e400}', 12],
    ["JSON that is nested too deep", "[".repeat(501) + "]".repeat(501), undefined],
  ])("refuses %s", async (_, body, length) => {
    const { baseUrl } = await loopbackServer((response) => {
      if (length) response.setHeader("Content-Length", length);
      response.end(body);
    });
    const error = await clientOf({ baseUrl })
      .get()
      .catch((known: unknown) => known);
    expect(error).toMatchObject({
      name: "ToolError",
      code: "invalid_reply",
      message: "The reply is not the expected JSON.",
      operation: "shop_get",
      status: 200,
      attempts: 1,
    });
    expect(inspect(error)).not.toContain("canary");
  });

  test("refuses what cannot be sent with a ToolError that names it", async () => {
    const { baseUrl, requests } = await loopbackServer((response) => answerJson(response));
    const init = callOptions(call, connect({ baseUrl }, { home: "https://api.example.com" }));
    const path = { id: "1" };
    const params = { path, query: { q: "\ud83d" } };
    await expect(http.GET("/things/{id}", { ...init, params })).rejects.toMatchObject({
      name: "ToolError",
      code: "invalid_input",
      input: "q",
    });
    const cycle: { a: number; self?: object } = { a: 1 };
    cycle.self = cycle;
    const sent = http.POST("/things/{id}", { ...init, params: { path }, body: cycle });
    await expect(sent).rejects.toMatchObject({ name: "ToolError", input: "body" });
    expect(requests).toEqual([]);
  });

  test("is sent through the host's fetch", async () => {
    const seen: Request[] = [];
    const fetch = async (request: Request) => {
      seen.push(request);
      return Response.json({ ok: true });
    };
    await clientOf({ fetch }).post();
    expect(seen[0]).toBeInstanceOf(Request);
    expect(seen[0]).toMatchObject({ method: "POST", redirect: "manual" });
    expect(await seen[0]?.json()).toEqual({ a: 1 });
  });

  test("repeats as its operation may be repeated", async () => {
    const { baseUrl, requests } = await loopbackServer((response, count) =>
      answerJson(response, count % 2 ? 503 : 200),
    );
    expect((await clientOf({ baseUrl }).get()).data).toEqual({ ok: true });
    expect((await clientOf({ baseUrl }, { effect: "write" }).post()).response.status).toBe(503);
    expect(requests.map(({ method }) => method)).toEqual(["GET", "GET", "POST"]);
  });

  test("fails with a ToolError, which holds no address", async () => {
    const { baseUrl } = await loopbackServer((response) => response.destroy());
    const failure = clientOf({ baseUrl }, { effect: "write" }).get();
    await expect(failure).rejects.toMatchObject({
      name: "ToolError",
      code: "network",
      attempts: 1,
    });
    await expect(failure).rejects.not.toThrow("127.0.0.1");
  });

  test("refuses what is no segment of a path before anything is sent", async () => {
    const { baseUrl, requests } = await loopbackServer((response) => answerJson(response));
    await expect(clientOf({ baseUrl }, {}, "..").get()).rejects.toMatchObject({
      code: "invalid_input",
      input: "id",
    });
    expect(requests).toEqual([]);
  });

  test.each(["context", "call"])("ends with the signal of its %s", async (where) => {
    const controller = new AbortController();
    const { signal } = controller;
    const { baseUrl } = await loopbackServer(() => controller.abort(new Error("canary")));
    const isCall = where === "call";
    const failure = clientOf(isCall ? { baseUrl } : { baseUrl, signal }).get(
      isCall ? { signal } : {},
    );
    await expect(failure).rejects.toMatchObject({ code: "aborted", attempts: 1 });
  });
});
