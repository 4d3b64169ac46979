import { getEventListeners, once } from "node:events";
import { Agent } from "node:http";
import { connect, type Socket } from "node:net";
import { inspect } from "node:util";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { rawServer, reply } from "../../../../tests/kit/raw-server.ts";
import { createNodeFetch, nodeFetch } from "../node.ts";
import { eventually } from "../eventually.fixture.ts";
import { rounds } from "../rounds.fixture.ts";

const headers = { "x-api-key": "canary" };

/** Sends and reads the whole reply. */
async function textOf(url: string, init: RequestInit = {}): Promise<string> {
  return (await nodeFetch(new Request(url, { headers, ...init }))).text();
}

const head = "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n";
const chunked = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";

describe("a reply that is none", () => {
  test.each([
    ["bytes that are no HTTP", "lorem ipsum\r\n\r\n", "HPE_INVALID_CONSTANT"],
    ["a header without a colon", "HTTP/1.1 200 OK\r\ncanary\r\n\r\n", "HPE_INVALID_HEADER_TOKEN"],
    ["a control character in a header", "HTTP/1.1 200 OK\r\nX: \x01canary\r\n\r\n", /^HPE_/],
    ["two lengths", reply("canary", "200 OK", "Content-Length: 3"), /^HPE_/],
    ["a length and chunks", reply("", "200 OK", "Transfer-Encoding: chunked"), /^HPE_/],
    [
      "headers without end",
      `HTTP/1.1 200 OK\r\nX: ${"canary".repeat(20_000)}`,
      "HPE_HEADER_OVERFLOW",
    ],
    ["a chunk without a size", `${chunked}canary\r\n`, /./],
    ["a status beyond 599", reply("canary", "700 Odd"), undefined],
    ["a status below 100", reply("canary", "099 Odd"), undefined],
    ["a control character in the reason", reply("canary", "200 O\x01K"), undefined],
    [
      "a change of protocol",
      "HTTP/1.1 101 Go\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n",
      undefined,
    ],
    ["a change to no protocol", "HTTP/1.1 101 Go\r\n\r\n", undefined],
  ])("%s rejects, and the socket is closed", async (_, answer, code) => {
    const server = await rawServer(answer);
    const error = await textOf(server.url).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(TypeError);
    const { cause }: { cause?: { code?: string } } = Object(error);
    if (typeof code === "string") expect(cause).toEqual({ code });
    else if (code) expect(cause).toEqual({ code: expect.stringMatching(code) });
    else expect(cause).toBeUndefined();
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain("canary");
    await eventually(() => expect(server.open()).toBe(0));
  });
});

describe("a connection that ends", () => {
  test.each([
    ["before a byte", ""],
    ["in the headers", "HTTP/1.1 200 OK\r\nContent-Le"],
    ["in a body of known length", `${head}abc`],
    ["in a chunk", `${chunked}5\r\nabc`],
    ["before the last chunk", `${chunked}3\r\nabc\r\n`],
  ])("%s rejects with ECONNRESET, closed or reset", async (_, answer) => {
    for (const how of ["end", "resetAndDestroy"] as const) {
      const server = await rawServer((socket) => {
        socket.write(answer);
        void rounds().then(() => socket[how]());
      });
      await expect(textOf(server.url)).rejects.toMatchObject({ cause: { code: "ECONNRESET" } });
    }
  });

  test("ends a body without a length, but a reset is no end", async () => {
    const answerAnd = (how: "end" | "resetAndDestroy") =>
      rawServer((socket) => {
        socket.write("HTTP/1.1 200 OK\r\n\r\nall");
        void rounds().then(() => socket[how]());
      });
    expect(await textOf((await answerAnd("end")).url)).toBe("all");
    const reset = await answerAnd("resetAndDestroy");
    await expect(textOf(reset.url)).rejects.toMatchObject({ cause: { code: "ECONNRESET" } });
  });

  test("that nobody accepts is refused", async () => {
    await expect(textOf("http://127.0.0.1:1/?key=canary")).rejects.toMatchObject({
      name: "TypeError",
      message: "The exchange failed.",
      cause: { code: "ECONNREFUSED" },
    });
  });

  test("while it was kept fails the next call, which is not sent again", async () => {
    const server = await rawServer((socket, count) =>
      count === 1 ? socket.write(reply("ok")) : socket.resetAndDestroy(),
    );
    expect(await textOf(server.url)).toBe("ok");
    await expect(textOf(server.url, { method: "POST", body: "a" })).rejects.toMatchObject({
      cause: { code: "ECONNRESET" },
    });
    await rounds();
    expect(server.received.map((text) => text.split(" ")[0])).toEqual(["GET", "POST"]);
    expect(server.connections()).toBe(1);
  });
});

test("other protocols than HTTP are refused", async () => {
  await expect(textOf("data:text/plain,a")).rejects.toBeInstanceOf(TypeError);
});

test("an address of IPv6 is connected to without its brackets", async () => {
  const server = await rawServer(reply("ok"));
  const agent = new Agent();
  let host: unknown;
  agent.createConnection = (options) => {
    host = options.host;
    return connect(Number(new URL(server.url).port), "127.0.0.1");
  };
  const response = await createNodeFetch({ agent })(new Request("http://[::1]:8080/"));
  expect([await response.text(), host]).toEqual(["ok", "::1"]);
  expect(server.received[0]).toContain("[::1]:8080\r\n");
});

