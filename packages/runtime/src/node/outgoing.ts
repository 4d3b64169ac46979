import { type ClientRequest, request as openHttp } from "node:http";
import { request as openHttps } from "node:https";
import type { Agents } from "./agents.ts";

/** What is sent: a `Request`, or what sending takes of one. */
export interface Outgoing {
  readonly url: string;
  readonly method: string;
  readonly headers: HeadersInit;
  readonly body: string | ReadableStream<Uint8Array> | null;
  readonly signal: AbortSignal | null;
}

/** The address; throws where there can be no `Request` of it or to it, as Node's client would send it. */
export function addressOf({ url, method, body }: Outgoing): URL {
  const address = new URL(url);
  const isOdd =
    /^(CONNECT|TRACE|TRACK)$/i.test(method) || (body !== null && /^(GET|HEAD)$/i.test(method));
  if (isOdd || address.username || address.password)
    throw new TypeError("No request can be made of this.");
  return address;
}

/** Begins to send; `size` is that of the body in bytes. */
export function open(
  from: Outgoing,
  address: URL,
  size: number | undefined,
  agents: Agents,
): ClientRequest {
  const { protocol, hostname, port, pathname, search } = address;
  const options = {
    protocol,
    hostname: hostname.replace(/^\[|\]$/g, ""),
    port,
    path: pathname + search,
    method: from.method,
    headers: headersOf(from, size),
  };
  switch (protocol) {
    case "http:":
      return openHttp({ ...options, agent: agents["http:"] });
    case "https:":
      return openHttps({ ...options, agent: agents["https:"] });
    default:
      throw new TypeError("Only http and https addresses can be requested.");
  }
}

/** The headers by names in lower case, and those that every `fetch` adds. */
function headersOf({ headers, body }: Outgoing, size: number | undefined) {
  const own: Record<string, string> = Object.create(null); // where any name is as good as another
  // Those of a `Headers` are no members of it.
  for (const [name, value] of Symbol.iterator in headers ? headers : Object.entries(headers)) {
    const key = name.toLowerCase();
    own[key] = key in own ? `${own[key]}, ${value}` : `${value}`;
  }
  // How long the body is, is known here alone.
  delete own["transfer-encoding"];
  delete own["content-length"];
  if (size !== undefined) own["content-length"] = `${size}`;
  return {
    accept: "*/*",
    "accept-encoding": "gzip, deflate, br",
    "user-agent": "node",
    ...(typeof body === "string" && { "content-type": "text/plain;charset=UTF-8" }),
    ...own,
  };
}
