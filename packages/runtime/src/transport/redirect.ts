import { sameOrigin } from "../request/same-origin.ts";
import { ToolError } from "../tool-error.ts";
import type { Received } from "./body.ts";
import type { Leg } from "./send-once.ts";

/** Redirects that one call may follow. */
export const maxRedirects = 5;

/** A reply that asks to send the request to another address; 0: a browser does not say which. */
export type Redirect = Received & { readonly status: 0 | 301 | 302 | 303 | 307 | 308 };

export function isRedirect(result: Received | ToolError): result is Redirect {
  return /^(0|30[12378])$/.test(String(result.status));
}

/**
 * What a redirect of a read asks for: the same at its own origin, as only there may the credential go.
 * Throws where it must not be followed; `requests` counts the ones before it, retries aside.
 */
export function redirected(
  { address, init }: Leg,
  { status, headers }: Redirect,
  requests: number,
  target = sameOrigin(headers.get("Location"), address),
): Leg {
  if (target && requests <= maxRedirects && /^(GET|HEAD)$/.test(init.method))
    return { address: target, init };
  throw new ToolError("upstream_error", "The redirect is not followed.", { status });
}
