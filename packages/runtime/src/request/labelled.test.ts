import createClient from "openapi-fetch";
import { expect, test } from "vitest";
import { answerJson, loopbackServer } from "../../../../tests/kit/server.ts";
import { callOptions } from "../client.ts";
import { type Call, connect } from "./connection.ts";
import { labelledClientOptions } from "./labelled.ts";

interface Operation {
  parameters: { path: { id: string }; query?: { q?: string } };
  responses: { 200: { content: { "application/json": { ok: boolean } } } };
}

const http = createClient<{ "/things/{id}:change#add-tag": Record<"post", Operation> }>(
  labelledClientOptions,
);

const call: Call = {
  operation: "shop_add_tag",
  effect: "write",
  method: "POST",
  path: "/things/{id}:change",
  request: () => ({}),
};

test.each([
  [{ path: { id: "a" } }, "/things/a:change"],
  [{ path: { id: "a#b?c" }, query: { q: "#x?" } }, "/things/a%23b%3Fc:change?q=%23x%3F"],
])("the label is cut off, and nothing of a value: %j", async (params, sent) => {
  const { baseUrl, requests } = await loopbackServer((response) => answerJson(response));
  const connection = connect({ baseUrl }, { home: "https://api.example.com" });
  await http.POST("/things/{id}:change#add-tag", { ...callOptions(call, connection), params });
  expect(requests.map(({ target }) => target)).toEqual([sent]);
});