test("replies that announce the reply are passed over", async () => {
  const early = "HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n";
  const server = await rawServer(`HTTP/1.1 100 Continue\r\n\r\n${early}${early}${reply("ok")}`);
  expect(await textOf(server.url)).toBe("ok");
});

test("bytes that nobody asked for are not taken for the next reply", async () => {
  let kept: Socket | undefined;
  const server = await rawServer((socket, count) => {
    kept = socket;
    socket.write(reply(`${count}`));
  });
  expect(await textOf(server.url)).toBe("1");
  kept?.write(reply("evil"));
  // What comes unasked ends the connection.
  await eventually(() => expect(server.open()).toBe(0));
  expect(await textOf(server.url)).toBe("2");
});

test("a reply before the request is read is a reply, and the socket is closed", async () => {
  const server = await rawServer((socket) => {
    socket.pause();
    socket.write(reply("no", "413 Too Large"));
    void rounds().then(() => socket.resume());
  });
  const body = new Uint8Array(20_000_000);
  expect(await textOf(server.url, { method: "POST", body })).toBe("no");
  await eventually(() => expect(server.open()).toBe(0));
});

describe("an abort rejects with its reason", () => {
  const reason = new Error("enough");

  test("before anything is sent", async () => {
    const server = await rawServer("");
    const call = textOf(server.url, { signal: AbortSignal.abort(reason) });
    await expect(call).rejects.toBe(reason);
    expect(server.connections()).toBe(0);
  });

  test("while the body to be sent is awaited", async () => {
    const server = await rawServer("");
    const abort = new AbortController();
    const init = { method: "POST", body: new ReadableStream(), duplex: "half" };
    const call = textOf(server.url, { ...init, signal: abort.signal });
    void rounds().then(() => abort.abort(reason));
    await expect(call).rejects.toBe(reason);
    expect(server.connections()).toBe(0);
  });

  test.each([
    ["while the reply is awaited", ""],
    ["in the body", `${head}abc`],
    ["in a body that is decoded", `${head.replace("\r\n", "\r\nContent-Encoding: br\r\n")}abc`],
  ])("%s, and closes the socket", async (_, answer) => {
    const abort = new AbortController();
    const server = await rawServer((socket) => {
      socket.write(answer);
      void rounds().then(() => abort.abort(reason));
    });
    await expect(textOf(server.url, { signal: abort.signal })).rejects.toBe(reason);
    await eventually(() => expect(server.open()).toBe(0));
  });

  test.each([
    ["plain", "identity", Buffer.alloc(200_000)],
    ["coded", "gzip", gzipSync(Buffer.alloc(200_000)).subarray(0, -9)],
  ])("while parts of a %s body wait to be read", async (_, coding, bytes) => {
    const abort = new AbortController();
    const server = await rawServer((socket) => {
      socket.write(
        `HTTP/1.1 200 OK\r\nContent-Encoding: ${coding}\r\nContent-Length: 900000\r\n\r\n`,
      );
      socket.write(bytes);
    });
    const { body } = await nodeFetch(new Request(server.url, { signal: abort.signal }));
    await rounds();
    abort.abort(reason);
    await rounds();
    await expect(body?.getReader().read()).rejects.toBe(reason);
  });

  test("while a socket is awaited, which the call before keeps", async () => {
    const abort = new AbortController();
    const aborted = once(abort.signal, "abort");
    const server = await rawServer((socket) => void aborted.then(() => socket.write(reply("ok"))));
    const fetch = createNodeFetch({ maxSockets: 1 });
    const first = fetch(new Request(server.url));
    const second = fetch(new Request(server.url, { signal: abort.signal }));
    void rounds().then(() => abort.abort(reason));
    await expect(second).rejects.toBe(reason);
    expect(await (await first).text()).toBe("ok");
    expect(await (await fetch(new Request(server.url))).text()).toBe("ok");
    expect(server.received).toHaveLength(2);
  });

  test("also when nothing else refers to the request", async () => {
    setFlagsFromString("--expose-gc");
    const collect: () => void = runInNewContext("gc");
    const server = await rawServer("");
    const abort = new AbortController();
    const call = nodeFetch(new Request(server.url, { signal: abort.signal }));
    await eventually(() => expect(server.received).toHaveLength(1));
    await rounds();
    collect();
    await rounds();
    abort.abort(reason);
    await expect(call).rejects.toBe(reason);
  });
});

test("a thousand calls leave no listener and no socket behind", async () => {
  const server = await rawServer((socket, count) =>
    count % 10 === 0 ? socket.resetAndDestroy() : socket.write(reply("ok")),
  );
  const fetch = createNodeFetch({ idleMs: 100, maxSockets: 10 });
  const requests = Array.from({ length: 1_000 }, () => new Request(server.url));
  const outcomes = await Promise.allSettled(
    requests.map(async (request) => (await fetch(request)).text()),
  );
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(900);
  const listeners = () => requests.flatMap(({ signal }) => getEventListeners(signal, "abort"));
  await eventually(() => expect([listeners(), server.open()]).toEqual([[], 0]));
});
