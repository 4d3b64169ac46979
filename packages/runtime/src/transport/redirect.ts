import type { Received } from "./body.ts";
import { sameOrigin } from "../request/same-origin.ts";

/** Whether a reply asks to send the request to another address. */
export function isRedirect({ status }: Received): boolean {
  return /^(0|30[12378])$/.test(String(status)); // 0: a browser does not say which
}

/** Redirects that one call may follow. */
export const maxRedirects = 5;

/**
 * Where a redirect of a read leads, at its own origin: only there may the credential go. Undefined
 * where it must not be followed; `requests` counts the ones before it, retries aside.
 */
export function redirectAddress(
  { headers }: Received,
  from: string,
  method: string,
  requests: number,
): string | undefined {
  const isAllowed = requests <= maxRedirects && /^(GET|HEAD)$/.test(method);
  return isAllowed ? sameOrigin(headers.get("Location"), from) : undefined;
}
