// Generated from templates/runtime/base-address.ts. Do not edit; run `npm run generate`.

import type { TransportOptions } from "./context.ts";
import { ToolError } from "./tool-error.ts";

/** Where requests go: the host's `baseUrl` when it gives one, else the provider's address. */
export function baseAddress({ baseUrl }: TransportOptions, address: string): string {
  if (baseUrl === undefined) return address;
  const base = withoutSlashes(baseUrl.trim());
  if (/^https?:\/\/[^\s/?#@\\]+(\/[^\s?#\\]*)?$/i.test(base) && URL.canParse(base)) return base;
  const message = "baseUrl must be an http or https address.";
  throw new ToolError("blocked_address", message, { input: "baseUrl" });
}

/** The text without the slashes at its end. */
export function withoutSlashes(text: string): string {
  let end = text.length;
  // A regular expression would take quadratic time for slashes that are not at the end.
  while (text[end - 1] === "/") end--;
  return text.slice(0, end);
}
