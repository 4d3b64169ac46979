import { EventEmitter, once } from "node:events";
import { type RequestListener, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { rawServer } from "../../../tests/kit/raw-server.ts";
import { openServer } from "../../../tests/kit/server.ts";
import { exchange, frontOf, write } from "./front.fixture.ts";

/** A front for one provider, whose server answers so. */
async function frontFor(answer: RequestListener) {
  const url = await openServer(answer);
  return frontOf(["notes"], async () => ({ url, close: async () => {} }));
}

test("a request arrives as it was sent, but for its path and what belongs to the connection", async () => {
  const received: unknown[] = [];
  const { url } = await frontFor(async (request, response) => {
    const { method, url: target, rawHeaders } = request;
    received.push(method, target, rawHeaders, (await buffer(request)).toString("latin1"));
    response.end();
  });
  const body = Buffer.from([0, 255, 13, 10, 128]);
  const headers = [
    "Host: a.example",
    "X-ODD: 1",
    "X-ODD: \u00e9",
    `Content-Length: ${body.length}`,
  ];
  const target = "/a%2Fb/%zz//c/../d?q=%20+&q=%C3%A9&__server=x&";
  await exchange(url, [`QUERY /notes${target} HTTP/1.1`, ...headers], body);
  const raw = headers.flatMap((header) => header.split(": "));
  expect(received.splice(0)).toEqual([
    "QUERY",
    target,
    [...raw, "Connection", "close"],
    body.toString("latin1"),
  ]);
  await exchange(url, ["POST /notes?a HTTP/1.1", "Host: b"]);
  expect(received.splice(0)).toEqual(["POST", "/?a", ["Host", "b", "Connection", "close"], ""]);
  const chunked = ["DELETE /notes HTTP/1.1", "Host: b", "Transfer-Encoding: chunked"];
  await exchange(url, chunked, Buffer.from("2\r\nab\r\n0\r\n\r\n"));
  expect(received).toMatchObject(["DELETE", "/", { length: 6 }, "ab"]);
});

test("a reply arrives as it was sent", async () => {
  const { url } = await frontFor((_, response) => {
    response.sendDate = false;
    response.writeHead(299, "Odd", ["Set-Cookie", "a", "set-cookie", "b", "Content-Length", "2"]);
    response.end(Buffer.from([0, 255]));
  });
  const reply = await exchange(url, ["GET /notes HTTP/1.1", "Host: a"]);
  expect(reply.toString("latin1")).toBe(
    "HTTP/1.1 299 Odd\r\nSet-Cookie: a\r\nset-cookie: b\r\nContent-Length: 2\r\nConnection: close\r\n\r\n\0\u00ff",
  );
});

test.each([
  ["TE", "TE: trailers"],
  ["Trailer", "Trailer: X"],
  ["Upgrade", "Upgrade: h2c", "Connection: upgrade"],
  ["Proxy-Authorization", "Proxy-Authorization: Basic eDp5"],
  ["Proxy-Connection", "Proxy-Connection: keep-alive"],
  ["Keep-Alive", "Keep-Alive: timeout=5"],
  ["what Connection names", "X-Hop: 1", "Connection: foo, X-HOP ,keep-alive"],
])("%s is of one connection: it is handed on in no direction", async (_, ...headers) => {
  const received: unknown[] = [];
  const { url } = await frontFor((request, response) => {
    received.push(request.rawHeaders);
    const sent = headers.flatMap((header) => header.split(": "));
    // What `Trailer` announces can only follow a body in chunks.
    const body = headers.includes("Trailer: X") ? ["Transfer-Encoding", "chunked"] : [];
    response.sendDate = false;
    response.writeHead(200, [...sent, ...body, "X-End", "1"]).end("text");
  });
  const reply = String(await exchange(url, ["GET /notes HTTP/1.1", "Host: a", ...headers]));
  expect(received).toEqual([["Host", "a", "Connection", "close"]]);
  expect(reply).toMatch(
    /^HTTP\/1.1 200 OK\r\nX-End: 1\r\n(?:Connection: close|Transfer-Encoding: chunked|\r\n)+/,
  );
  for (const header of headers) expect(reply).not.toContain(header);
});

test("what frames a message stays, whatever Connection names", async () => {
  const received: unknown[] = [];
  const { url } = await frontFor(async (request, response) => {
    received.push(request.headers.host, await buffer(request).then(String));
    response.end();
  });
  const head = ["GET /notes HTTP/1.1", "Host: a", "Content-Length: 22"];
  const inner = Buffer.from("GET /other HTTP/1.1\r\n\r\n".slice(0, 22));
  await exchange(url, [...head, "Connection: host, content-length"], inner);
  expect(received).toEqual(["a", String(inner)]);
});

test("a target may name this server, as whoever speaks to a proxy does", async () => {
  const { url } = await frontFor((request, response) => void response.end(request.url));
  const reply = await exchange(url, [`GET ${url}/notes/a?b HTTP/1.1`, "Host: a"]);
  expect(String(reply)).toMatch(/\r\n\/a\?b$/);
});

test("bodies pass while they are still written, in both directions", async () => {
  const { url } = await frontFor((request, response) => void request.pipe(response));
  const socket = await write(url, "PUT /notes HTTP/1.1", "Host: a", "Transfer-Encoding: chunked");
  socket.write("5\r\nfirst\r\n");
  let text = "";
  for await (const bytes of socket) {
    text += bytes;
    if (text.endsWith("first\r\n")) break;
  }
  expect(text).toContain("first");
});

test("whoever called and went away is not waited for", async () => {
  const calls = new EventEmitter<{ call: [ServerResponse] }>();
  const called = once(calls, "call");
  const { url, problems } = await frontFor((_, response) => void calls.emit("call", response));
  const socket = await write(url, "GET /notes HTTP/1.1", "Host: a");
  const [response] = await called;
  socket.destroy();
  await once(response, "close");
  expect(response.writableFinished).toBe(false);
  expect(problems).toEqual([]);
});

test.each([
  ["no reply", /^HTTP\/1.1 502 [\s\S]*\{"error":"notes: socket hang up"\}\n/, 1],
  ["half a reply", /^HTTP\/1.1 200 [\s\S]*\r\n\r\nhalf$/, 0],
])("a server that gives %s ends the call", async (_, expected, told) => {
  const { url, problems } = await frontFor((request, response) => {
    if (told) request.socket.destroy();
    else response.writeHead(200, { "content-length": 9 }).write("half", () => response.destroy());
  });
  expect(String(await exchange(url, ["GET /notes HTTP/1.1", "Host: a"]))).toMatch(expected);
  expect(problems).toHaveLength(told);
});

test.each([
  ["a status that does not exist", "HTTP/1.1 099 No\r\nContent-Length: 9\r\n\r\n"],
  [
    "an upgrade that nobody asked for",
    "HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n",
  ],
  ["a header that is none", "HTTP/1.1 200 OK\r\na b: 1\r\n\r\n"],
  ["no HTTP", "SSH-2.0-x\r\n\r\n"],
])("a reply with %s is a 502 with a sentence, and the next is answered", async (_, bytes) => {
  const upstream = await rawServer((socket) => socket.end(bytes, "latin1"));
  const { url, problems } = await frontOf(["notes"], async () => ({
    url: new URL(upstream.url).origin,
    close: async () => {},
  }));
  for (const nth of [1, 2]) {
    const reply = String(await exchange(url, ["GET /notes HTTP/1.1", "Host: a"]));
    expect(reply).toMatch(
      /^HTTP\/1.1 502 Bad Gateway\r\n(?![^]*\r\ncontent-length: 9)[^]*\{"error":"notes: [^"]+"\}\n/i,
    );
    expect(problems).toHaveLength(nth);
  }
});

test("a body that the server does not read leaves its connection for the next call", async () => {
  const { url } = await frontFor((request, response) => {
    response.end(request.url);
    if (request.method === "POST") request.socket.end();
  });
  const length = 2 ** 22;
  const socket = await write(url, "POST /notes/1 HTTP/1.1", "Host: a", `Content-Length: ${length}`);
  socket.write(Buffer.alloc(length));
  socket.write("GET /notes/2 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  expect(String(await buffer(socket))).toMatch(/\/1[\s\S]*HTTP\/1.1 200[\s\S]*\/2/);
});
