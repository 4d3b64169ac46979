// Generated from packages/runtime/src/pages/next-address.ts. Do not edit; run `npm run generate`.

import type { Connection } from "../request/connection.ts";
import { sameOrigin } from "../request/same-origin.ts";
import { withoutSlashes } from "../request/slashes.ts";
import { ToolError } from "../tool-error.ts";

/**
 * Where to send for the page that a reply links to: always at the origin of `baseUrl`, the only one
 * that credentials may go to. Links to the provider's own address are taken there, so that paging
 * works through a proxy. Throws for every other link.
 */
export function nextAddress(
  link: string,
  { home, baseUrl }: Pick<Connection, "home" | "baseUrl">,
): string {
  const own = withoutSlashes(new URL(home).href);
  const base = withoutSlashes(new URL(baseUrl).href);
  // Parsers do not agree on what these signs mean.
  const isPlain = !/[\\\p{Cc}]/u.test(link);
  const address = isPlain && (sameOrigin(link, `${own}/`) ?? sameOrigin(link, base));
  if (!address) throw new ToolError("blocked_address", "The next page is at another origin.");
  if (isWithin(address, base)) return address;
  if (isWithin(address, own)) return base + address.slice(own.length);
  return new URL(base).origin + address.slice(new URL(address).origin.length);
}

/** Whether an address is `prefix` or goes on with a path or a query. */
function isWithin(address: string, prefix: string): boolean {
  return address.startsWith(prefix) && "/?#".includes(address[prefix.length] ?? "");
}
