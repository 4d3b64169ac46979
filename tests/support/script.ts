import { EventEmitter, once } from "node:events";
import type { ServerResponse } from "node:http";
import { afterwards } from "../kit/afterwards.ts";
import {
  type Answer,
  headerValues,
  type Loopback,
  type Received,
  startLoopback,
} from "../../contract-tests/servers/loopback.ts";

/** A reply as data. */
export interface ScriptedReply {
  /** Default 200. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; text and bytes are sent as they are. None when absent. */
  readonly body?: unknown;
}

/** What is done with one request: a reply, or anything else. */
export type Turn = ScriptedReply | Answer;

/** Starts a server that does these things in turn, and the last one from then on; without one, it knows nothing. It ends with the test, or outside of one with the file. */
export async function startScript(...turns: readonly Turn[]): Promise<Loopback> {
  let taken = 0;
  const server = await startLoopback((request, response) => {
    const turn = turns[Math.min(taken++, turns.length - 1)] ?? { status: 404 };
    if (typeof turn === "function") turn(request, response);
    else answer(turn)(request, response);
  });
  afterwards(() => server.close());
  return server;
}

/** Sends a reply. */
export function answer({ status = 200, headers, body }: ScriptedReply): Answer {
  const isJson = typeof body !== "string" && !(body instanceof Uint8Array);
  const type = { "content-type": isJson ? "application/json" : "text/plain" };
  return (_, response) => {
    response.writeHead(status, { ...type, ...headers }).end(isJson ? JSON.stringify(body) : body);
  };
}

/** Leaves a request without an answer. */
export const silence: Answer = () => {};

/** Closes the connection in the place of an answer. */
export const hangUp: Answer = (_, { socket }) => socket?.destroy();

/** `GET /path?query` of each request. */
export function targets(requests: readonly Received[]): readonly string[] {
  return requests.map(({ method, target }) => `${method} ${target}`);
}

/** The values of a header in each request. */
export function headersOf(requests: readonly Received[], name: string): readonly string[] {
  return requests.map((request) => headerValues(request, name).join());
}

/** Starts a server that answers nothing; `asked` resolves to the response that its first request waits for. */
export async function startSilence(): Promise<Loopback & { asked: Promise<ServerResponse> }> {
  const requests = new EventEmitter();
  const asked = once(requests, "asked").then(([response]) => response);
  const server = await startScript((_, response) => requests.emit("asked", response));
  return { ...server, asked };
}
