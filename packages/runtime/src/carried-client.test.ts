import { inspect } from "node:util";
import createClient from "openapi-fetch";
import { expect, test } from "vitest";
import { answerJson, loopbackServer } from "../../../tests/kit/server.ts";
import { withoutCarried } from "./carried-client.ts";
import { callOptions, clientOptions } from "./client.ts";
import type { TransportOptions } from "./context.ts";
import { carriedSegment } from "./request/carried.ts";
import { type Call, connect } from "./request/connection.ts";

interface Operation {
  parameters: { path: { token: string } };
  responses: { 200: { content: { "application/json": { ok: boolean } } } };
}

const path = "/bot{token}/me";
const http = createClient<{ "/bot{token}/me": { get: Operation } }>(clientOptions);
const call: Call = {
  operation: "bots_get_me",
  effect: "read",
  method: "GET",
  path,
  request: () => ({}),
};
const botToken = "12:a/b";

/** Calls with a credential in the path and one in the query. */
function getMe(options: TransportOptions) {
  const connection = connect(options, { home: "https://api.bots.test", query: { key: "q-key-1" } });
  return http.GET(path, {
    ...withoutCarried(callOptions(call, connection), [botToken]),
    params: { path: { token: carriedSegment("token", botToken) } },
  });
}

test.each<[string, TransportOptions]>([
  ["the runtime", {}],
  // Its replies take no property of that name twice unless it may be changed.
  ["the host's fetch", { fetch: (request) => fetch(request) }],
])("%s shows neither credential in the address of a reply", async (_, options) => {
  const { baseUrl, requests } = await loopbackServer((response) => answerJson(response));
  const { response } = await getMe({ ...options, baseUrl });
  expect(requests[0]?.target).toBe("/bot12%3Aa%2Fb/me?key=q-key-1");
  expect(response.url).toBe(`${baseUrl}/bot[secret]/me?key=%5Bsecret%5D`);
  expect(inspect(response)).not.toMatch(/12(:|%3A)a|q-key-1/);
});

test("where the host's fetch adds the credentials, it finds the place by its name", async () => {
  const seen: string[] = [];
  const adding = async ({ url }: Request) => {
    seen.push(url);
    return Response.json({ ok: true });
  };
  const connection = connect(
    { fetch: adding, credentials: "fetch" },
    { home: "https://api.bots.test" },
  );
  await http.GET(path, {
    ...withoutCarried(callOptions(call, connection), [undefined]),
    params: { path: { token: carriedSegment("token", undefined) } },
  });
  expect(seen).toEqual(["https://api.bots.test/bot%7Btoken%7D/me"]);
});
