import { createServer, type Socket } from "node:net";
import { afterwards } from "./afterwards.ts";
import { loopbackPort } from "./server.ts";

/** A server of bytes on 127.0.0.1; it is closed after the test, or outside of one after the file. */
export interface RawServer {
  readonly url: string;
  /** What came in, a text for each piece that arrived, as bytes. */
  readonly received: readonly string[];
  /** Connections ever made. */
  readonly connections: () => number;
  /** Connections that are open now. */
  readonly open: () => number;
}

/** Answers each piece of bytes that arrives: by sending this text, or as told. */
export async function rawServer(
  answer: string | ((socket: Socket, count: number) => void),
): Promise<RawServer> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    socket.on("data", (bytes) => {
      const count = received.push(bytes.toString("latin1"));
      if (typeof answer === "string") socket.write(answer, "latin1");
      else answer(socket, count);
    });
  });
  afterwards(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const port = await loopbackPort(server);
  const url = `http://127.0.0.1:${port}/path?key=canary`;
  return { url, received, connections: () => connections, open: () => sockets.size };
}

/** The text of a whole reply with a body of this length. */
export function reply(body: string, status = "200 OK", ...headers: readonly string[]): string {
  const lines = [`HTTP/1.1 ${status}`, `Content-Length: ${body.length}`, ...headers];
  return `${lines.join("\r\n")}\r\n\r\n${body}`;
}
