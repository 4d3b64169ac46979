// Generated from packages/runtime/src/transport/redirect.ts. Do not edit; run `npm run generate`.

import type { Received } from "./body.ts";
import { sameOrigin } from "../request/same-origin.ts";
import { ToolError } from "../tool-error.ts";

/** Whether a reply asks to send the request to another address. */
export function isRedirect({ status }: Received): boolean {
  return /^(0|30[12378])$/.test(String(status)); // 0: a browser does not say which
}

/** Redirects that one call may follow. */
export const maxRedirects = 5;

/**
 * Where a redirect of a read leads, at its own origin: only there may the credential go. Throws where
 * it may not be followed; `requests` counts the ones before.
 */
export function redirectAddress(
  { status, headers }: Received,
  from: string,
  method: string,
  requests: number,
): string {
  const to = sameOrigin(headers.get("Location"), from);
  if (to && requests <= maxRedirects && /^(GET|HEAD)$/.test(method)) return to;
  throw new ToolError("upstream_error", "The redirect is not followed.", { status });
}
