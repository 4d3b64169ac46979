import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { onTestFinished } from "vitest";
import { loopbackPort } from "./loopback-port.fixture.ts";

/** A request as a server on loopback got it. */
export interface SeenRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server on loopback, gone when the test ends. */
export interface LoopbackServer {
  readonly baseUrl: string;
  /** What came in so far, in order. */
  readonly requests: readonly SeenRequest[];
}

/** Answers the request that is the `count`-th, from 1. */
export type Answer = (response: ServerResponse, count: number, request: IncomingMessage) => unknown;

/** Starts a server on a free port of 127.0.0.1 that gives these answers. */
export async function loopbackServer(answer: Answer): Promise<LoopbackServer> {
  const requests: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { method = "", url = "", headers } = request;
    const count = requests.push({ method, url, headers, body: Buffer.concat(parts).toString() });
    answer(response, count, request);
  });
  onTestFinished(() => server.close().closeAllConnections());
  const port = await loopbackPort(server);
  return { requests, baseUrl: `http://127.0.0.1:${port}` };
}

/** Answers with a small JSON object. */
export function answerJson(response: ServerResponse, status = 200): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end('{"ok":true}');
}

/** Answers with a status that may be repeated, and asks for a wait that tests can afford. */
export function answerBusy(response: ServerResponse, status = 503): void {
  response.writeHead(status, { "Retry-After": "0.01" }).end("{}");
}
