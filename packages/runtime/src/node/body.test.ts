import type { Socket } from "node:net";
import * as zlib from "node:zlib";
import { describe, expect, test } from "vitest";
import { rawServer, reply } from "../../../../tests/kit/raw-server.ts";
import { openServer } from "../../../../tests/kit/server.ts";
import { createNodeFetch, nodeFetch } from "../node.ts";
import { eventually } from "../eventually.fixture.ts";
import { rounds } from "../rounds.fixture.ts";

const text = '{"title":"Dune"}'.repeat(5_000);

/** Serves these bytes with this coding; counts connections, ever made and open now. */
async function serve(body: Buffer, coding: string) {
  const sockets = new Set<Socket>();
  const url = await openServer(({ socket }, response) => {
    sockets.add(socket);
    response.setHeader("Content-Encoding", coding).end(body);
  });
  const open = () => [...sockets].filter(({ closed }) => !closed).length;
  return { url, connections: () => sockets.size, open };
}

describe("a coding", () => {
  test.each([
    ["gzip", zlib.gzipSync(text)],
    ["X-GZIP", zlib.gzipSync(text)],
    ["deflate", zlib.deflateSync(text)],
    ["deflate", zlib.deflateRawSync(text)],
    ["br", zlib.brotliCompressSync(text)],
    ["gzip, identity, br", zlib.brotliCompressSync(zlib.gzipSync(text))],
  ])("%s is undone, its headers are gone, and the socket is kept", async (coding, body) => {
    const server = await serve(body, coding);
    for (let call = 1; call <= 3; call++) {
      const response = await nodeFetch(new Request(server.url));
      expect(await response.text()).toBe(text);
      expect(response.headers.get("content-encoding")).toBeNull();
      expect(response.headers.get("content-length")).toBeNull();
    }
    expect(server.connections()).toBe(1);
  });

  test.each([
    "zstd",
    "gzip, zstd",
    "constructor",
    "gzip, gzip, gzip, gzip",
  ])("%s is left as it is", async (coding) => {
    const server = await serve(Buffer.from("plain"), coding);
    const response = await nodeFetch(new Request(server.url));
    expect(await response.text()).toBe("plain");
    expect(response.headers.get("content-encoding")).toBe(coding);
    expect(response.headers.get("content-length")).toBe("5");
  });

  test.each(["gzip", "deflate", "br"])("%s of no bytes is an empty body", async (coding) => {
    const server = await serve(Buffer.alloc(0), coding);
    expect(await (await nodeFetch(new Request(server.url))).text()).toBe("");
  });

  test.each([
    ["gzip", Buffer.from("plain")],
    ["gzip", zlib.gzipSync(text).subarray(0, -10)],
    ["deflate", zlib.deflateSync(text).subarray(0, -10)],
    ["br", zlib.brotliCompressSync(text).subarray(0, -4)],
  ])("%s that is broken is an error of the body", async (coding, body) => {
    const server = await serve(body, coding);
    const response = await nodeFetch(new Request(server.url));
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toMatchObject({
      name: "TypeError",
      cause: { code: expect.stringMatching(/^(Z_|ERR_)/) },
    });
  });

  test("that ends before the body does is read to its end, and the socket is closed", async () => {
    const server = await rawServer((socket) => {
      socket.write("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 999999\r\n\r\n");
      socket.write(Buffer.concat([zlib.gzipSync("whole"), Buffer.alloc(100)]));
    });
    expect(await (await nodeFetch(new Request(server.url))).text()).toBe("whole");
    await eventually(() => expect(server.open()).toBe(0));
  });

  test("inflates no more than is read", async () => {
    const part = zlib.gzipSync(Buffer.alloc(16 * 2 ** 20));
    const server = await serve(Buffer.concat(Array.from({ length: 64 }, () => part)), "gzip");
    const { body } = await nodeFetch(new Request(server.url));
    const reader = body?.getReader();
    const before = process.memoryUsage().arrayBuffers;
    for (let read = 0; read < 2 ** 20; ) read += (await reader?.read())?.value?.length ?? 0;
    await rounds();
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 2 ** 20);
    await reader?.cancel();
    await eventually(() => expect(server.open()).toBe(0));
  });
});

describe("a body", () => {
  test("that nobody reads is not taken from the server, and to cancel it closes the socket", async () => {
    const part = Buffer.alloc(1_000_000);
    let sent = 0;
    const server = await rawServer((socket) => {
      const more = () => void (sent++ < 100 && socket.write(part, more));
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n", more);
    });
    const { body } = await nodeFetch(new Request(server.url));
    for (let before = -1; before < sent; await rounds()) before = sent;
    expect(sent).toBeLessThan(50);
    expect(server.open()).toBe(1);
    await body?.cancel();
    await eventually(() => expect(server.open()).toBe(0));
  });

  test.each([
    "destroy",
    "resetAndDestroy",
  ] as const)("that is held back while the server closes (%s) is an error, nothing worse", async (how) => {
    const server = await rawServer((socket) => {
      socket.write("HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n");
      socket.write(Buffer.alloc(5_000_000));
      void rounds().then(() => socket[how]());
    });
    const response = await nodeFetch(new Request(server.url));
    await rounds();
    await expect(response.arrayBuffer()).rejects.toMatchObject({ cause: { code: "ECONNRESET" } });
  });

  test("that is short and that nobody reads gives its socket back", async () => {
    const server = await rawServer(reply("ok"));
    const fetch = createNodeFetch({ maxSockets: 1 });
    for (let call = 1; call <= 3; call++) {
      expect((await fetch(new Request(server.url))).status).toBe(200);
    }
    expect(server.connections()).toBe(1);
  });

  test.each([
    ["plain", "identity", Buffer.alloc(200_000)],
    ["coded", "gzip", zlib.gzipSync(Buffer.alloc(200_000))],
  ])("that is %s may be cancelled at any part of it, which others follow", async (_, coding, bytes) => {
    const server = await serve(bytes, coding);
    for (let parts = 1; parts <= 16; parts++) {
      const reader = (await nodeFetch(new Request(server.url))).body?.getReader();
      await rounds();
      for (let part = 1; part <= parts; part++) await reader?.read();
      await reader?.cancel();
    }
    await rounds();
  });

  test("that is read at once may be cancelled without harm to the next call", async () => {
    const server = await rawServer(reply("ok"));
    const fetch = createNodeFetch({ maxSockets: 1 });
    const first = await fetch(new Request(server.url));
    await rounds();
    const second = fetch(new Request(server.url));
    await first.body?.cancel();
    expect(await (await second).text()).toBe("ok");
  });

  test.each([
    ["GET", "204 No Content", "", 1],
    ["GET", "304 Not Modified", "Content-Length: 9\r\n", 1],
    ["HEAD", "200 OK", "Content-Length: 9\r\n", 1],
    ["GET", "205 Reset Content", "Content-Length: 9\r\n", 0],
  ])("of %s with %s is null", async (method, status, length, kept) => {
    const server = await rawServer(`HTTP/1.1 ${status}\r\n${length}\r\n`);
    // With one socket, the second call begins when the first has given it back or closed it.
    const fetch = createNodeFetch({ maxSockets: 1 });
    for (let call = 1; call <= 2; call++) {
      expect((await fetch(new Request(server.url, { method }))).body).toBeNull();
    }
    expect(server.connections()).toBe(kept === 1 ? 1 : 2);
    await eventually(() => expect(server.open()).toBe(kept));
  });
});
