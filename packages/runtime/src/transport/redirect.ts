import { sameOrigin } from "../request/same-origin.ts";
import { ToolError } from "../tool-error.ts";
import type { Received } from "./body.ts";

/** Redirects that one call may follow. */
export const maxRedirects = 5;

/** A reply that asks to send the request to another address; 0: a browser does not say which. */
export type Redirect = Received & { readonly status: 0 | 301 | 302 | 303 | 307 | 308 };

export function isRedirect(result: Received | ToolError): result is Redirect {
  return /^(0|30[12378])$/.test(String(result.status));
}

/**
 * Where a redirect of a read leads: at its own origin, as only there may the credential go, or where
 * `mayLeadTo` says. Throws where it must not be followed; `requests` counts the ones before it,
 * retries aside.
 */
export function redirectAddress(
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
