import { assert, describe, expect, test, vi } from "vitest";
import {
  type Call,
  type Connection,
  connect,
  type Destination,
  requestOf,
  type SentRequest,
} from "./connection.ts";
import { send } from "../transport/send.ts";
import type { TransportOptions } from "../context.ts";
import { idempotencyKey } from "./idempotency-key.ts";

/** Sends what an operation asks for, as it does itself. */
function sendCall(one: Call<object>, values: object, connection: Connection, address?: string) {
  const { url, init } = requestOf(one, values, connection);
  return send(address ?? url, init, one, connection, []);
}

const home = "https://api.example.com/v1";

/** The requests that a fetch of the host sees. */
function recorder() {
  const seen: Request[] = [];
  const fetch = async (request: Request) => {
    seen.push(request);
    return Response.json({});
  };
  return { seen, fetch };
}

function callOf(request: SentRequest, rest: Partial<Call<object>> = {}): Call<object> {
  return {
    operation: "shop_get",
    effect: "read",
    method: "GET",
    path: "/things",
    request: () => request,
    ...rest,
  };
}

async function sent(
  call: Call<object>,
  options: TransportOptions = {},
  credentials: Partial<Destination> = {},
): Promise<Request> {
  const { seen, fetch } = recorder();
  await sendCall(call, {}, connect({ ...options, fetch }, { home, ...credentials }));
  const [request, ...others] = seen;
  expect(others).toEqual([]);
  assert(request);
  return request;
}

describe("a connection", () => {
  test("goes to the provider, and asks for JSON", () => {
    expect(connect({}, { home })).toEqual({
      home,
      baseUrl: home,
      headers: { Accept: "application/json" },
      query: undefined,
      options: {},
    });
  });

  test("goes to the host's baseUrl instead, and knows its home", () => {
    const options = { baseUrl: " http://127.0.0.1:4010/ " };
    const headers = { "X-API-Key": "k" };
    expect(connect(options, { home, headers, query: { key: "q" } })).toMatchObject({
      home,
      baseUrl: "http://127.0.0.1:4010",
      headers: { Accept: "application/json", "X-API-Key": "k" },
      query: { key: "q" },
    });
    expect(() => connect({ baseUrl: "ftp://x" }, { home })).toThrow(
      expect.objectContaining({ code: "blocked_address" }),
    );
  });
});

describe("a request", () => {
  test("has its path, query and headers where they belong", async () => {
    const params = {
      path: { id: "a/b", part: 7 },
      query: { $top: 5, none: undefined, ids: ["1", "2"] },
      header: { "X-Version": 3, "X-None": undefined },
    };
    const call = callOf({ params }, { path: "/things/{id}/parts/{part}" });
    const { url, method, headers, body } = await sent(call, {}, { headers: { "X-API-Key": "k" } });
    expect(url).toBe(`${home}/things/a%2Fb/parts/7?$top=5&ids=1&ids=2`);
    expect({ method, body, headers: Object.fromEntries(headers) }).toEqual({
      method: "GET",
      body: null,
      headers: { accept: "application/json", "x-api-key": "k", "x-version": "3" },
    });
  });

  test("without a query has no question mark", async () => {
    expect((await sent(callOf({}))).url).toBe(`${home}/things`);
    const params = { query: { none: undefined } };
    expect((await sent(callOf({ params }))).url).toBe(`${home}/things`);
  });

  test("has the credential of a query last", async () => {
    const params = { query: { q: "x y", key: "not mine" } };
    const { url } = await sent(callOf({ params }), {}, { query: { key: "a b&c" } });
    expect(url).toBe(`${home}/things?q=x%20y&key=a%20b%26c`);
  });

  test.each([
    [{ a: [1, null] }],
    [[]],
    [false],
    [0],
    [""],
    [null],
  ])("carries %j as JSON", async (body) => {
    const request = await sent(callOf({ body }, { method: "POST" }));
    expect(await request.json()).toEqual(body);
    expect(request.headers.get("content-type")).toBe("application/json");
  });

  test("carries one idempotency key, the context's own or a random one", async () => {
    const call = callOf({}, { method: "POST", idempotencyKey: idempotencyKey("X-Key") });
    expect((await sent(call, { idempotencyKey: "k-1" })).headers.get("x-key")).toBe("k-1");
    expect((await sent(call)).headers.get("x-key")).toMatch(/^[\da-f-]{36}$/);
    expect((await sent(callOf({}), { idempotencyKey: "k-1" })).headers.has("x-key")).toBe(false);
  });

  test("can go to an address of its own", async () => {
    const { seen, fetch } = recorder();
    const connection = connect({ fetch }, { home, headers: { "X-API-Key": "k" } });
    await sendCall(callOf({}), {}, connection, `${home}/things?page=2`);
    expect(seen[0]?.url).toBe(`${home}/things?page=2`);
    expect(seen[0]?.headers.get("x-api-key")).toBe("k");
  });

  test("is never sent to another endpoint than its own", async () => {
    const fetch = vi.fn();
    const connection = connect({ fetch }, { home });
    for (const id of ["", ".", "..", "a\n"]) {
      const call = callOf({ params: { path: { id } } }, { path: "/things/{id}" });
      expect(() => sendCall(call, {}, connection)).toThrow(/^id must be a valid path segment/);
    }
    expect(fetch).not.toHaveBeenCalled();
  });

  test.each(["a\nX-Evil: 1", "a\u0000", "€"])("is not sent with %j in a header", (value) => {
    const fetch = vi.fn();
    const connection = connect({ fetch }, { home });
    const call = callOf({ params: { header: { "X-Name": value } } });
    expect(() => sendCall(call, {}, connection)).toThrow(
      expect.objectContaining({ code: "invalid_input", input: "X-Name" }),
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  test("names the input whose header cannot be sent", () => {
    const request = { params: { header: { "X-Name": "€" } } };
    const call = callOf(request, { headerInputs: { "X-Name": "name" } });
    expect(() => sendCall(call, {}, connect({}, { home }))).toThrow(
      expect.objectContaining({ input: "name", message: "name must be a valid header value." }),
    );
  });
});

test("the media types that a call asks for are its own, however their header is written", async () => {
  const { seen, fetch } = recorder();
  const accept = { accept: "application/vnd.shop.v2+json" };
  const own = callOf({ params: { header: accept } } as SentRequest);
  await sendCall(own, {}, connect({ fetch }, { home }));
  expect(seen[0]?.headers.get("accept")).toBe(accept.accept);
});
