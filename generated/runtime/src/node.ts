// Generated from packages/runtime/src/node.ts. Do not edit; run `npm run generate`.

// Node's types for this entry alone; not repeated in its declarations, so that no user needs them.
/// <reference types="node" />
import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import { exchange } from "./node/exchange.ts";

/** How a transport of Node connects. Everything is optional. */
export interface NodeFetchOptions {
  /** Sockets to one origin at a time; further requests wait until one is free. Default 256. */
  readonly maxSockets?: number | undefined;
  /** Milliseconds an unused socket is kept for the next request. Default 4,000: servers close theirs later. */
  readonly idleMs?: number | undefined;
  /** Certificates in PEM of the authorities to trust instead of those that Node trusts. */
  readonly ca?: string | readonly string[] | undefined;
  /** Certificate in PEM that the client shows, with those that lead to its authority. */
  readonly cert?: string | undefined;
  /** Private key in PEM of the client's certificate. */
  readonly key?: string | undefined;
  /** What the private key is encrypted with. */
  readonly passphrase?: string | undefined;
}

/** Sends one request; resolves when the head of the reply is there. */
export type NodeFetch = (request: Request) => Promise<Response>;

/**
 * A `fetch` on Node's own HTTP client, for `context.fetch`: one request on the wire for each call, no
 * redirect followed, nothing repeated. Sockets are kept for the next call, but keep no process alive.
 */
export function createNodeFetch(options: NodeFetchOptions = {}): NodeFetch {
  const { maxSockets = 256, idleMs = 4_000, ca, ...identity } = options;
  const sockets = { keepAlive: true, maxSockets, timeout: idleMs };
  const agents = {
    "http:": new HttpAgent(sockets),
    "https:": new HttpsAgent({
      ...sockets,
      ...identity,
      ca: typeof ca === "object" ? [...ca] : ca,
    }),
  };
  return (request) => exchange(request, agents);
}

/** A `fetch` on Node's own HTTP client with the options as they are by default. */
export const nodeFetch: NodeFetch = createNodeFetch();
