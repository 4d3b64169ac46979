import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { headerValues } from "../../contract-tests/servers/loopback.ts";
import { eras, failureIn, mcpFolder, overHttp } from "../support/mcp.ts";
import { initialize, post } from "../support/mcp-post.ts";
import { node20 } from "../support/installed.ts";
import { startScript, startSilence } from "../support/script.ts";

const token = "a-token-of-this-test";
const call = { name: "books_get_volume", arguments: { volumeId: "rIcHvOl00001" } };
const folder = mcpFolder();

async function serve(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const server = await folder.serve({ args: ["books", ...args], env });
  onTestFinished(() => server.end("SIGTERM"));
  return { ...server, url: server.url.replace("0.0.0.0", "127.0.0.1") };
}

/** A client that ends with the test. */
async function client(...args: Parameters<typeof overHttp>) {
  const connected = await overHttp(...args);
  onTestFinished(() => connected.close());
  return connected.client;
}

test("a page of another site reaches nothing by a name that points here, nor by its own", async () => {
  const { url } = await serve(["--mock"]);
  const status = async (headers: Readonly<Record<string, string>>) =>
    (await post(url, headers, initialize)).status;
  expect(await status({})).toBe(200);
  expect(await status({ host: "evil.example" })).toBe(403);
  expect(await status({ host: "127.0.0.1.evil.example" })).toBe(403);
  expect(await status({ host: "evil.example@127.0.0.1" })).toBe(403);
  expect(await status({ origin: "https://evil.example" })).toBe(403);
  expect(await status({ origin: "null" })).toBe(403);
  expect(await status({ origin: "http://localhost:1234" })).toBe(200);
});

test.each([process.execPath, node20])("no Origin hides behind other headers: %s", async (node) => {
  const { url, end } = await folder.serve({ args: ["books", "--mock"], node });
  onTestFinished(() => end("SIGTERM"));
  const many = Object.fromEntries(Array.from({ length: 150 }, (_, at) => [`x-${at}`, "a"]));
  const headers = { ...many, origin: "https://evil.example" };
  expect((await post(url, headers, initialize)).status).toBe(431);
});

test("a name that callers reach the server by is allowed where it is given", async () => {
  const { url } = await serve(["--mock", "--allowed-host", "tools.example"]);
  expect((await post(url, { host: "tools.example" }, initialize)).status).toBe(200);
  expect((await post(url, { host: "other.example" }, initialize)).status).toBe(403);
});

test("where others reach it, it starts and answers with a token alone", async () => {
  const open = ["--http", "0.0.0.0:0", "--mock"];
  const without = folder.serve({ args: ["books", ...open] });
  await expect(without).rejects.toThrow(/set BLOCKWRIGHT_MCP_TOKEN in the environment/);
  const short = folder.serve({ args: ["books", ...open], env: { BLOCKWRIGHT_MCP_TOKEN: "short" } });
  await expect(short).rejects.toThrow(/must have at least 16 characters/);
  const { url } = await serve(open, { BLOCKWRIGHT_MCP_TOKEN: token });
  expect((await post(url, {}, initialize)).status).toBe(401);
  const wrong = { authorization: `Bearer ${token.slice(1)}x` };
  expect((await post(url, wrong, initialize)).status).toBe(401);
  const reached = await client(url, "auto", { authorization: `Bearer ${token}` });
  expect((await reached.listTools()).tools).not.toEqual([]);
});

test("the server's own credentials serve callers from elsewhere only where it is told so", async () => {
  const upstream = await startScript({ body: { id: "1" } });
  const env = { BLOCKWRIGHT_MCP_TOKEN: token, BOOKS_API_KEY: "key-of-the-server" };
  const open = ["--http", "0.0.0.0:0", "--base-url", upstream.url];
  const headers = { authorization: `Bearer ${token}` };
  const { url } = await serve(open, env);
  const refused = await (await client(url, "auto", headers)).callTool(call);
  expect(failureIn(refused)["message"]).toContain("has to send the header x-books-api-key");
  expect(upstream.take()).toEqual([]);
  const shared = await serve([...open, "--shared-credentials"], env);
  const result = await (await client(shared.url, "auto", headers)).callTool(call);
  expect(result.isError).not.toBe(true);
  expect(JSON.stringify(upstream.take())).toContain("key-of-the-server");
});

