import type { ClientOptions, FetchOptions } from "openapi-fetch";
import type { Call, Connection } from "./request/connection.ts";
import { querySerializer } from "./request/query.ts";
import { pathSerializer } from "./request/segment.ts";
import type { SendableOperation } from "./request/sendable.ts";
import { send } from "./transport/send.ts";
import type { SentInit } from "./transport/send-once.ts";

/** Options of one call of a typed client. */
export interface CallInit {
  /** Aborts the call. */
  readonly signal?: AbortSignal;
  /** `text` leaves the reply unparsed. */
  readonly parseAs?: "json" | "text";
}

/** The parameters and body of an OpenAPI operation. */
export type RequestOf<Operation> = Pick<
  FetchOptions<SendableOperation<Operation>>,
  "params" | "body"
>;

/** What openapi-fetch creates as a Request, of which it uses the constructor and `method` only. */
class Draft {
  readonly url: string;
  readonly method: string;
  readonly init: RequestInit & SentInit;

  constructor(url: string, init: Draft["init"]) {
    this.url = url;
    this.method = init.method;
    this.init = init;
  }
}

/** Options of openapi-fetch for a typed client. */
export const clientOptions: Pick<ClientOptions, "Request" | "pathSerializer"> = {
  Request: Draft as never, // openapi-fetch uses nothing else of a Request
  pathSerializer,
};

/** Options of openapi-fetch that send one call through the runtime. */
export function callOptions(
  call: Call,
  { baseUrl, headers, query, options }: Connection,
  { signal, parseAs }: CallInit = {},
) {
  // Declared, since the type that compilers infer is none to those who use exactOptionalPropertyTypes.
  const how: Pick<CallInit, "parseAs"> = parseAs ? { parseAs } : {};
  return {
    baseUrl,
    headers: { ...headers, ...call.idempotencyKey?.(options) },
    querySerializer: (own: Record<string, unknown>) => querySerializer({ ...own, ...query }),
    ...how,
    async fetch(request: Request): Promise<Response> {
      const { url, init } = request as Request & Draft; // as `clientOptions` ask
      const { response, text } = await send(url, init, call, options, [options.signal, signal]);
      // The body is read, and can be read again.
      const read = { text: async () => text, json: async () => JSON.parse(text) };
      if (query) Object.defineProperty(response, "url", { value: shown(response.url, query) });
      return Object.assign(response, read);
    },
  };
}

/** An address without the credentials in its query. */
function shown(address: string, query: NonNullable<Connection["query"]>): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  for (const name of Object.keys(query)) url.searchParams.set(name, "[secret]");
  return url.href;
}
