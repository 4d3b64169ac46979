import type { TransportOptions } from "../context.ts";
import type { CallPolicy } from "../policy/call-policy.ts";
import { type Exchange, send } from "./send.ts";

/** What a test sends: a GET of an operation that only reads, unless it says something else. */
export interface Sent extends TransportOptions {
  readonly method?: string;
  readonly body?: string;
  readonly path?: string;
  readonly call?: Partial<CallPolicy>;
  /** Signals beside the context's own. */
  readonly signals?: readonly AbortSignal[];
}

/** Sends to `baseUrl` with a credential, as operations do. */
export function sendTo(
  baseUrl: string,
  { method = "GET", body, path = "/thing", call, signals = [], ...options }: Sent = {},
): Promise<Exchange> {
  const policy: CallPolicy = { operation: "shop_get", effect: "read", ...call };
  const headers = { "X-API-Key": "canary" };
  const init = { method, headers, ...(body !== undefined && { body }) };
  return send(`${baseUrl}${path}`, init, policy, { options, headers }, [
    options.signal,
    ...signals,
  ]);
}
