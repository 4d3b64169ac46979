import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { didYouMean } from "../../../packages/workflow/src/diagnostics/did-you-mean.ts";
import type { MockServer } from "../../../contract-tests/servers/prism.ts";
import { forward, HEAD_BYTES } from "./forward.ts";
import { onFirstCall } from "./on-first-call.ts";

/** What a server in front of others needs to know. */
interface FrontOptions {
  /** Port on 127.0.0.1; 0 takes a free one. */
  readonly port: number;
  /** Starts the server of a provider; called again at the next call after it failed. */
  start(provider: string): Promise<MockServer>;
  /** Hears why a server could not be started, or gave no reply. */
  onProblem(problem: string): void;
}

/**
 * Serves each provider at `<url>/<provider>`, by a server that starts with the first call to it;
 * `<url>/` lists them. Rejects where it cannot listen.
 */
export async function startFront(
  providers: readonly string[],
  { port, start, onProblem }: FrontOptions,
): Promise<MockServer> {
  const failure = (provider: string, error: unknown) => {
    const problem = `${provider}: ${error instanceof Error ? error.message : error}`;
    onProblem(problem);
    return new Error(problem, { cause: error });
  };
  const deferred = (provider: string) =>
    onFirstCall(() => start(provider).catch((error) => Promise.reject(failure(provider, error))));
  const servers = new Map(providers.map((provider) => [provider, deferred(provider)]));
  const front = createServer({ maxHeaderSize: HEAD_BYTES }, async (request, response) => {
    const [, provider = "", path = ""] = /^\/([^/?]*)(.*)$/s.exec(request.url ?? "") ?? [];
    const server = servers.get(provider);
    if (server) {
      const running = await server
        .running()
        .catch(({ message }: Error) => void answer(response, 500, message));
      // Whoever called may be gone by now.
      if (!running || response.destroyed) return;
      const to = { address: running.url, path: path.startsWith("/") ? path : `/${path}` };
      forward(request, response, to, (error) =>
        answer(response, 502, failure(provider, error).message),
      );
    } else if (provider === "" && !path.startsWith("/")) {
      response.setHeader("content-type", "text/plain");
      response.end(listing(url, providers));
    } else {
      const hint = didYouMean(provider, providers).replace("?", "");
      answer(response, 404, `there is no provider "${provider}"${hint}; ${url}/ lists all`);
    }
  });
  front.listen(port, "127.0.0.1");
  await once(front, "listening");
  // Text for pipes only.
  const url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  return {
    url,
    async close() {
      const closed = once(front, "close");
      front.close();
      front.closeAllConnections();
      await Promise.all([closed, ...[...servers.values()].map((server) => server.close())]);
    },
  };
}

/** A line per provider: its id, space, its address. */
export function listing(url: string, providers: readonly string[]): string {
  return providers.map((provider) => `${provider} ${url}/${provider}\n`).join("");
}

function answer(response: ServerResponse, status: number, error: string): void {
  // A page of another origin may read it, as it may read what Prism answers.
  const headers = { "access-control-allow-origin": "*", "content-type": "application/json" };
  response.writeHead(status, headers).end(`${JSON.stringify({ error })}\n`);
}
