import type { IncomingMessage } from "node:http";
import { bodyStream } from "./body.ts";
import { codingsOf } from "./coding.ts";

/** What a reply is to. */
export interface Sent {
  readonly method: string;
  readonly url: string;
}

/** The reply as a `Response`; throws where its status or a header is none that HTTP knows. */
export function replyOf(
  incoming: IncomingMessage,
  { method, url }: Sent,
  describe: (error: unknown) => unknown,
): Response {
  const { statusCode: status = 0, statusMessage: statusText = "", rawHeaders } = incoming;
  const isEmpty = method === "HEAD" || [204, 205, 304].includes(status);
  const codings = isEmpty ? [] : codingsOf(incoming);
  const body = isEmpty ? leave(incoming) : bodyStream(incoming, codings, describe);
  const response = new Response(body, { status, statusText });
  const { headers } = response;
  // Every header as it came, several of one name included.
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "");
  }
  if (codings.length > 0) {
    // They describe the body as it was coded.
    headers.delete("content-encoding");
    headers.delete("content-length");
  }
  // A `Response` that is made by hand has no address.
  return Object.defineProperty(response, "url", {
    value: url.replace(/#.*/s, ""),
    configurable: true,
  });
}

/** Reads a body that is none. */
function leave(incoming: IncomingMessage): null {
  incoming.on("error", () => {});
  // A 205 may bring a body, which nobody would read.
  if (incoming.statusCode === 205) incoming.destroy();
  else incoming.resume();
  return null;
}
