import { checkContext } from "../check-context.ts";
import type { TransportOptions } from "../context.ts";
import { isAbsent } from "../inputs/check.ts";
import { wrongInput } from "../tool-error.ts";
import { blocked } from "./address.ts";
import type { Connection } from "./connection.ts";
import { elsewhere, fieldsOf } from "./elsewhere.ts";
import { refuse } from "./refusal.ts";
import { chosenAddress, type ServerPolicy } from "./server.ts";
import { withoutSlashes } from "./slashes.ts";

/** The manifest's rules where an input is a whole address, as people paste it. */
export interface PastedPolicy extends ServerPolicy {
  /** The inputs that are. A template holds one of them at its beginning. */
  readonly pasted: readonly string[];
}

// A scheme or none, a host, a port and a base path without empty and dot segments. A user name, a
// query, a backslash, a percent form and white space have no place in it.
const shape =
  /^(?:(https?):\/\/)?(\[[\da-f:.]+\]|[a-z\d](?:[a-z\d._-]*[a-z\d])?)(:[1-9]\d{0,4})?((?:\/(?!\.{1,2}(?:\/|$))[\w.~:@+,=-]+)*)$/i;
const what = "an address of a host, with at most https:// before it and a port and a path after it";

/**
 * `chosenAddress` where inputs are addresses with their scheme, port and base path. Without a scheme
 * it is https. What is not https, and a host that has no public name, has to be one of the
 * `allowedOrigins` of the host's context. Throws `blocked_address`.
 */
export function pastedAddress(
  templates: readonly string[],
  given: Readonly<Record<string, unknown>>,
  { pasted, ...policy }: PastedPolicy,
  options: TransportOptions,
): string {
  checkContext(options);
  // A list that is none is refused, whether it is needed or not.
  allowedOrigins(options);
  const addresses = new Map<string, string>();
  for (const name of pasted) {
    const value = given[name];
    // What the manifest gives is its own, and used as it is.
    if (isAbsent(value) || value === policy.defaults?.[name]) continue;
    addresses.set(name, checkedAddress(name, String(value), { policy, options }));
  }
  const filled = templates.map((template) =>
    template.replace(/^\{([\w|]+)\}/, (hole, names: string) => {
      const first = names.split("|").find((name) => !isAbsent(given[name])) ?? "";
      return addresses.get(first) ?? hole;
    }),
  );
  return chosenAddress(filled, given, policy, options);
}

/** `chosenElsewhere` where inputs are addresses. */
export function pastedElsewhere<Given extends object>(
  templates: readonly string[],
  policy: PastedPolicy,
  connect: (given: Given, options: TransportOptions) => Connection,
): (given: Given, options: TransportOptions) => Connection {
  return (given, options) => {
    const address = pastedAddress(templates, fieldsOf(given), policy, options);
    return elsewhere(address, connect)(given, options);
  };
}

interface Rules {
  readonly policy: ServerPolicy;
  readonly options: TransportOptions;
}

function checkedAddress(name: string, given: string, rules: Rules): string {
  const [, scheme = "https", host = "", port = "", path = ""] =
    shape.exec(withoutSlashes(given.trim())) ?? [];
  const origin = checkedOrigin(name, `${scheme}://${host}${port}`, rules);
  return origin && origin + path;
}

/** An origin of the policy's hosts or of the host's context, in lower case; empty where it is refused. */
export function checkedOrigin(name: string, given: string, { policy, options }: Rules): string {
  const origin = given.toLowerCase();
  const known = originOf(origin);
  if (known === undefined) return refuse(blocked(name, what));
  if (allowedOrigins(options).includes(known)) return origin;
  if (!origin.startsWith("https")) {
    return refuse(blocked(name, "an address with https://, or one of the host's allowedOrigins"));
  }
  const { allowedHosts = [], anyHost } = policy;
  const hosts: ServerPolicy = { allowedHosts, ...(anyHost && { anyHost }) };
  return chosenAddress([`{${name}}`], { [name]: origin }, hosts, options);
}

/** The origins that the host's context lists, each as requests have it. */
function allowedOrigins(options: TransportOptions): readonly string[] {
  const listed: unknown = options.allowedOrigins ?? [];
  const origins = Array.isArray(listed)
    ? listed.map((each) => originOf(String(each)))
    : [undefined];
  return origins.map((origin) => {
    if (origin !== undefined) return origin;
    const expected = "a list of origins, such as http://localhost:3000";
    throw wrongInput("allowedOrigins", expected);
  });
}

/** The origin of an address that is one and nothing else. */
function originOf(address: string): string | undefined {
  if (!/^https?:\/\/[^\s/?#@\\]+\/?$/i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).origin;
}
