import { describe, expect, test } from "vitest";
import { rawServer, reply } from "../../../tests/kit/raw-server.ts";
import { operationOf, thing } from "./operation.fixture.ts";

/** How a request differs from one that can be sent. */
interface Odd {
  readonly method?: string;
  readonly before?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

describe("of what no Request can be made nothing is sent, and nothing is told", () => {
  test.each<[string, Odd]>([
    ["a method of proxies", { method: "CONNECT" }],
    ["a method that gives headers back", { method: "trace" }],
    ["a method that is no word", { method: "GE T" }],
    ["a body of a GET", { body: { a: 1 } }],
    ["a body of a HEAD", { method: "head", body: { a: 1 } }],
    ["a user name", { before: "http://canary@" }],
    ["a password", { before: "http://:canary@" }],
    ["no address", { before: "http://canary and " }],
    ["another protocol", { before: "ftp://" }],
    ["a header with a space in its name", { headers: { "canary and": "a" } }],
    ["a header without a name", { headers: { "": "canary" } }],
    ["a header of two lines", { headers: { "X-Key": "a\r\ncanary: b" } }],
    ["a header with NUL", { headers: { "X-Key": "canary\0" } }],
    ["a header beyond Latin-1", { headers: { "X-Key": "canary\u0142" } }],
  ])("%s", async (_, { method = "GET", before = "http://", body, headers = {} }) => {
    const server = await rawServer(reply("{}"));
    const operation = operationOf({
      call: { ...thing.call, method, request: () => ({ params: { path: { id: "a" } }, body }) },
      connect: (_inputs, options) => {
        const baseUrl = server.url.replace("http://", before);
        return { home: baseUrl, baseUrl, headers, query: undefined, options };
      },
    });
    const call = operation.execute({ apiKey: "k", id: "a" }, { maxRetries: 0 });
    const error = await call.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: "network", cause: { name: "TypeError" } });
    expect(`${Object(error).message}${JSON.stringify(error)}`).not.toContain("canary");
    expect(server.received).toEqual([]);
  });
});
