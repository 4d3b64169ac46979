import createClient from "openapi-fetch";
import { describe, expect, test } from "vitest";
import { answerJson, loopbackServer } from "../../../../tests/kit/server.ts";
import { clientOptions } from "../client.ts";
import { fetchedOptions } from "../client-fetched.ts";
import { type Call, connect, requestOf } from "./connection.ts";
import { fetched } from "./fetched.ts";

interface Given {
  readonly url?: string;
  readonly key?: string;
}

const own = ({ key = "" }: Given, options: object) =>
  connect(options, { home: "https://api.demo.test/v1", ...(key && { headers: { "X-Key": key } }) });
const connection = fetched("url", { allowedHosts: [".files.test"] }, own);

const call: Call = {
  operation: "demo_fetch",
  effect: "read",
  method: "GET",
  path: "",
  request: () => ({}),
};

const urlOf = (url: string, options = {}) =>
  requestOf(call, undefined as never, connection({ url }, options)).url;

test.each([
  [
    "https://a.files.test/r%2F1.pdf?sig=a%2Fb%3D&x=",
    "https://a.files.test/r%2F1.pdf?sig=a%2Fb%3D&x=",
  ],
  ["  https://a.files.test\n", "https://a.files.test"],
  ["https://a.files.test?b", "https://a.files.test?b"],
  ["HTTPS://A.Files.Test/A#b", "https://a.files.test/A"],
])("%j is fetched as it is", (given, sent) => {
  expect(urlOf(given)).toBe(sent);
});

test.each([
  "http://a.files.test/",
  "https://files.test/",
  "https://a.files.test:8443/",
  "https://a.files.test@evil.test/",
  "https://evil.test/https://a.files.test/",
  "https://evil.test?.files.test",
  "https://evil.test#.files.test",
  "https://evil.test\\.files.test/",
  "https://a.files.test/a b",
  "//a.files.test/",
  "/a",
  "file:///etc/passwd",
  "https://127.0.0.1/",
  "https://[::1]/",
])("%j is blocked", (url) => {
  expect(() => connection({ url }, {})).toThrow(
    expect.objectContaining({ code: "blocked_address", input: "url" }),
  );
});

test("the host may list an origin of its own, and a test server takes the place of any", () => {
  const listed = { allowedOrigins: ["http://localhost:3000"] };
  expect(urlOf("http://localhost:3000/a?b", listed)).toBe("http://localhost:3000/a?b");
  const mocked = { baseUrl: "http://127.0.0.1:1234/mock" };
  expect(urlOf("https://a.files.test/a?b", mocked)).toBe("http://127.0.0.1:1234/mock/a?b");
});

test("a credential in the query is added to that of the address, and hidden", () => {
  const inQuery = (_: Given, options: object) =>
    connect(options, { home: "https://api.demo.test", query: { key: "c n" } });
  const at = (url: string) =>
    fetched("url", { allowedHosts: [".files.test"] }, inQuery)({ url }, {});
  expect(at("https://a.files.test/a?b=c")).toMatchObject({
    baseUrl: "https://a.files.test/a?b=c&key=c+n",
    secrets: ["c n"],
  });
  expect(at("https://a.files.test/a").baseUrl).toBe("https://a.files.test/a?key=c+n");
});

describe("a redirect", () => {
  const http = createClient<{ "/{url}": { get: { responses: { 200: object } } } }>(clientOptions);
  const send = (url: string, allowedOrigins: readonly string[]) => {
    const options = { allowedOrigins };
    const init = fetchedOptions(call, connection({ url, key: "canary" }, options));
    return http.GET("/{url}", { ...init, params: { path: { url } } } as never);
  };

  test("to another allowed host takes no credential along", async () => {
    const target = await loopbackServer((response) => answerJson(response));
    const first = await loopbackServer((response) =>
      response.writeHead(302, { Location: `${target.baseUrl}/thing?a=%2F` }).end(),
    );
    await send(`${first.baseUrl}/start`, [first.baseUrl, target.baseUrl]);
    expect(first.requests).toMatchObject([{ target: "/start", headers: { "x-key": "canary" } }]);
    expect(target.requests).toMatchObject([{ target: "/thing?a=%2F" }]);
    expect(target.requests[0]?.headers).not.toHaveProperty("x-key");
  });

  test("to any other host is refused", async () => {
    const target = await loopbackServer((response) => answerJson(response));
    const first = await loopbackServer((response) =>
      response.writeHead(302, { Location: `${target.baseUrl}/thing` }).end(),
    );
    await expect(send(`${first.baseUrl}/start`, [first.baseUrl])).rejects.toMatchObject({
      code: "upstream_error",
      status: 302,
    });
    expect(target.requests).toEqual([]);
  });

  test("through the host's own address stays there", async () => {
    const target = await loopbackServer((response) => answerJson(response));
    const proxy = await loopbackServer((response) =>
      response.writeHead(302, { Location: `${target.baseUrl}/thing` }).end(),
    );
    const options = { allowedOrigins: [target.baseUrl], baseUrl: proxy.baseUrl };
    const init = fetchedOptions(call, connection({ url: `${target.baseUrl}/a` }, options));
    await expect(http.GET("/{url}", { ...init, params: {} } as never)).rejects.toMatchObject({
      code: "upstream_error",
    });
    expect(target.requests).toEqual([]);
  });
});
