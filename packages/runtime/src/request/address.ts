import { checkContext } from "../check-context.ts";
import type { TransportOptions } from "../context.ts";
import { refuse } from "./refusal.ts";
import { withoutSlashes } from "./slashes.ts";
import { ToolError } from "../tool-error.ts";

/** The manifest's rules for an address that an input supplies. */
export interface AddressPolicy {
  /**
   * Suffixes that a host may have, each with a leading dot, and a port if it is another than 443:
   * `.example.com:8443`. Required when a value is a whole host.
   */
  readonly allowedHosts?: readonly string[];
  /** All values of a part, where the manifest lists them: they are used as they are. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
}

const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
// Two labels or more, so no `localhost`; the last begins with a letter, so no form of IP address.
const origin =
  /^https:\/\/((?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?)(?::([1-9]\d{0,4}))?$/i;

/**
 * The provider's address, from a template and the inputs that fill it. Blanks around a value, its
 * `https://` where the template has none of its own before it, and slashes at its end go. Each value is
 * checked before any URL parser sees it, and also when the host sets `baseUrl`. Throws `blocked_address`.
 */
export function serverAddress(
  template: string,
  values: Readonly<Record<string, unknown>>,
  { allowedHosts = [], values: listed = {} }: AddressPolicy,
  options: TransportOptions,
): string {
  checkContext(options);
  const [, wholeHost] = /^(?:https:\/\/)?\{(\w+)\}(?=\/|$)/.exec(template) ?? [];
  return template.replace(/\{(\w+)\}/g, (_, name: string, at: number) => {
    const value = plainPart(String(values[name] ?? ""), at > 0);
    const own = listed[name];
    if (own) {
      if (!own.includes(value)) throw blocked(name, `one of ${own.join(", ")}`);
    } else if (name === wholeHost) {
      const given = template.startsWith("{") ? value : `https://${value}`;
      checkOrigin(name, given, [...allowedHosts, ...(options.allowedHosts ?? [])]);
    } else if (!label.test(value)) {
      refuse(blocked(name, "text of letters, digits and hyphens only"));
    }
    return value;
  });
}

/** A value without what people paste around it; the scheme stays where nothing stands before it. */
export function plainPart(given: string, isAfterScheme: boolean): string {
  const text = given.trim();
  return withoutSlashes(isAfterScheme ? text.replace(/^https:\/\//i, "") : text);
}

function checkOrigin(name: string, address: string, allowed: readonly string[]): void {
  const [, host, port = "443"] = origin.exec(address) ?? [];
  if (!host || host.length > 253 || Number(port) > 65_535) {
    refuse(blocked(name, "https:// and a host name, with nothing after it but a port"));
    return;
  }
  const given = `${host}:${port}`.toLowerCase();
  const isAllowed = allowed.some((entry) => {
    const end = (/:\d+$/.test(entry) ? entry : `${entry}:443`).toLowerCase();
    // The grammar rules out a host that is the bare suffix.
    return end.startsWith(".") ? given.endsWith(end) : given === end;
  });
  if (!isAllowed) refuse(blocked(name, `an address whose host ends with ${allowed.join(" or ")}`));
}

/** The refusal of an address. The value is not repeated: it may hold a password. */
export function blocked(input: string, expected: string): ToolError {
  return new ToolError("blocked_address", `${input} must be ${expected}.`, { input });
}
