import createClient from "openapi-fetch";
import { expect, test } from "vitest";
import { answerJson, loopbackServer } from "../../../../tests/kit/server.ts";
import { callOptions, clientOptions } from "../client.ts";
import type { TransportOptions } from "../context.ts";
import { type Call, connect } from "./connection.ts";
import { pastedAddress } from "./pasted.ts";

const call: Call = {
  operation: "demo_get",
  effect: "read",
  method: "GET",
  path: "/thing",
  request: () => ({}),
};
const http = createClient<{ "/thing": { get: { responses: { 200: object } } } }>(clientOptions);

/** A call to an installation, with a secret. */
function get(address: string, options: TransportOptions) {
  const policy = { pasted: ["address"], anyHost: true as const };
  const home = pastedAddress(["{address}/api"], { address }, policy, options);
  const connection = connect(options, { home, headers: { "X-Key": "canary" } });
  return http.GET("/thing", callOptions(call, connection));
}

test("a server that the host's context lists gets the call below the base path", async () => {
  const server = await loopbackServer((response) => answerJson(response));
  const { response } = await get(`${server.baseUrl}/lab/`, { allowedOrigins: [server.baseUrl] });
  expect(response.status).toBe(200);
  expect(server.requests).toMatchObject([
    { target: "/lab/api/thing", headers: { "x-key": "canary" } },
  ]);
});

test("a server that it does not list gets nothing", async () => {
  const server = await loopbackServer((response) => answerJson(response));
  const other = await loopbackServer((response) => answerJson(response));
  for (const options of [{}, { allowedOrigins: [other.baseUrl] }]) {
    const made = async () => await get(server.baseUrl, options);
    await expect(made()).rejects.toMatchObject({ code: "blocked_address", input: "address" });
  }
  expect(server.requests).toEqual([]);
});

test("no redirect carries the secret from one listed server to another", async () => {
  const target = await loopbackServer((response) => answerJson(response));
  const server = await loopbackServer((response) =>
    response.writeHead(307, { Location: `${target.baseUrl}/api/thing` }).end(),
  );
  const options = { allowedOrigins: [server.baseUrl, target.baseUrl] };
  await expect(get(server.baseUrl, options)).rejects.toMatchObject({ code: "upstream_error" });
  expect(target.requests).toEqual([]);
});
