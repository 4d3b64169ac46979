// Generated from templates/runtime/context.ts. Do not edit; run `npm run generate`.

import type { CallEvent } from "./event.ts";
import type { Policy } from "./policy.ts";

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

/** An input that is accepted but probably wrong. */
export interface Warning {
  readonly operation: string;
  readonly input: string;
  readonly message: string;
}
