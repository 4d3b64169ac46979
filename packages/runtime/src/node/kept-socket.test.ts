import { connect, createServer, type Server, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { describe, expect, onTestFinished, test } from "vitest";
import { reply } from "../../../../tests/kit/raw-server.ts";
import { loopbackPort } from "../../../../tests/kit/server.ts";
import { createNodeFetch, type NodeFetch } from "../node.ts";
import { selfSigned } from "./certificate.fixture.ts";

// No test waits for a time: what one end of a connection on loopback has written, the system holds
// for the other end at once. A relay stands between, since encryption takes rounds of the event loop.

interface Peer {
  /** Sends one request. */
  readonly call: () => Promise<Response>;
  /** The server's end of every connection, in order. */
  readonly sockets: readonly Socket[];
  /** Lets the server write or end; when that is at the relay, `letGo` hands it to the client's system. */
  readonly held: (act: (socket: Socket) => void) => Promise<{ readonly letGo: () => void }>;
}

const identity = selfSigned("kept");

/** Answers the first request with this text, and every other with its number. */
async function peer(
  protocol: string,
  first = reply("1"),
  fetch: NodeFetch = createNodeFetch({ ca: identity.cert }),
): Promise<Peer> {
  const sockets: Socket[] = [];
  let count = 0;
  const serve = (socket: Socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    socket.on("data", () => socket.write(++count === 1 ? first : reply(`${count}`)));
  };
  const server = protocol === "https" ? createTlsServer(identity, serve) : createServer(serve);
  const relays: Relay[] = [];
  const port = await listening(server);
  const entry = await listening(createServer((socket) => relays.push(relay(socket, port))));
  const url = `${protocol}://127.0.0.1:${entry}/`;
  return {
    sockets,
    call: () => fetch(new Request(url, { method: "POST", body: "a" })),
    async held(act) {
      const [[one], [socket]] = [relays, sockets];
      if (!one || !socket) throw new Error("there is no connection");
      const arrived = one.hold();
      act(socket);
      await arrived;
      return one;
    },
  };
}

interface Relay {
  /** Keeps back what the server sends next; resolves when that has come. */
  readonly hold: () => Promise<void>;
  /** Passes on what came first. */
  readonly letGo: () => void;
}

function relay(client: Socket, port: number): Relay {
  const server = connect({ host: "127.0.0.1", port, allowHalfOpen: true });
  let waiting: (() => void) | undefined;
  const acts: (() => void)[] = [];
  const pass = (act: () => void) => {
    if (!waiting) return act();
    acts.push(act);
    waiting();
  };
  server.on("data", (bytes) => pass(() => client.write(bytes)));
  server.on("end", () => pass(() => client.end()));
  client.on("data", (bytes) => server.write(bytes)).on("close", () => server.destroy());
  // What is written goes out at once, also before what went before is acknowledged.
  for (const socket of [client, server]) socket.setNoDelay().on("error", () => {});
  return {
    hold: () => new Promise((resolve) => (waiting = resolve)),
    letGo() {
      acts.shift()?.();
      if (acts.length === 0) waiting = undefined;
    },
  };
}

async function listening(server: Server): Promise<number> {
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => open.add(socket));
  onTestFinished(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  return loopbackPort(server);
}

const textOf = async (response: Promise<Response>) => (await response).text();
const ended = (socket: Socket | undefined) =>
  new Promise<void>((resolve) => socket?.once("close", () => resolve()));

/** Lets the event loop write what the server has to, and then read it, more rounds than that takes. */
async function allRead(socket: Socket | undefined): Promise<void> {
  for (let left = 20; left > 0; left -= socket?.writableLength ? 0 : 1) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe.each(["http", "https"])("over %s", (protocol) => {
  test("a socket that brought nothing more than its reply is used again", async () => {
    const { call, sockets } = await peer(protocol);
    for (const text of ["1", "2", "3"]) expect(await textOf(call())).toBe(text);
    expect(sockets).toHaveLength(1);
  });

  test("bytes that came while a socket was idle end it", async () => {
    const { call, sockets } = await peer(protocol);
    expect(await textOf(call())).toBe("1");
    const closed = ended(sockets[0]);
    sockets[0]?.write("H");
    await closed;
    expect(await textOf(call())).toBe("2");
    expect(sockets).toHaveLength(2);
  });

  test.each([
    ["a whole reply", reply("evil")],
    ["the beginning of one", "HTTP/1.1 200 OK\r\nContent-Le"],
    ["a byte", "H"],
  ])("%s that the system holds when a call begins is not taken for its reply", async (_, bytes) => {
    const { call, sockets, held } = await peer(protocol);
    expect(await textOf(call())).toBe("1");
    const evil = await held((socket) => socket.write(bytes));
    evil.letGo();
    expect(await textOf(call())).toBe("2");
    expect(sockets).toHaveLength(2);
  });

  test("nor is one for a call that waited for the socket", async () => {
    const fetch = createNodeFetch({ ca: identity.cert, maxSockets: 1 });
    const { call, sockets, held } = await peer(protocol, reply("1"), fetch);
    expect(await textOf(call())).toBe("1");
    const calls: Promise<Response>[] = [];
    const answer = await held(() => calls.push(call(), call()));
    const evil = await held((socket) => socket.write(reply("evil")));
    answer.letGo();
    const [second, third] = calls;
    expect((await second)?.status).toBe(200);
    evil.letGo();
    expect(await (await third)?.text()).toBe("3");
    expect(sockets).toHaveLength(2);
  });

  test("bytes after a reply that nobody has read yet end the socket", async () => {
    // More than what is fetched ahead of the reader, so that the socket is not idle.
    const long = "x".repeat(100_000);
    const { call, sockets, held } = await peer(protocol, reply(long));
    const response = await call();
    await allRead(sockets[0]);
    const byte = await held((socket) => socket.write("H"));
    byte.letGo();
    await allRead(sockets[0]);
    expect(await response.text()).toBe(long);
    expect(await textOf(call())).toBe("2");
    expect(sockets).toHaveLength(2);
  });

  test("a second reply beside the first ends the socket", async () => {
    const { call, sockets } = await peer(protocol, reply("1") + reply("evil"));
    expect(await textOf(call())).toBe("1");
    expect(await textOf(call())).toBe("2");
    expect(sockets).toHaveLength(2);
  });

  test("the beginning of one is never joined to the reply of another call", async () => {
    const { call } = await peer(protocol, `${reply("1")}HTTP/1.1 200 OK\r\nX-Evil: `);
    expect(await textOf(call())).toBe("1");
    const response = await call();
    expect(response.headers.get("x-evil")).toBeNull();
    expect(await response.text()).toBe("2");
  });

  test("an end that the system holds when a call begins does not fail it", async () => {
    const { call, sockets, held } = await peer(protocol);
    expect(await textOf(call())).toBe("1");
    const end = await held((socket) => socket.end());
    end.letGo();
    expect(await textOf(call())).toBe("2");
    expect(sockets).toHaveLength(2);
  });
});
