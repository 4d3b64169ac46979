// Generated from packages/runtime/src/context.ts. Do not edit; run `npm run generate`.

import type { CallEvent } from "./transport/event.ts";
import type { Policy } from "./policy/policy.ts";

/** What carries requests. Everything is optional. */
export interface TransportOptions extends Policy {
  /** Where requests go instead of the provider's address: a test server or a proxy. Wins over every other address. */
  readonly baseUrl?: string | undefined;
  /** Sends the requests; `globalThis.fetch` when absent. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Ends the call at once. */
  readonly signal?: AbortSignal | undefined;
  /** Key of this call for providers that recognise repetitions; a random one when absent. */
  readonly idempotencyKey?: string | undefined;
  /** Host suffixes allowed for a caller-supplied address, beyond the manifest's own. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Hears of attempts, retries and the end of each call. */
  readonly onEvent?: ((event: CallEvent) => void) | undefined;
}

/** What the host supplies to a call. Everything is optional. */
export interface Context extends TransportOptions {
  /** Hears of inputs that are accepted but probably wrong. */
  readonly onWarning?: ((warning: Warning) => void) | undefined;
}

/** What the host supplies to read page after page. Limits of time are those of each page. */
export interface PageContext extends Context {
  /** Pages after which it ends. When absent, more than 1,000 are an error. */
  readonly maxPages?: number | undefined;
  /** Items after which it ends. */
  readonly maxItems?: number | undefined;
}

/** What the host supplies to wait for a job. Limits of time are those of each call. */
export interface WaitContext<Outputs> extends Context {
  /** Hears of each answer, the last one included. */
  readonly onProgress?: ((outputs: Outputs) => void) | undefined;
  /** Milliseconds before the first question; later ones come up to six times as slowly. */
  readonly everyMs?: number | undefined;
  /** Milliseconds to wait for the job in all, once it is started. */
  readonly waitMs?: number | undefined;
}

/** An input that is accepted but probably wrong. */
export interface Warning {
  readonly operation: string;
  readonly input: string;
  readonly message: string;
}
