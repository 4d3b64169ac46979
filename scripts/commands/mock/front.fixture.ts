import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import type { MockServer } from "../../../contract-tests/servers/prism.ts";
import { startFront } from "./front.ts";

/** A front that a test closes; `problems` is what it said. */
export async function frontOf(
  providers: readonly string[],
  start: (provider: string) => Promise<MockServer>,
) {
  const problems: string[] = [];
  const onProblem = (problem: string) => void problems.push(problem);
  const { url, close } = await startFront(providers, { port: 0, start, onProblem });
  onTestFinished(close);
  return { url, problems };
}

/** Connects to a server and writes a request as it stands, without an end of the connection. */
export async function write(url: string, ...head: readonly string[]): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(`${head.join("\r\n")}\r\n\r\n`, "latin1");
  return socket;
}

/** All bytes of a reply to a request that asks for the connection to be closed. */
export async function exchange(
  url: string,
  head: readonly string[],
  body: Uint8Array = Buffer.alloc(0),
): Promise<Buffer> {
  const socket = await write(url, ...head, "Connection: close");
  socket.write(body);
  return await buffer(socket);
}
