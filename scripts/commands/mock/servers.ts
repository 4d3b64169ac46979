import type { IncomingMessage, ServerResponse } from "node:http";
import type { MockServer } from "../../../contract-tests/servers/prism.ts";
import { forward } from "./forward.ts";
import { type DeferredServer, onFirstCall } from "./on-first-call.ts";

/** How servers of providers are started. */
export interface ServersOptions {
  /** Starts the server of a provider; called again at the next call after it failed. */
  start(provider: string): Promise<MockServer>;
  /** Hears why a server could not be started, or gave no reply. */
  onProblem(problem: string): void;
}

/** A server for each provider, which starts with the first call to it. */
export interface Servers {
  /** Hands a request on to the server of a provider, and its reply back. */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    to: { readonly provider: string; readonly path: string },
  ): Promise<void>;
  /** Closes the server of a provider; the next call starts another one. */
  forget(provider: string): Promise<void>;
  close(): Promise<void>;
}

/** Servers of providers, none of which runs yet. */
export function serversOf({ start, onProblem }: ServersOptions): Servers {
  const servers = new Map<string, DeferredServer>();
  const failure = (provider: string, error: unknown) => {
    const problem = `${provider}: ${error instanceof Error ? error.message : error}`;
    onProblem(problem);
    return new Error(problem, { cause: error });
  };
  const serverOf = (provider: string) => {
    const deferred = () =>
      onFirstCall(() => start(provider).catch((error) => Promise.reject(failure(provider, error))));
    const server = servers.get(provider) ?? deferred();
    servers.set(provider, server);
    return server;
  };
  return {
    async answer(request, response, { provider, path }) {
      const running = await serverOf(provider)
        .running()
        .catch(({ message }: Error) => void answer(response, 500, message));
      // Whoever called may be gone by now.
      if (!running || response.destroyed) return;
      const to = { address: running.url, path: path.startsWith("/") ? path : `/${path}` };
      forward(request, response, to, (error) =>
        answer(response, 502, failure(provider, error).message),
      );
    },
    async forget(provider) {
      const server = servers.get(provider);
      servers.delete(provider);
      await server?.close();
    },
    async close() {
      await Promise.all([...servers.values()].map((server) => server.close()));
    },
  };
}

/** Says as JSON why there is no reply of a provider's server. */
export function answer(response: ServerResponse, status: number, error: string): void {
  // A page of another origin may read it, as it may read what Prism answers.
  const headers = { "access-control-allow-origin": "*", "content-type": "application/json" };
  response.writeHead(status, headers).end(`${JSON.stringify({ error })}\n`);
}
