import { once } from "node:events";
import { request } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { headerValues } from "../../contract-tests/servers/loopback.ts";
import { eras, failureIn, type McpFolder, mcpFolder, overHttp } from "../support/mcp.ts";
import { node20 } from "../support/installed.ts";
import { startScript, startSilence } from "../support/script.ts";

const token = "a-token-of-this-test";
const call = { name: "books_get_volume", arguments: { volumeId: "rIcHvOl00001" } };
let folder: McpFolder;

beforeAll(() => {
  folder = mcpFolder();
});
afterAll(() => folder.remove());

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

const initialize = {
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
async function post(url: string, headers: Readonly<Record<string, string>>, body: unknown) {
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

test("where others reach it, it starts and answers with a token alone", async () => {
  const open = ["--http", "0.0.0.0:0", "--mock"];
  const without = folder.serve({ args: ["books", ...open] });
  await expect(without).rejects.toThrow(/set BLOCKWRIGHT_MCP_TOKEN in the environment/);
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

test("large bodies that never end give way, and small ones do not", async () => {
  const { url } = await serve(["--mock"]);
  const { hostname, port } = new URL(url);
  const open = (length: number, start: string) => {
    const socket = connect(Number(port), hostname).on("error", () => {});
    onTestFinished(() => void socket.destroy());
    const headers = ["host: localhost", "content-type: application/json", "connection: close"];
    const accept = "accept: application/json, text/event-stream";
    const head = ["POST /mcp HTTP/1.1", ...headers, accept, `content-length: ${length}`];
    socket.write(`${head.join("\r\n")}\r\n\r\n${start}`);
    return socket;
  };
  const body = JSON.stringify(initialize);
  const small = open(body.length, body.slice(0, 9));
  await once(small, "connect");
  const large = Array.from({ length: 100 }, () => open(2 ** 20, "x".repeat(1000)));
  const left = large.map(async (socket) => (await text(socket).catch(() => "")) || "closed");
  // 64 of them are what is held at most; the others end one by one.
  expect(await Promise.race(left)).toBe("closed");
  small.write(body.slice(9));
  expect(await text(small)).toMatch(/^HTTP\/1\.1 200 /);
});

test("hostile clients do not disturb the others", async () => {
  const { url, printed } = await serve(["--mock"]);
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  const halves = ["", "POST /mcp HT", "POST /mcp HTTP/1.1\r\nhost: localhost\r\n"];
  const half = `${halves[2]}content-type: application/json\r\ncontent-length: 900\r\n\r\n{"jsonrpc"`;
  for (let at = 0; at < 400; at++) {
    const socket = connect(Number(port), hostname).on("error", () => {});
    socket.write([...halves, half][at % 4] ?? "");
    sockets.push(socket);
  }
  const huge = await post(url, {}, `{"jsonrpc":"2.0","id":1,"method":"${"x".repeat(2 ** 21)}"}`);
  expect(huge.status).toBe(413);
  const deep = await post(url, {}, `${"[".repeat(200_000)}${"]".repeat(200_000)}`);
  expect(deep.status).toBeGreaterThanOrEqual(400);
  for (let at = 0; at < 10; at++) {
    const sessions = Array.from({ length: 100 }, () => post(url, {}, initialize));
    const statuses = (await Promise.all(sessions)).map(({ status }) => status);
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  }
  for (const era of eras) {
    const result = await (await client(url, era)).callTool(call);
    expect(result.isError).not.toBe(true);
  }
  expect(printed).toEqual([expect.stringContaining("listens at")]);
});
