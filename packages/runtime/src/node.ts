// Node's types for this entry alone; not repeated in its declarations, so that no user needs them.
/// <reference types="node" />
import type { Agent } from "node:http";
import { type Agents, agentsOf, commonAgents } from "./node/agents.ts";
import { exchange } from "./node/exchange.ts";
import { streams } from "./node/sizes.ts";

/** Options of a `fetch` on Node's own HTTP client. All members are optional. */
export interface NodeFetchOptions {
  /** Largest number of sockets to one origin; further requests wait until one is free. Default 256. */
  readonly maxSockets?: number | undefined;
  /** Milliseconds that an idle socket is kept for the next request. Default 4,000: servers close theirs later. */
  readonly idleMs?: number | undefined;
  /** PEM certificates of the authorities to trust, in place of Node's own. */
  readonly ca?: string | readonly string[] | undefined;
  /** PEM certificate of the client, followed by its chain. */
  readonly cert?: string | undefined;
  /** PEM private key of the client's certificate. */
  readonly key?: string | undefined;
  /** Passphrase of the private key. */
  readonly passphrase?: string | undefined;
  /** An `Agent` of `node:https` or compatible with it, such as one for a proxy. It opens and keeps all sockets, and the other options are of no effect. */
  readonly agent?: object | undefined;
}

/** Sends one request; resolves when the headers of the reply have arrived. */
export type NodeFetch = (request: Request) => Promise<Response>;

/**
 * A `fetch` on Node's own HTTP client, for `context.fetch`: it sends one request per call, follows no
 * redirect and retries nothing. Sockets are kept for the next call, but do not keep the process alive.
 */
export function createNodeFetch(options: NodeFetchOptions = {}): NodeFetch {
  const { agent, idleMs: timeout, ca, ...rest } = options;
  if (agent) {
    const own = agent as Agent; // its type would make every user need Node's types
    return sending({ "http:": own, "https:": own });
  }
  return sending(agentsOf({ ...rest, timeout, ca: typeof ca === "object" ? [...ca] : ca }));
}

/** A `fetch` that holds no body of known size in memory. */
function sending(agents: Agents): NodeFetch {
  return streams((request) => exchange(request, agents));
}

/** A `fetch` on Node's own HTTP client with the default options. */
export const nodeFetch: NodeFetch = sending(commonAgents);
