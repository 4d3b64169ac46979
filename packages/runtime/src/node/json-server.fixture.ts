import { createServer, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { loopbackPort } from "./loopback-port.fixture.ts";

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
    const { method = "", url: target = "", headers } = request;
    const received = { method, target, headers, body: (await buffer(request)).toString() };
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
  const port = await loopbackPort(server);
  return { url: `http://127.0.0.1:${port}`, requests };
}
