import { describe, expect, test, vi } from "vitest";
import { rawServer, reply } from "../../../../tests/kit/raw-server.ts";
import { answerJson, loopbackServer } from "../../../../tests/kit/server.ts";
import { sendTo } from "./send.fixture.ts";

describe("a request", () => {
  test("goes out as it is, and its whole reply comes back", async () => {
    const { baseUrl, requests } = await loopbackServer((response) =>
      response.writeHead(201, { "X-Id": "r" }).end('{"name":"ü"}'),
    );
    const outcome = await sendTo(baseUrl, { method: "POST", body: "{}", path: "/a?b=c%20d" });
    expect(requests[0]).toMatchObject({
      method: "POST",
      target: "/a?b=c%20d",
      headers: { "x-api-key": "canary" },
      body: "{}",
    });
    expect(outcome).toMatchObject({ status: 201, text: '{"name":"ü"}', bytes: 13, attempts: 1 });
    expect(outcome.headers.get("x-id")).toBe("r");
  });

  test.each([200, 204, 304, 400, 404, 500])("resolves with a %i", async (status) => {
    const { baseUrl } = await loopbackServer((response) => response.writeHead(status).end());
    expect(await sendTo(baseUrl, { maxRetries: 0 })).toMatchObject({ status, attempts: 1 });
  });

  test("goes through the host's fetch, which is given a Request", async () => {
    const fetch = vi.fn(async (_: Request) => Response.json({}));
    await sendTo("http://x.invalid", { fetch, method: "POST", body: "{}" });
    expect(fetch).toHaveBeenCalledOnce();
    const [request] = fetch.mock.calls[0] ?? [];
    expect(request).toBeInstanceOf(Request);
    expect(request).toMatchObject({
      url: "http://x.invalid/thing",
      method: "POST",
      redirect: "manual",
    });
    expect(await request?.text()).toBe("{}");
  });

  test("does not go through the engine's fetch on Node, unless the host gives it", async () => {
    const { baseUrl, requests } = await loopbackServer((response) => answerJson(response));
    await sendTo(baseUrl);
    await sendTo(baseUrl, { fetch: (request) => fetch(request) });
    const marks = requests.map(({ headers }) => "sec-fetch-mode" in headers);
    expect(marks).toEqual([false, true]);
  });
});

