// Generated from templates/runtime/transport.ts. Do not edit; run `npm run generate`.

import { readBody } from "./body.ts";
import type { TransportOptions } from "./context.ts";
import { pause, type Signals, within } from "./deadline.ts";
import type { Effect } from "./definition.ts";
import { retryPause } from "./retry.ts";
import { pathSerializer } from "./segment.ts";
import { amend, ToolError } from "./tool-error.ts";

/** Options of one call of a typed client. */
export interface CallInit {
  /** Ends the call at once. */
  readonly signal?: AbortSignal;
  /** `text` leaves the reply as it came. */
  readonly parseAs?: "json" | "text";
}

/** A `fetch` for openapi-fetch. */
export type Send = (request: Request) => Promise<Response>;

/** What a typed client needs of the runtime: options of the client, and a `fetch` for each effect. */
export interface Sender extends Readonly<Record<Effect, Send>> {
  readonly defaults: {
    readonly Request: typeof Request;
    readonly pathSerializer: typeof pathSerializer;
  };
}

/** A reply whose body is read, with the number of requests that it took. */
export type Received = Response & { readonly attempts: number };

/** Sends with a time-out, retries where they are safe, and no redirects. */
export function sender(options: TransportOptions): Sender {
  const sendAs =
    (effect: Effect): Send =>
    (request) =>
      // openapi-fetch builds what `defaults.Request` says.
      send(request as Request & Draft, effect, options);
  return { defaults, read: sendAs("read"), write: sendAs("write"), cost: sendAs("cost") };
}

/** What openapi-fetch builds for a Request. Each attempt makes the real one, so that a body can be sent again. */
class Draft {
  readonly url: string;
  readonly method: string;
  readonly init: RequestInit;

  constructor(url: string, init: RequestInit) {
    this.url = url;
    this.method = init.method ?? "GET";
    this.init = init;
    const headers = init.headers as Headers; // openapi-fetch gives no other
    if (!headers.has("Accept")) headers.set("Accept", "application/json");
  }
}

const defaults: Sender["defaults"] = {
  // All that openapi-fetch asks of it is its constructor and `method`.
  Request: Draft as never,
  pathSerializer,
};

async function send(draft: Draft, effect: Effect, options: TransportOptions): Promise<Received> {
  const { maxRetries = 2 } = options;
  const signals = [options.signal, draft.init.signal];
  for (let attempts = 1; ; attempts++) {
    try {
      const outcome = await attempt(draft, options, signals).catch(keepConnectionError);
      const wait =
        attempts <= maxRetries ? retryPause(effect, draft.method, attempts, outcome) : undefined;
      if (wait === undefined) {
        if (outcome instanceof ToolError) throw outcome;
        return Object.assign(outcome, { attempts });
      }
      await pause(wait, signals);
    } catch (error) {
      throw error instanceof ToolError ? amend(error, { attempts }) : error;
    }
  }
}

/** One request and its whole reply; rejects with a ToolError only. */
function attempt(
  { url, init }: Draft,
  { fetch = globalThis.fetch, timeoutMs = 30_000 }: TransportOptions,
  signals: Signals,
): Promise<Response> {
  return within(timeoutMs, signals, async (signal) => {
    try {
      const response = await fetch(new Request(url, { ...init, redirect: "manual", signal }));
      return await readBody(response, signal);
    } catch (error) {
      throw error instanceof ToolError ? error : connectionError(error);
    }
  });
}

/** Names the system's code, but repeats no message: those of some `fetch` hold the address. */
function connectionError(error: unknown): ToolError {
  const { code }: { code?: unknown } = Object(Object(error).cause ?? error);
  const isCode = typeof code === "string" && /^[A-Z_\d]{3,40}$/.test(code);
  return new ToolError("network", "The connection failed before a reply was complete.", {
    cause: isCode ? { code } : undefined,
  });
}

/** Failures of the connection may be retried; all others end the call. */
function keepConnectionError(error: ToolError): ToolError {
  if (error.code === "network") return error;
  throw error;
}
