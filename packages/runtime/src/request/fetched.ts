import { checkContext } from "../check-context.ts";
import type { TransportOptions } from "../context.ts";
import { isAbsent } from "../inputs/check.ts";
import { blocked } from "./address.ts";
import { baseAddress } from "./base-address.ts";
import type { Connection } from "./connection.ts";
import { fieldsOf } from "./elsewhere.ts";
import { checkedOrigin } from "./pasted.ts";
import { refuse } from "./refusal.ts";
import { sameOrigin } from "./same-origin.ts";
import { redirected } from "../transport/redirect.ts";

/** The manifest's rules for a whole address that a caller has, perhaps from a reply. */
export interface FetchedPolicy {
  /** Suffixes of the hosts that it may be at, each with a leading dot, and a port if it is another than 443. */
  readonly allowedHosts: readonly string[];
}

// Everything before the path as for an address that people paste; then a path and a query as they are.
const shape = /^(https?):\/\/([^\s/?#@\\]+)((?:\/[^\s?#\\]*)?(?:\?[^\s#\\]*)?)(?:#\S*)?$/i;
const what = "a whole address that begins with https://, without a user name";

/**
 * A connection whose requests go to the address in the input `name`, with its path and query as they
 * are. It has to be https at one of `allowedHosts`, or at one of the `allowedOrigins` of the host's
 * context; and so has where it redirects to, where no credential goes along. Throws `blocked_address`.
 */
export function fetched<Given extends object>(
  name: string,
  { allowedHosts }: FetchedPolicy,
  connect: (given: Given, options: TransportOptions) => Connection,
): (given: Given, options: TransportOptions) => Connection {
  return (given, options) => {
    checkContext(options);
    const made = connect(given, options);
    const parts = (address: string) => {
      const [, scheme = "", host = "", rest = ""] = shape.exec(address) ?? [];
      if (!host) return refuse(blocked(name, what));
      const origin = checkedOrigin(name, `${scheme}://${host}`, {
        policy: { allowedHosts },
        options,
      });
      return origin && { origin, rest };
    };
    const value = fieldsOf(given)[name];
    // One that is missing is reported as such.
    const own = isAbsent(value) ? "" : parts(String(value).trim());
    if (!own) return made;
    const { query, secrets = [], ...others } = made;
    const address = baseAddress(options, own.origin) + own.rest;
    return {
      ...others,
      query: undefined,
      secrets: [...secrets, ...Object.values(query ?? {})],
      home: own.origin,
      baseUrl: withQuery(address, query),
      // Through the host's own address nothing leads away from there.
      ...(options.baseUrl === undefined && {
        redirected: redirectedWithin((target) => isAllowed(() => parts(target))),
      }),
    };
  };
}

/** Redirects that may lead to another origin, where no credential goes along. */
function redirectedWithin(mayLeadTo: (address: string) => boolean): typeof redirected {
  return (leg, redirect, requests) => {
    const location = redirect.headers.get("Location");
    if (!location || sameOrigin(location, leg.address) || !mayLeadTo(location))
      return redirected(leg, redirect, requests);
    const { address, init } = redirected(leg, redirect, requests, location);
    const accept = new Headers(init.headers).get("Accept");
    const headers: HeadersInit = accept === null ? {} : { Accept: accept };
    return { address, init: { ...init, headers } };
  };
}

function isAllowed(check: () => unknown): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}

function withQuery(address: string, query: Connection["query"]): string {
  const text = new URLSearchParams(query).toString();
  if (!text) return address;
  return `${address}${address.includes("?") ? "&" : "?"}${text}`;
}