describe("a connection that fails", () => {
  const network = {
    name: "ToolError",
    code: "network",
    message: "The connection failed.",
  };
  const reset = { ...network, message: "The connection failed: reset." };

  test("before the head of a reply says so, with the system's code and without an address", async () => {
    const { baseUrl } = await loopbackServer((response) => response.destroy());
    const failure = sendTo(baseUrl, { maxRetries: 0 });
    await expect(failure).rejects.toMatchObject({
      ...reset,
      attempts: 1,
      cause: { code: expect.stringMatching(/^[A-Z_]+$/) },
    });
    await expect(failure).rejects.not.toThrow(/127\.0\.0\.1|canary/);
  });

  test("because nobody listens is named", async () => {
    await expect(sendTo("http://127.0.0.1:1", { maxRetries: 1 })).rejects.toMatchObject({
      ...network,
      message: "The connection failed: refused.",
      attempts: 2,
      cause: { code: "ECONNREFUSED" },
    });
  });

  test("within a body is no reply", async () => {
    const { baseUrl } = await loopbackServer((response) =>
      response.writeHead(200, { "Content-Length": "100" }).write("{", () => response.destroy()),
    );
    await expect(sendTo(baseUrl, { maxRetries: 0 })).rejects.toMatchObject(reset);
  });

  test.each([
    ["a reply that is none", "SSH-2.0-OpenSSH_9.6\r\n\r\n"],
    ["a chunk of no size", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n"],
    ["a coding that is another", reply("no gzip at all", "200 OK", "Content-Encoding: gzip")],
  ])("because of %s is no reply", async (_, bytes) => {
    const { url } = await rawServer((socket) => socket.end(bytes));
    await expect(sendTo(new URL(url).origin, { maxRetries: 0 })).rejects.toMatchObject(network);
  });

  test.each([
    ["rejects", () => Promise.reject(new Error("canary")), "Error"],
    [
      "throws",
      () => {
        throw new RangeError("canary");
      },
      "RangeError",
    ],
    ["resolves to nothing", async () => undefined, "TypeError"],
    ["resolves to an error", async () => Response.error(), "TypeError"],
  ])("because a fetch of the host %s says of it nothing but its name", async (_, fetch, name) => {
    const failure = sendTo("http://x.invalid", { fetch: fetch as never, maxRetries: 0 });
    await expect(failure).rejects.toMatchObject(network);
    await expect(failure).rejects.toHaveProperty("cause", { name });
  });

  test.each([
    [{ code: "ENOTFOUND" }, { code: "ENOTFOUND" }],
    [{ cause: { code: "UND_ERR_SOCKET", message: "canary" } }, { code: "UND_ERR_SOCKET" }],
    [Object.assign(new TypeError("canary"), { code: "E_X" }), { name: "TypeError", code: "E_X" }],
    [{ code: "canary says" }, undefined],
    [{ code: 5 }, undefined],
    [null, undefined],
    ["ECONNRESET", undefined],
  ])("with %j has the cause %j", async (reason, cause) => {
    const fetch = () => Promise.reject(reason);
    const error = await sendTo("http://x.invalid", { fetch, maxRetries: 0 }).catch((e) => e);
    expect(error.cause).toEqual(cause);
  });

  test.each([
    ["ENOTFOUND", ": DNS"],
    ["EAI_AGAIN", ": DNS"],
    ["CERT_HAS_EXPIRED", ": TLS"],
    ["DEPTH_ZERO_SELF_SIGNED_CERT", ": TLS"],
    ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", ": TLS"],
    ["ERR_TLS_CERT_ALTNAME_INVALID", ": TLS"],
    ["ERR_SSL_WRONG_VERSION_NUMBER", ": TLS"],
    ["EPROTO", ": TLS"],
    ["UND_ERR_SOCKET", ": reset"],
    ["EPIPE", ": reset"],
    ["E_ANY", ""],
  ])("with the code %s says why: %s", async (code, why) => {
    const fetch = () => Promise.reject(Object.assign(new TypeError("canary"), { cause: { code } }));
    const failure = sendTo("http://x.invalid", { fetch, maxRetries: 0 });
    await expect(failure).rejects.toHaveProperty("message", `The connection failed${why}.`);
  });
});

describe("size", () => {
  const part = Buffer.alloc(2 ** 20, "x");
  const flood = (status: number) =>
    loopbackServer((response) => {
      response.writeHead(status);
      for (let i = 0; i < 34; i++) response.write(part);
      response.end();
    });

  test("of a success is at most 32 MiB", async () => {
    const { baseUrl, requests } = await flood(200);
    await expect(sendTo(baseUrl)).rejects.toMatchObject({
      code: "reply_too_large",
      status: 200,
      attempts: 1,
    });
    expect(requests.length).toBe(1);
    expect((await sendTo(baseUrl, { maxBytes: 2 ** 26 })).bytes).toBe(34 * 2 ** 20);
  });

  test("of an error is what is kept of it", async () => {
    const { baseUrl } = await flood(400);
    expect((await sendTo(baseUrl)).text).toHaveLength(65_536);
  });

  test("is what the context or the manifest says", async () => {
    const { baseUrl } = await loopbackServer((response) => answerJson(response));
    expect((await sendTo(baseUrl, { maxBytes: 11 })).text).toBe('{"ok":true}');
    await expect(sendTo(baseUrl, { maxBytes: 10 })).rejects.toThrow("larger than 10 bytes");
    await expect(sendTo(baseUrl, { call: { maxBytes: 10 } })).rejects.toThrow("10 bytes");
    expect((await sendTo(baseUrl, { call: { maxBytes: 10 }, maxBytes: 11 })).bytes).toBe(11);
  });
});

test.each([
  "timeoutMs",
  "deadlineMs",
  "maxRetries",
  "maxWaitMs",
  "retryBudget",
  "maxBytes",
])("a %s that is no number is refused before anything is sent", async (name) => {
  const { baseUrl, requests } = await loopbackServer((response) => answerJson(response));
  for (const value of [Number.NaN, -1]) {
    await expect(sendTo(baseUrl, { [name]: value })).rejects.toMatchObject({
      code: "invalid_input",
      input: name,
    });
  }
  expect(requests).toEqual([]);
});
