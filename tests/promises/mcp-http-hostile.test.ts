import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { eras, mcpFolder, overHttp } from "../support/mcp.ts";
import { initialize, post } from "../support/mcp-post.ts";
import { silence, startScript } from "../support/script.ts";

const jsonrpc = "2.0";
const call = { name: "books_get_volume", arguments: { volumeId: "rIcHvOl00001" } };
const folder = mcpFolder();

async function serve(...args: readonly string[]) {
  const env = { BOOKS_API_KEY: "any-key" };
  const server = await folder.serve({ args: ["books", ...args], env });
  onTestFinished(() => server.end("SIGTERM"));
  return server;
}

test("large bodies that never end give way, and small ones do not", async () => {
  const { url } = await serve("--mock");
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

test("calls that nobody answers yet are so many, and give their places back", async () => {
  const upstream = await startScript(silence);
  const { url } = await serve("--base-url", upstream.url);
  const { hostname, port } = new URL(url);
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: call });
  const type = "content-type: application/json\r\naccept: application/json, text/event-stream";
  const one = `POST /mcp HTTP/1.1\r\nhost: localhost\r\n${type}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  const sockets: Socket[] = [];
  const busy: Socket[] = [];
  const refused = new Promise<void>((resolve) => {
    for (let at = 0; at < 140; at++) {
      const socket = connect(Number(port), hostname).on("error", () => {});
      onTestFinished(() => void socket.destroy());
      socket.once("data", (start) => {
        if (String(start).startsWith("HTTP/1.1 503 ")) busy.push(socket);
        if (busy.length === 12) resolve();
      });
      socket.write(one);
      sockets.push(socket);
    }
  });
  await refused;
  expect((await post(url, {}, initialize)).status).toBe(503);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await post(url, {}, initialize)).status).toBe(200);
});

test("every call of a batch counts, and a caller that makes many leaves places to others", async () => {
  const upstream = await startScript(({ target, rawHeaders }, response) => {
    // Whoever makes many is not answered.
    if (![target, ...rawHeaders].join(" ").includes("key-of-many"))
      response.setHeader("content-type", "application/json").end('{"id":"1"}');
  });
  const { url } = await serve("--base-url", upstream.url, "--parallel", "100");
  const calls = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ jsonrpc, id, method: "tools/call", params: call }));
  const many = (count: number) => post(url, { "x-books-api-key": "key-of-many" }, calls(count));
  const large = await Promise.all(Array.from({ length: 20 }, () => many(100)));
  expect(large.map(({ status }) => status)).toEqual(large.map(() => 413));
  expect(upstream.take()).toEqual([]);
  const answered = await Promise.race(Array.from({ length: 4 }, () => many(10)));
  expect(answered.status).toBe(429);
  const other = await post(url, { "x-books-api-key": "key-of-another" }, calls(10));
  expect(other.status).toBe(200);
  expect(other.text.match(/"structuredContent"/g)).toHaveLength(10);
});

test("hostile clients do not disturb the others", async () => {
  const { url, printed } = await serve("--mock");
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
    const { client, close } = await overHttp(url, era);
    onTestFinished(close);
    const result = await client.callTool(call);
    expect(result.isError).not.toBe(true);
  }
  expect(printed).toEqual([expect.stringContaining("listens at")]);
});
