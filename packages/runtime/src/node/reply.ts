import type { IncomingMessage } from "node:http";
import { bodyStream } from "./body.ts";
import { takeCodings } from "./coding.ts";

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
  const { statusCode: status = 0, statusMessage: statusText = "" } = incoming;
  const headers = headersOf(incoming);
  if (method !== "HEAD" && ![204, 205, 304].includes(status)) {
    const codings = takeCodings(headers);
    const body = bodyStream(incoming, codings, describe);
    return from(url, new Response(body, { status, statusText, headers }));
  }
  incoming.on("error", () => {});
  // A 205 may bring a body, which nobody would read.
  if (status === 205) incoming.destroy();
  else incoming.resume();
  return from(url, new Response(null, { status, statusText, headers }));
}

/** A `Response` that is made by hand has no address. */
function from(url: string, response: Response): Response {
  return Object.defineProperty(response, "url", {
    value: url.replace(/#.*/s, ""),
    configurable: true,
  });
}

/** Every header as it came, several of one name included. */
function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    headers.append(rawHeaders[at] ?? "", rawHeaders[at + 1] ?? "");
  }
  return headers;
}
