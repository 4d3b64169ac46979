import { type IncomingMessage, request as requestOf, type ServerResponse } from "node:http";
import { pipeline } from "node:stream";

/** Headers of one connection: Node writes them for each side by itself. */
const OF_CONNECTION = new Set(["connection", "keep-alive", "proxy-connection"]);

/** What says how a body ends; a request without either has no body. */
const OF_BODY = ["content-length", "transfer-encoding"];

/** More than Node's servers take: whoever gets too much says so itself. */
export const HEAD_BYTES = 2 ** 16;

/**
 * Hands a request on to the server at `address`, with another path, and its reply back. Everything
 * else goes through as it is, bodies as they come; where one side goes away, the other is let go.
 * `onError` is called where the server gave no reply.
 */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { address, path }: { readonly address: string; readonly path: string },
  onError: (error: Error) => void,
): void {
  const { method, rawHeaders } = request;
  // A connection of its own: a kept one may be closed just when it is used.
  const upstream = requestOf(address, { agent: false, maxHeaderSize: HEAD_BYTES, method, path });
  for (const [name] of pairs(rawHeaders)) upstream.removeHeader(name);
  for (const name of OF_BODY) upstream.removeHeader(name);
  for (const [name, value] of pairs(rawHeaders)) upstream.appendHeader(name, value);
  upstream.on("response", (reply) => {
    const headers = pairs(reply.rawHeaders).filter(([name]) => !isFraming(name));
    response.sendDate = false;
    response.writeHead(reply.statusCode ?? 502, reply.statusMessage, headers.flat());
    pipeline(reply, response, () => {});
  });
  upstream.on("error", (error) => {
    if (response.headersSent) response.destroy();
    else if (!response.destroyed) onError(error);
  });
  // What is left of a body that nobody reads would keep its connection from the next request.
  upstream.on("close", () => request.resume());
  response.on("close", () => upstream.destroy());
  request.pipe(upstream);
}

/** Node says how the body of a reply ends in the version of HTTP that the client speaks. */
function isFraming(name: string): boolean {
  return name.toLowerCase() === "transfer-encoding";
}

/** Names and values of headers as they stood on the wire, without those of the connection. */
function pairs(raw: readonly string[]): readonly (readonly [name: string, value: string])[] {
  return raw.flatMap((name, at) => {
    const isName = at % 2 === 0 && !OF_CONNECTION.has(name.toLowerCase());
    return isName ? [[name, raw[at + 1] ?? ""] as const] : [];
  });
}
