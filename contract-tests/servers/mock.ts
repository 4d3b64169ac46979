import type { Reply } from "../contract/case.ts";
import { contractOf } from "../contract/read.ts";
import { splitAddress } from "../contract/server-path.ts";
import type { Target } from "../run/types.ts";
import { withOneSegment } from "./rest-path.ts";
import { sendRequest } from "./send-request.ts";

/** Where the mock servers listen. */
export interface MockUrls {
  /** Prism of each provider. */
  readonly prism: Readonly<Record<string, string>>;
  /** The server that gives any reply. */
  readonly reply: string;
}

/** Header with the reply that the reply server gives. */
export const replyHeader = "x-mock-reply";

/** Sends to Prism what its document has a reply for, and anything else to the reply server. */
export function mockTarget(urls: MockUrls): Target {
  return {
    async send(provider, request, wanted) {
      const base = wanted.declared ? urls.prism[provider] : urls.reply;
      if (base === undefined) throw new Error(`no mock server runs for ${provider}`);
      const { search } = new URL(request.url);
      // Prism has the paths of the document, which the provider's address is no part of.
      const contract = contractOf(provider);
      const [, path] = splitAddress(contract, request.url);
      const shown = wanted.declared ? withOneSegment(contract, request.method, path) : path;
      const forwarded = new Request(new URL(`${base}${shown}${search}`), request);
      for (const [name, value] of mockHeaders(wanted)) forwarded.headers.set(name, value);
      // The document does not say which names of JSON an operation may ask for.
      forwarded.headers.append("accept", "*/*;q=0.1");
      const response = await sendRequest(forwarded);
      const violation = response.headers.get("sl-violations");
      return { response, violations: violation ? [`Prism objects: ${violation}`] : [] };
    },
  };
}

/** How the server is told which reply is wanted. A reply without a body has no example. */
function mockHeaders({ declared, example, ...reply }: Reply): readonly [string, string][] {
  if (!declared) return [[replyHeader, encodeURIComponent(JSON.stringify(reply))]];
  const code = `code=${reply.status}`;
  return [["prefer", example === null ? code : `${code}, example=${example}`]];
}
