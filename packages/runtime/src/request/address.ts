import { checkContext } from "../check-context.ts";
import type { TransportOptions } from "../context.ts";
import { withoutSlashes } from "./slashes.ts";
import { ToolError } from "../tool-error.ts";

/** The manifest's rules for an address that an input supplies. */
export interface AddressPolicy {
  readonly normalize?: readonly ("trim" | "strip-trailing-slashes")[];
  /** Suffixes that a host may have, each with a leading dot. Required when a value is a whole host. */
  readonly allowedHosts?: readonly string[];
}

const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
// Two labels or more, so no `localhost`; the last begins with a letter, so no form of IP address.
const origin =
  /^https:\/\/((?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?)(?::([1-9]\d{0,4}))?$/i;

/**
 * The provider's address, from a template and the inputs that fill it. Each value is checked as it
 * stands, before any URL parser sees it, and also when the host sets `baseUrl`. Throws
 * `blocked_address`.
 */
export function serverAddress(
  template: string,
  values: Readonly<Record<string, unknown>>,
  { normalize = [], allowedHosts = [] }: AddressPolicy,
  options: TransportOptions,
): string {
  checkContext(options);
  const [, wholeHost] = /^(?:https:\/\/)?\{(\w+)\}(?=\/|$)/.exec(template) ?? [];
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    let value = String(values[name] ?? "");
    if (normalize.includes("trim")) value = value.trim();
    if (normalize.includes("strip-trailing-slashes")) value = withoutSlashes(value);
    if (name === wholeHost) {
      const given = template.startsWith("{") ? value : `https://${value}`;
      checkOrigin(name, given, [...allowedHosts, ...(options.allowedHosts ?? [])]);
    } else if (!label.test(value)) {
      throw blocked(name, "text of letters, digits and hyphens only");
    }
    return value;
  });
}

function checkOrigin(name: string, address: string, allowed: readonly string[]): void {
  const [, host, port = "1"] = origin.exec(address) ?? [];
  if (!host || host.length > 253 || Number(port) > 65_535) {
    throw blocked(name, "https:// and a host name, with nothing after it but a port");
  }
  const isAllowed = allowed.some((suffix) =>
    // The grammar rules out a host that is the bare suffix.
    suffix.startsWith(".") ? endsWith(host, suffix) : host.toLowerCase() === suffix.toLowerCase(),
  );
  if (!isAllowed) throw blocked(name, `an address whose host ends with ${allowed.join(" or ")}`);
}

function endsWith(host: string, suffix: string): boolean {
  return host.toLowerCase().endsWith(suffix.toLowerCase());
}

// The value is not repeated: an address may hold a password.
function blocked(input: string, expected: string): ToolError {
  return new ToolError("blocked_address", `${input} must be ${expected}.`, { input });
}
