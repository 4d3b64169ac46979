import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type Answer, failure, type Mock } from "./answer.ts";

/** How mocks of providers are made. */
export interface MockOptions {
  /** Makes the mock of a provider; called again at the next call after it failed. */
  make(provider: string): Promise<Mock>;
  /** Hears why a mock could not be made, or gave no reply. */
  onProblem(problem: string): void;
}

/** A mock for each provider, which is made with the first call to it. */
export interface Mocks {
  /** Answers a request to the mock of a provider. */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    to: { readonly provider: string; readonly path: string },
  ): Promise<void>;
  /** Forgets the mock of a provider; the next call makes another one. */
  forget(provider: string): void;
}

/** A mock server on loopback. */
export interface MockServer {
  /** Address without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Mocks of providers, none of which is made yet; calls at once share one making. */
export function mocksOf({ make, onProblem }: MockOptions): Mocks {
  const made = new Map<string, Promise<Mock>>();
  const mockFor = (provider: string) => {
    const mock = made.get(provider) ?? make(provider);
    made.set(provider, mock);
    mock.catch(() => made.get(provider) === mock && made.delete(provider));
    return mock;
  };
  return {
    async answer(request, response, { provider, path }) {
      try {
        const { method = "", headers } = request;
        const { pathname, search } = new URL(`http://127.0.0.1/${path.replace(/^\//, "")}`);
        // Whoever asked may go away before the end of the body.
        const body = await buffer(request).catch(() => null);
        if (body === null) return;
        if (isPreflight(request)) return send(response, PREFLIGHT, headers);
        const mock = await mockFor(provider);
        send(
          response,
          await mock.answer({ method, headers, path: pathname, search, body }),
          headers,
        );
      } catch (error) {
        const problem = `${provider}: ${error instanceof Error ? error.message : error}`;
        onProblem(problem);
        send(response, failure(500, problem), request.headers);
      }
    },
    forget: (provider) => void made.delete(provider),
  };
}

/** Hostile values are long, and a server that refused them would hide what was sent. */
const HEAD_BYTES = 2 ** 22;

/** Provider and path of a request; whoever takes this for a proxy names the server before them. */
const TARGET = /^(?:https?:\/\/[^/?]*)?\/([^/?]*)(.*)$/is;

/**
 * Serves the mock of each provider at `<url>/<provider>`; `<url>/` lists them. Port 0 takes a free one.
 * Rejects where it cannot listen.
 */
export async function serveMocks(
  providers: readonly string[],
  { port, ...options }: MockOptions & { readonly port: number },
): Promise<MockServer> {
  const mocks = mocksOf(options);
  const server = createServer({ maxHeaderSize: HEAD_BYTES }, (request, response) => {
    const [, provider = "", path = ""] = TARGET.exec(request.url ?? "") ?? [];
    if (providers.includes(provider))
      return void mocks.answer(request, response, { provider, path });
    request.resume();
    if (provider === "" && !path.startsWith("/")) {
      const headers = { "content-type": "text/plain" };
      send(response, { status: 200, headers, body: listing(url, providers) }, request.headers);
    } else {
      const why = `there is no provider "${provider}"; ${url}/ lists all`;
      send(response, failure(404, why), request.headers);
    }
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  // Text for pipes only.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** A line per provider: its id, space, its address. */
export function listing(url: string, providers: readonly string[]): string {
  return providers.map((provider) => `${provider} ${url}/${provider}\n`).join("");
}

/** Whether a browser asks what a page of another origin may send. */
function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === "OPTIONS" && headers["access-control-request-method"] !== undefined;
}

const PREFLIGHT: Answer = { status: 204, headers: { "content-length": "0" }, body: null };

/** Sends an answer that a page of any origin may read. */
export function send(
  response: ServerResponse,
  { status, headers, body, isCut = false }: Answer,
  asked: IncomingMessage["headers"] = {},
): void {
  const open = {
    "access-control-allow-origin": asked.origin ?? "*",
    "access-control-allow-methods": asked["access-control-request-method"] ?? "*",
    "access-control-allow-headers": asked["access-control-request-headers"] ?? "*",
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": "*",
  };
  response.writeHead(status, { ...open, ...headers });
  if (isCut) response.write(body ?? "", () => response.destroy());
  else response.end(body ?? undefined);
}
