import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { createServer as createTlsServer, type ServerOptions as TlsOptions } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterwards } from "./afterwards.ts";

/** A request as a server got it. */
export interface SeenRequest {
  readonly method: string;
  /** Path and query as they stood on the wire. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server on 127.0.0.1; it is closed after the test, or outside of one after the file. */
export interface LoopbackServer {
  /** Address without a trailing slash. */
  readonly baseUrl: string;
  /** What came in so far, in order. */
  readonly requests: readonly SeenRequest[];
}

/** Answers the request that is the `count`-th, from 1; its body has been read. */
export type Answer = (response: ServerResponse, count: number, request: SeenRequest) => unknown;

/** Starts a server that gives these answers. */
export async function loopbackServer(answer: Answer): Promise<LoopbackServer> {
  const requests: SeenRequest[] = [];
  const baseUrl = await openServer(async (request, response) => {
    const seen = await seenRequest(request).catch(() => null);
    // Whoever asked may go away before the end of the body.
    if (seen) answer(response, requests.push(seen), seen);
  });
  return { baseUrl, requests };
}

async function seenRequest(request: IncomingMessage): Promise<SeenRequest> {
  const { method = "", url: target = "", headers } = request;
  return { method, target, headers, body: (await buffer(request)).toString() };
}

/** What a server of JSON answers: 200 when it does not say, nothing when `hangs`, an end when `cuts`. */
export interface JsonReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly hangs?: boolean;
  readonly cuts?: boolean;
}

/** Starts a server of JSON. */
export function jsonServer(
  answer: (request: SeenRequest, count: number) => JsonReply,
): Promise<LoopbackServer> {
  return loopbackServer((response, count, request) => {
    const { status = 200, headers, body = {}, hangs, cuts } = answer(request, count);
    if (cuts) response.destroy();
    if (hangs || cuts) return;
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(JSON.stringify(body));
  });
}

/** Answers with a small JSON object. */
export function answerJson(response: ServerResponse, status = 200): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end('{"ok":true}');
}

/** Answers with a status that may be repeated, and asks for a wait that tests can afford. */
export function answerBusy(response: ServerResponse, status = 503): void {
  response.writeHead(status, { "Retry-After": "0.01" }).end("{}");
}

/** Starts a server that is handed each request before its body is read, encrypted when told; returns its address. */
export async function openServer(listener: RequestListener, tls?: TlsOptions): Promise<string> {
  const server = tls ? createTlsServer(tls, listener) : createServer(listener);
  afterwards(() => server.close().closeAllConnections());
  return `http${tls ? "s" : ""}://127.0.0.1:${await loopbackPort(server)}`;
}

/** Lets a server listen on a free port of 127.0.0.1; returns the port. Who made it closes it. */
export async function loopbackPort(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // a string for pipes only
  return port;
}
