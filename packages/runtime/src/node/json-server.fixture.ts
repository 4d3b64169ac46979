import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** One request as the server received it. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query as they stood on the wire. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What the server answers: 200 when it does not say, nothing when `hangs`, an end when `cuts`. */
export interface JsonReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly hangs?: boolean;
  readonly cuts?: boolean;
}

/** A server of JSON on loopback, gone when the test ends. */
export async function jsonServer(
  answer: (request: ReceivedRequest, count: number) => JsonReply,
): Promise<{ readonly url: string; readonly requests: readonly ReceivedRequest[] }> {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer); // no encoding is set
    const { method = "", url: target = "", headers } = request;
    const received = { method, target, headers, body: Buffer.concat(parts).toString() };
    const reply = answer(received, requests.push(received));
    if (reply.cuts) request.socket.destroy();
    if (reply.hangs || reply.cuts) return;
    response.writeHead(reply.status ?? 200, {
      "Content-Type": "application/json",
      ...reply.headers,
    });
    response.end(JSON.stringify(reply.body ?? {}));
  });
  onTestFinished(() => server.close().closeAllConnections());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a server that listens has one
  return { url: `http://127.0.0.1:${port}`, requests };
}
