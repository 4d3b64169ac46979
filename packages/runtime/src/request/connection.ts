import { baseAddress } from "./base-address.ts";
import { checkContext } from "../check-context.ts";
import type { TransportOptions } from "../context.ts";
import { credential, isLeftToHost } from "./credential.ts";
import type { CallPolicy } from "../policy/call-policy.ts";
import type { Write } from "./encode.ts";
import type { Moment } from "./moment.ts";
import { querySerializer } from "./query.ts";
import { pathSerializer } from "./segment.ts";
import type { redirected } from "../transport/redirect.ts";
import type { SentInit, Sign } from "../transport/send-once.ts";

/** How an operation is sent. */
export interface Call<Params = never> extends CallPolicy {
  readonly method: string;
  /** Path template; every `{name}` is filled from the path parameters. */
  readonly path: string;
  /** Header -> name of the input that it carries, for messages. */
  readonly headerInputs?: Readonly<Record<string, string>>;
  /** How a body is written. Default: JSON. */
  readonly write?: Write;
  /** The request for the given parameters, in the form that openapi-fetch takes. `made`: what templates make for the call. */
  request(params: Params, made?: Moment): SentRequest;
}

/** Parameters by location, and the body. */
export interface SentRequest {
  readonly params?:
    | {
        readonly path?: Readonly<Record<string, unknown>> | undefined;
        readonly query?: Readonly<Record<string, unknown>> | undefined;
        readonly header?: Readonly<Record<string, unknown>> | undefined;
      }
    | undefined;
  /** Sent as JSON, or as `write` of the call says. */
  readonly body?: unknown;
  /** Of a call with several: the one that these values are sent to. */
  readonly line?: { readonly method: string; readonly path: string };
}

/** Address, headers and credentials of calls, all of them checked. */
export interface Connection {
  /** The provider's own address, even when the host sets `baseUrl`. */
  readonly home: string;
  readonly baseUrl: string;
  readonly headers: Record<string, string>;
  /** Credentials that are sent in the query. */
  readonly query: Readonly<Record<string, string>> | undefined;
  /** Texts that no error may repeat, besides the credentials. */
  readonly secrets?: Iterable<string>;
  readonly options: TransportOptions;
  /** Where redirects lead. Default: they stay at their origin. */
  readonly redirected?: typeof redirected;
  /** Signs each attempt, after everything else is known of it. */
  readonly sign?: Sign | undefined;
}

/** A provider's own address, and the credentials of requests to it. */
export interface Destination {
  readonly home: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Credentials that are sent in the query. */
  readonly query?: Readonly<Record<string, string>>;
}

/** The connection to a provider, or to the host's `baseUrl`. Throws a `ToolError` when a member of `options` is not what it must be. */
export function connect(
  options: TransportOptions,
  { home, ...credentials }: Destination,
): Connection {
  checkContext(options);
  const baseUrl = baseAddress(options, home);
  const { headers, query }: Omit<Destination, "home"> = isLeftToHost(options) ? {} : credentials;
  return { home, baseUrl, headers: { Accept: "application/json", ...headers }, query, options };
}

/** The values of a connection that no error may repeat. */
export function credentialsOf({
  headers: { Accept: _, ...credentials } = {},
  query,
  secrets = [],
}: Partial<Connection> = {}): readonly string[] {
  // None is there yet where an input is missing.
  const sent = Object.values({ ...credentials, ...query });
  return [...sent, ...secrets].filter((value) => typeof value === "string");
}

/** An operation's request. Refuses values that cannot travel where they belong. */
export function requestOf<Params>(
  call: Call<Params>,
  values: Params,
  connection: Connection,
  made?: Moment,
): { readonly url: string; readonly init: RequestInit & SentInit } {
  const { params = {}, body, line = call } = call.request(values, made);
  const { path = {}, query, header } = params;
  const { baseUrl, options } = connection;
  const headers = { ...connection.headers, ...call.idempotencyKey?.(options) };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  for (const name in header) {
    if (header[name] === undefined) continue;
    const own = name.toLowerCase() === "accept" ? "Accept" : name;
    headers[own] = credential(call.headerInputs?.[name] ?? name, String(header[name]));
  }
  const text = querySerializer({ ...query, ...connection.query });
  const url = `${baseUrl}${pathSerializer(line.path, path)}${text && `?${text}`}`;
  const init: RequestInit & SentInit = { method: line.method, headers };
  if (body !== undefined) init.body = call.write?.(body, headers) ?? JSON.stringify(body);
  return { url, init };
}
