import createClient from "openapi-fetch";
import { describe, expect, test } from "vitest";
import { answerJson, loopbackServer } from "../../../../tests/kit/server.ts";
import { callOptions, clientOptions } from "../client.ts";
import { type Call, connect } from "./connection.ts";
import { chosenElsewhere, elsewhere } from "./elsewhere.ts";

const own = (given: { readonly key: string }, options: object) =>
  connect(options, { home: "https://api.demo.test", headers: { "X-Key": given.key } });

test("another address gets the same credentials", () => {
  const connection = elsewhere("https://content.demo.test/2", own)({ key: "k" }, {});
  expect(connection).toMatchObject({
    home: "https://content.demo.test/2",
    baseUrl: "https://content.demo.test/2",
    headers: { "X-Key": "k" },
  });
});

test("it may depend on what is given", () => {
  const made = chosenElsewhere(["https://{key}.demo.test"], {}, own);
  expect(made({ key: "k" }, {}).home).toBe("https://k.demo.test");
  const refusal = expect.objectContaining({ code: "blocked_address", input: "key" });
  expect(() => made({ key: "a.b" }, {})).toThrow(refusal);
});

test("the address of a test server takes its place", () => {
  const options = { baseUrl: "http://127.0.0.1:1234/mock" };
  const connection = elsewhere("https://content.demo.test", own)({ key: "k" }, options);
  expect(connection.baseUrl).toBe("http://127.0.0.1:1234/mock");
  expect(connection.home).toBe("https://content.demo.test");
});

describe("credentials do not go along a redirect between two servers of one provider", () => {
  const call: Call = {
    operation: "demo_get",
    effect: "read",
    method: "GET",
    path: "/thing",
    request: () => ({}),
  };
  const http = createClient<{ "/thing": { get: { responses: { 200: object } } } }>(clientOptions);

  test.each(["from the first", "from the second"])("%s", async (from) => {
    const target = await loopbackServer((response) => answerJson(response));
    const redirecting = await loopbackServer((response) =>
      response.writeHead(307, { Location: `${target.baseUrl}/thing` }).end(),
    );
    const isFirst = from === "from the first";
    const [home, other] = isFirst
      ? [redirecting.baseUrl, target.baseUrl]
      : [target.baseUrl, redirecting.baseUrl];
    const first = ({ key }: { readonly key: string }, options: object) =>
      connect(options, { home, headers: { "X-Key": key } });
    const made = (isFirst ? first : elsewhere(other, first))({ key: "canary" }, {});
    const error = await http.GET("/thing", callOptions(call, made)).catch((thrown) => thrown);
    expect(error).toMatchObject({ code: "upstream_error", status: 307 });
    expect(redirecting.requests.map(({ headers }) => headers["x-key"])).toEqual(["canary"]);
    expect(target.requests).toEqual([]);
  });
});
