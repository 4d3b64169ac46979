import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";

/** The first message of a client before 2026. */
export const initialize = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "t", version: "1" },
  },
};

/** Sends what fetch would not: a Host of one's own. */
export async function post(url: string, headers: Readonly<Record<string, string>>, body: unknown) {
  const sent = request(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
  });
  sent.on("error", () => {}); // the server may hang up before it has all of a body
  sent.end(typeof body === "string" ? body : JSON.stringify(body));
  const [response] = await once(sent, "response");
  return { status: response.statusCode, text: await text(response) };
}
