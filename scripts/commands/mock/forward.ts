import { type IncomingMessage, request as requestOf, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";

/** Headers that hold for one connection (RFC 9110, 7.6.1), or for one proxy (11.7): they are not passed on. */
const OF_CONNECTION = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authentication-info",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** What a message cannot do without, whatever `Connection` says. */
const KEPT = ["host", "content-length"];

/** What says how a body ends; a request without either has no body. */
const OF_BODY = ["content-length", "transfer-encoding"];

/** More than Node's servers take: whoever gets too much says so itself. */
export const HEAD_BYTES = 2 ** 16;

/**
 * Hands a request on to the server at `address`, with another path, and its reply back. Everything
 * else goes through as it is, bodies as they come; where one side goes away, the other is let go.
 * `onError` is called where the server gave no reply, or one that cannot be passed on; never after
 * the reply has begun.
 */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  to: { readonly address: string; readonly path: string },
  onError: (error: Error) => void,
): void {
  const upstream = attempt(() => ask(request, to), onError);
  if (upstream === undefined) return;
  const fail = (error: Error) => {
    upstream.destroy();
    if (response.headersSent) response.destroy();
    else if (!response.destroyed) onError(error);
  };
  upstream.on("response", (reply) => {
    attempt(() => begin(reply, response), fail);
    // Of a reply that is not passed on, nothing is read.
    if (response.headersSent) pipeline(reply, response, () => {});
  });
  upstream.on("error", fail);
  upstream.on("close", () => {
    // What is left of a body that nobody reads would keep its connection from the next request.
    request.resume();
    // Node lets go of a server that changes the protocol, and calls that no error.
    if (!response.headersSent) fail(new Error("it gave no reply"));
  });
  response.on("close", () => upstream.destroy());
  request.pipe(upstream);
}

/** Node throws at what it does not send; within an event, that would end the process. */
function attempt<T>(action: () => T, onError: (error: Error) => void): T | undefined {
  try {
    return action();
  } catch (error) {
    onError(error instanceof Error ? error : new Error(String(error)));
    return undefined;
  }
}

/** Begins the request to the server: its head is made at once, as it may be one that Node refuses. */
function ask(
  { method, rawHeaders, headers }: IncomingMessage,
  { address, path }: { readonly address: string; readonly path: string },
) {
  // A connection of its own: a kept one may be closed just when it is used.
  const upstream = requestOf(address, { agent: false, maxHeaderSize: HEAD_BYTES, method, path });
  const passed = endToEnd(rawHeaders);
  for (const name of [...passed.map(([key]) => key), ...OF_BODY]) upstream.removeHeader(name);
  try {
    for (const [name, value] of passed) upstream.appendHeader(name, value);
    if (headers["transfer-encoding"] !== undefined)
      upstream.setHeader("Transfer-Encoding", "chunked");
    // `flushHeaders` would write bytes beyond ASCII as other ones.
    upstream.write("", "latin1");
  } catch (error) {
    upstream.on("error", () => {}).destroy();
    throw error;
  }
  return upstream;
}

/** Begins the reply; throws, and leaves it unbegun, where a client cannot be sent this. */
function begin(reply: IncomingMessage, response: ServerResponse): void {
  const own = response.getHeaders();
  response.sendDate = false;
  try {
    const headers = endToEnd(reply.rawHeaders).flat();
    response.writeHead(reply.statusCode ?? 502, reply.statusMessage, headers);
  } catch (error) {
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    for (const [name, value] of Object.entries(own)) response.setHeader(name, value ?? "");
    response.statusMessage = "";
    response.sendDate = true;
    throw error;
  }
}

/** Names and values of headers as they stood on the wire, without those that are of one connection only. */
function endToEnd(raw: readonly string[]): readonly (readonly [name: string, value: string])[] {
  const pairs = raw.flatMap((name, at) =>
    at % 2 === 0 ? [[name, raw[at + 1] ?? ""] as const] : [],
  );
  const named = pairs
    .filter(([name]) => name.toLowerCase() === "connection")
    .flatMap(([, value]) => value.toLowerCase().split(","))
    .map((name) => name.trim());
  const dropped = new Set([...OF_CONNECTION, ...named.filter((name) => !KEPT.includes(name))]);
  return pairs.filter(([name]) => !dropped.has(name.toLowerCase()));
}