test("no secret of the server goes where a caller says", async () => {
  const upstream = await startScript({ body: { id: "1" } });
  const server = await folder.serve({
    args: ["crm", "--base-url", upstream.url],
    env: { CRM_API_KEY: "key-of-the-server" },
  });
  onTestFinished(() => server.end("SIGTERM"));
  const headers = { "x-crm-instance-url": "https://acme.my.salesforce.com" };
  const query = { name: "crm_query", arguments: { query: "SELECT Id FROM Account" } };
  const refused = await (await client(server.url, "auto", headers)).callTool(query);
  expect(failureIn(refused)["message"]).toContain("has to send the header x-crm-api-key");
  expect(upstream.take()).toEqual([]);
});

test.each(eras)("callers at once are served by their own credentials each: %s", async (era) => {
  const callers = ["of-anna-1234", "of-ben-56789", undefined];
  const waiting: (() => void)[] = [];
  const upstream = await startScript((received, response) => {
    const all = [received.target, ...headerValues(received, "x-goog-api-key")].join(" ");
    const title = ["anna", "ben", "server"].find((each) => all.includes(`of-${each}`));
    const body = JSON.stringify({ id: "1", volumeInfo: { title } });
    waiting.push(() => response.setHeader("content-type", "application/json").end(body));
    // Crossed: whoever asked last is answered first.
    if (waiting.length === callers.length) for (const send of waiting.toReversed()) send();
  });
  const env = { BOOKS_API_KEY: "of-server-000" };
  const { url } = await serve(["--base-url", upstream.url], env);
  const clients = await Promise.all(
    callers.map((key) => client(url, era, key ? { "x-books-api-key": key } : {})),
  );
  const results = await Promise.all(clients.map((each) => each.callTool(call)));
  const titles = results.map(({ structuredContent }) => JSON.stringify(structuredContent));
  expect(titles).toEqual(
    ["anna", "ben", "server"].map((name) => expect.stringContaining(`"${name}"`)),
  );
});

test("callers share the calls that one provider is sent at once, and hear how long it asks to wait", async () => {
  const waiting: (() => void)[] = [];
  let most = 0;
  const upstream = await startScript((_, response) => {
    most = Math.max(
      most,
      waiting.push(() => response.writeHead(429, wait).end()),
    );
  });
  const wait = { "retry-after": "3600" };
  const { url } = await serve(["--base-url", upstream.url], { BOOKS_API_KEY: "any-key" });
  const clients = await Promise.all([client(url), client(url), client(url, "legacy")]);
  const ended = clients.flatMap((each) => [1, 2, 3].map(() => each.callTool(call)));
  let answered = 0;
  const answering = setInterval(() => {
    // All that may be sent at once have been sent: none comes before one of them is answered.
    if (waiting.length < 4 && answered + waiting.length < ended.length) return;
    answered++;
    waiting.shift()?.();
  }, 20);
  onTestFinished(() => clearInterval(answering));
  const failures = (await Promise.all(ended)).map(failureIn);
  expect(failures.map((failure) => failure["retryAfterMs"])).toEqual(Array(9).fill(3_600_000));
  expect(failures[0]?.["message"]).toMatch(/Wait 3600 s\./);
  expect(most).toBe(4);
});

test.each(eras)("a caller that goes ends its call to the provider: %s", async (era) => {
  const upstream = await startSilence();
  const { url } = await serve(["--base-url", upstream.url], { BOOKS_API_KEY: "any-key" });
  const cancel = new AbortController();
  const caller = await client(url, era);
  const going = caller.callTool(call, { signal: cancel.signal });
  const closed = once(await upstream.asked, "close");
  cancel.abort();
  await expect(going).rejects.toThrow();
  // Before 2026 a client cancels by another request, which no session joins to the first.
  if (era === "legacy") await caller.close();
  await closed;
});
