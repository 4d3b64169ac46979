import type { ClientOptions, FetchOptions } from "openapi-fetch";
import { type Call, type Connection, credentialsOf } from "./request/connection.ts";
import { isExact, parseJson } from "./json.ts";
import { querySerializer } from "./request/query.ts";
import { pathSerializer } from "./request/segment.ts";
import type { SendableOperation } from "./request/sendable.ts";
import { redact } from "./reply/redact.ts";
import { invalidInput, ToolError } from "./tool-error.ts";
import { type Exchange, send } from "./transport/send.ts";
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
export class Draft {
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
  return {
    baseUrl,
    headers: { ...headers, ...call.idempotencyKey?.(options) },
    querySerializer: (own: Record<string, unknown>) => querySerializer({ ...own, ...query }),
    bodySerializer,
    // The type that compilers infer is none to those who use exactOptionalPropertyTypes.
    ...((parseAs && { parseAs }) as Pick<CallInit, "parseAs">),
    async fetch(request: Request): Promise<Response> {
      const { url, init } = request as Request & Draft; // as `clientOptions` ask
      const exchange = await send(url, init, call, connection, [options.signal, signal]).catch(
        withoutCredentials(connection),
      );
      const { response, text, flaw } = exchange;
      if (response.ok && (flaw || parseAs !== "text")) checkJson(exchange, call.operation);
      // The body is read, and can be read again. openapi-fetch parses it by itself or by this `json`.
      const read = { text: async () => text, json: async () => text && JSON.parse(text) };
      if (query) {
        // What else hides a part of the address does so after this.
        const value = shown(response.url, query);
        Object.defineProperty(response, "url", { value, writable: true });
      }
      return Object.assign(response, read);
    },
  };
}

/** A body that cannot be written is the caller's mistake, and no error of ours. */
function bodySerializer(body: unknown): string {
  try {
    return JSON.stringify(body);
  } catch {
    throw invalidInput("body", "body must be JSON.");
  }
}

/** Refuses what would be parsed with an error, or as other numbers. Its text may hold a credential. */
function checkJson({ status, attempts, text, flaw }: Exchange, operation: string): void {
  try {
    if (!flaw && (!text || isExact(parseJson(text)))) return;
  } catch {
    // Refused below.
  }
  const message = `The reply ${flaw ?? "is not the expected JSON"}.`;
  throw new ToolError("invalid_reply", message, { operation, status, attempts });
}

/** Rethrows an error; the text of a host may repeat a credential. */
function withoutCredentials(connection: Connection): (error: ToolError) => never {
  return ({ code, message, cause, ...rest }) => {
    const details = redact({ ...rest, message, cause }, credentialsOf(connection));
    throw new ToolError(code, details.message, details);
  };
}

/** An address without the credentials in its query. */
function shown(address: string, query: NonNullable<Connection["query"]>): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  for (const name of Object.keys(query)) url.searchParams.set(name, "[secret]");
  return url.href;
}
