import type { ClientOptions, FetchOptions } from "openapi-fetch";
import type { Call, Connection } from "./request/connection.ts";
import { querySerializer } from "./request/query.ts";
import { pathSerializer } from "./request/segment.ts";
import type { SendableOperation } from "./request/sendable.ts";
import { redact } from "./reply/redact.ts";
import { ToolError } from "./tool-error.ts";
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
  connection: Connection,
  { signal, parseAs }: CallInit = {},
) {
  const { baseUrl, headers, query, options } = connection;
  // Declared, since the type that compilers infer is none to those who use exactOptionalPropertyTypes.
  const how: Pick<CallInit, "parseAs"> = parseAs ? { parseAs } : {};
  return {
    baseUrl,
    headers: { ...headers, ...call.idempotencyKey?.(options) },
    querySerializer: (own: Record<string, unknown>) => querySerializer({ ...own, ...query }),
    ...how,
    async fetch(request: Request): Promise<Response> {
      const { url, init } = request as Request & Draft; // as `clientOptions` ask
      const { response, text } = await send(url, init, call, connection, [
        options.signal,
        signal,
      ]).catch(withoutCredentials(connection));
      // The body is read, and can be read again.
      const read = { text: async () => text, json: async () => JSON.parse(text) };
      if (query) Object.defineProperty(response, "url", { value: shown(response.url, query) });
      return Object.assign(response, read);
    },
  };
}

/** Rethrows an error; the text of a host may repeat a credential. */
function withoutCredentials({ headers, query }: Connection): (error: ToolError) => never {
  const { Accept: _, ...own } = headers;
  // With and without a word such as `Bearer` before it.
  const secrets = Object.values({ ...own, ...query }).flatMap((value) => [
    value,
    value.replace(/^\S+ /, ""),
  ]);
  return ({ code, message, cause, ...details }) => {
    throw new ToolError(code, redact(message, secrets), { ...details, cause });
  };
}

/** An address without the credentials in its query. */
function shown(address: string, query: NonNullable<Connection["query"]>): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  for (const name of Object.keys(query)) url.searchParams.set(name, "[secret]");
  return url.href;
}
