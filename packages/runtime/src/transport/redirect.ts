import { sameOrigin } from "../request/same-origin.ts";
import { ToolError } from "../tool-error.ts";
import type { Received } from "./body.ts";
import type { SentInit } from "./send-once.ts";

/** Redirects that one call may follow. */
export const maxRedirects = 5;

/** A reply that asks to send the request to another address; 0: a browser does not say which. */
export type Redirect = Received & { readonly status: 0 | 301 | 302 | 303 | 307 | 308 };

export function isRedirect(result: Received | ToolError): result is Redirect {
  return /^(0|30[12378])$/.test(String(result.status));
}

/** Where a request goes, and with what. */
export interface Leg {
  readonly address: string;
  readonly init: RequestInit & SentInit;
}

/** What a redirect of a read asks for; at another origin without the credentials. */
export function redirected(
  { address: from, init }: Leg,
  redirect: Redirect,
  requests: number,
  mayLeadTo?: (address: string) => boolean,
): Leg {
  const address = redirectAddress(redirect, from, init.method, requests, mayLeadTo);
  if (!mayLeadTo || sameOrigin(address, from)) return { address, init };
  const accept = new Headers(init.headers).get("Accept");
  return { address, init: { ...init, headers: accept === null ? {} : { Accept: accept } } };
}

/**
 * Where a redirect of a read leads: at its own origin, as only there may the credential go, or where
 * `mayLeadTo` says. Throws where it must not be followed; `requests` counts the ones before it,
 * retries aside.
 */
function redirectAddress(
  { status, headers }: Redirect,
  from: string,
  method: string,
  requests: number,
  mayLeadTo?: (address: string) => boolean,
): string {
  const location = headers.get("Location");
  const own = sameOrigin(location, from);
  const target = own ?? (location && mayLeadTo?.(location) ? location : undefined);
  if (target && requests <= maxRedirects && /^(GET|HEAD)$/.test(method)) return target;
  throw new ToolError("upstream_error", "The redirect is not followed.", { status });
}
