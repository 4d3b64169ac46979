import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { listen } from "../../contract-tests/servers/loopback.ts";

/** Answers the nth request of a case. */
type Answer = (response: ServerResponse, count: number, request: IncomingMessage) => void;

/** One request as it arrived. */
export interface Arrived {
  readonly method: string;
  /** Without the name of the case. */
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

const created = { id: "r1", success: true, errors: [] };
const volumes = { totalItems: 1, items: [{ id: "v1" }] };

function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

function ofType(type: string, body: string): Answer {
  return (response) => response.writeHead(200, { "Content-Type": type }).end(body);
}

const silent: Answer = () => {};
const reset: Answer = (response) => response.socket?.resetAndDestroy();
const stalled: Answer = (response) => {
  response.writeHead(200, { "Content-Type": "application/json" }).write('{"totalItems":');
};

const pdf = "%PDF-1.7 \u00e9\n".repeat(9_000);

/** A file, of which this much travels. */
function file(response: ServerResponse, length = pdf.length): void {
  response.writeHead(200, {
    "Content-Type": "application/pdf",
    "Content-Length": Buffer.byteLength(pdf),
    "Content-Disposition": 'attachment; filename="../report.pdf"',
  });
  if (length === pdf.length) response.end(pdf);
  else response.write(pdf.slice(0, length), () => setTimeout(() => response.destroy(), 20));
}

/** What the server does, by the name of the case. */
const answers = (elsewhere: string) =>
  ({
    search: (response) => json(response, volumes),
    create: (response) => json(response, created, 201),
    compressed: (response) => {
      const headers = { "Content-Type": "application/json", "Content-Encoding": "gzip" };
      response.writeHead(200, headers).end(gzipSync(JSON.stringify(volumes)));
    },
    "invalid input": (response) => json(response, volumes),
    "503, then 200": (response, count) => json(response, volumes, count === 1 ? 503 : 200),
    "429, then 201 for a write": (response, count) =>
      json(response, created, count === 1 ? 429 : 201),
    "503 for a write": (response) => json(response, {}, 503),
    "reset, then 200": (response, count, request) =>
      count === 1 ? reset(response, count, request) : json(response, volumes),
    "reset of a write": reset,
    "reset of a write on a kept connection": (response, count, request) =>
      count === 1 ? json(response, created, 201) : reset(response, count, request),
    "body cut": (response, count, request) => {
      stalled(response, count, request);
      setTimeout(() => response.destroy(), 20);
    },
    silence: silent,
    "silence in the body": stalled,
    "aborted before": silent,
    "aborted while waiting": silent,
    "aborted in the body": stalled,
    "too large": ofType("application/json", `"${"a".repeat(33 * 2 ** 20)}"`),
    "too large when decompressed": (response) => {
      const headers = { "Content-Type": "application/json", "Content-Encoding": "gzip" };
      response.writeHead(200, headers).end(gzipSync(`"${"a".repeat(33 * 2 ** 20)}"`));
    },
    "a page of HTML": ofType("text/html", "<html></html>"),
    "JSON said to be HTML": ofType("text/html", JSON.stringify(volumes)),
    "cut JSON": ofType("application/json", '{"totalItems":'),
    "redirect elsewhere": (response) => response.writeHead(302, { Location: elsewhere }).end(),
    "redirect of a write": (response) => response.writeHead(307, { Location: elsewhere }).end(),
    "redirect on the same origin": (response, count) =>
      count === 1
        ? response.writeHead(302, { Location: "again?key=lost" }).end()
        : json(response, volumes),
    "401 without a body": (response) => response.writeHead(401).end(),
    "a secret repeated": (response, _, request) =>
      json(response, { error: { message: `Refused ${request.url}` } }, 400),
    upload: (response) => json(response, { bytes: 1 }),
    "upload after 503": (response, count) => json(response, { bytes: 1 }, count === 1 ? 503 : 200),
    download: (response) => file(response),
    "download as JSON": (response) => file(response),
    "download cut": (response) => file(response, 40_000),
    "download of a page": ofType("text/html", "<html></html>"),
  }) satisfies Readonly<Record<string, Answer>>;

/** A case that the server knows. */
export type CaseName = keyof ReturnType<typeof answers>;

/** A server on loopback that behaves as the first segment of the path says. */
export interface EngineServer {
  readonly origin: string;
  /** What arrived for a case. */
  arrived(name: CaseName): readonly Arrived[];
  /** Requests that followed a redirect to another origin. */
  strayed(): number;
  close(): void;
}

async function start(handler: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(handler);
  return { server, origin: `http://127.0.0.1:${await listen(server)}` };
}

/** Starts the server, and another one to which nothing should ever be sent. */
export async function startEngineServer(): Promise<EngineServer> {
  const log = new Map<string, Arrived[]>();
  let strayed = 0;
  const other = await start((_, response) => {
    strayed += 1;
    json(response, volumes);
  });
  const known: Readonly<Record<string, Answer>> = answers(`${other.origin}/volumes`);
  const main = await start(async (request, response) => {
    const [, name = "", url = ""] = /^\/([^/]*)(.*)$/.exec(request.url ?? "") ?? [];
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { method = "", headers } = request;
    const arrived = log.get(decodeURIComponent(name)) ?? [];
    log.set(decodeURIComponent(name), arrived);
    const count = arrived.push({ method, url, headers, body: Buffer.concat(parts).toString() });
    known[decodeURIComponent(name)]?.(response, count, request);
  });
  return {
    origin: main.origin,
    arrived: (name) => log.get(name) ?? [],
    strayed: () => strayed,
    close: () => {
      for (const { server } of [main, other]) server.close().closeAllConnections();
    },
  };
}
