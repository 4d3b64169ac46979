import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import type { FilesOnDemand } from "../site/files.ts";
import { POLICY } from "../site/html.ts";
import type { Events } from "./events.ts";
import { MOCK, type Refusal, refusalOf } from "./guard.ts";

/** What is served. Nothing of the disk is: all of it is in memory. */
export interface Served {
  /** Everything by path, as it is now. */
  files(): Promise<FilesOnDemand>;
  readonly events: Events;
  /** Has the mock of a provider answer. */
  mock(
    request: IncomingMessage,
    response: ServerResponse,
    to: { readonly provider: string; readonly path: string },
  ): Promise<void>;
}

/** A server that listens. */
export interface PageServer {
  /** Address without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** A page may do what its policy says, no other page may hold it in a frame, and nothing of it is kept. */
const HEADERS = {
  "content-security-policy": `${POLICY}; frame-ancestors 'none'`,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
};

/** What a mock answers is data, even where a browser opens it as a page. */
const MOCK_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
};

/** Requests of a page may be longer than Node's servers take. */
const HEAD_BYTES = 2 ** 16;

/** Serves a page on 127.0.0.1. Rejects where it cannot listen; port 0 takes a free one. */
export async function startServer(port: number, served: Served): Promise<PageServer> {
  const server = createServer({ maxHeaderSize: HEAD_BYTES }, (request, response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
    const refusal = refusalOf(request, portOf());
    const answered = refusal ? refuse(response, refusal) : answer(request, response, served);
    answered.catch((error: unknown) =>
      refuse(response, {
        status: 500,
        why: error instanceof Error ? error.message : String(error),
      }),
    );
  });
  const portOf = () => (server.address() as AddressInfo).port; // text for pipes only
  // Past the usual number Node drops headers, and with them what a request is judged by.
  server.maxHeadersCount = 0;
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${portOf()}`,
    async close() {
      const closed = once(server, "close");
      served.events.close();
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, served: Served) {
  const { url = "" } = request;
  if (url.startsWith(MOCK)) {
    response.setHeader("content-security-policy", MOCK_POLICY);
    const [, provider = "", path = ""] = /^([^/?]*)(.*)$/s.exec(url.slice(MOCK.length)) ?? [];
    return await served.mock(request, response, { provider, path });
  }
  const [path = ""] = url.slice(1).split("?");
  if (path === "events" && request.method === "GET") return served.events.open(response);
  const file = path === "" ? "index.html" : path;
  const make = (await served.files()).get(file);
  const text = (await make?.()) ?? null;
  if (text === null) return await refuse(response, { status: 404, why: "there is no such file" });
  response.setHeader("content-type", TYPES[extname(file)] ?? "text/plain; charset=utf-8");
  response.end(text);
}

async function refuse(response: ServerResponse, { status, why, headers = {} }: Refusal) {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { ...headers, "content-type": "text/plain; charset=utf-8" });
  response.end(`${why}\n`);
}
