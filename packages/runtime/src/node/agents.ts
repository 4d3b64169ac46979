import { Agent as HttpAgent } from "node:http";
import { type AgentOptions, globalAgent, Agent as HttpsAgent } from "node:https";

/** Keeps the sockets, by protocol. */
export type Agents = Readonly<Record<"http:" | "https:", HttpAgent>>;

/** Agents with sockets of their own. */
export function agentsOf(options: AgentOptions): Agents {
  // As Node's own agents have it: the environment's proxy where NODE_USE_ENV_PROXY or its flag asks for one.
  const { proxyEnv } = globalAgent.options;
  const { maxSockets = 256, timeout = 4_000, ...identity } = options;
  const sockets = { keepAlive: true, maxSockets, timeout, proxyEnv };
  return { "http:": new HttpAgent(sockets), "https:": new HttpsAgent({ ...sockets, ...identity }) };
}

/** What keeps the sockets of all calls for which the host makes no `fetch`. */
export const commonAgents = agentsOf({});
