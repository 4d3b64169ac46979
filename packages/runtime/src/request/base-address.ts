import type { TransportOptions } from "../context.ts";
import { ToolError } from "../tool-error.ts";
import { withoutSlashes } from "./slashes.ts";

/** The address that requests go to: the host's `baseUrl` if it is set, else the provider's. */
export function baseAddress({ baseUrl }: TransportOptions, address: string): string {
  if (baseUrl === undefined || baseUrl === null) return address;
  const base = withoutSlashes(`${baseUrl}`.trim());
  if (/^https?:\/\/[^\s/?#@\\]+(\/[^\s?#\\]*)?$/i.test(base) && URL.canParse(base)) return base;
  const message = "baseUrl must be an http(s) address.";
  throw new ToolError("blocked_address", message, { input: "baseUrl" });
}
