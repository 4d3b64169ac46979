import { checkContext } from "../check-context.ts";
import type { TransportOptions } from "../context.ts";
import { isAbsent } from "../inputs/check.ts";
import { type AddressPolicy, blocked, plainPart, serverAddress } from "./address.ts";
import { refuse } from "./refusal.ts";

/** The manifest's rules for an address whose parts may be absent, chosen or named. */
export interface ServerPolicy extends AddressPolicy {
  /** The values of parts that are not given; used as they are. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** What the address holds for each value of a part; used as it is. */
  readonly map?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** A value that is a whole host may be any host name but those of private networks. */
  readonly anyHost?: true;
}

const hole = /\{([\w|]+)\}/g;
const privateName = /\.(?:localhost|local|internal|intranet|private|corp|home|lan|home\.arpa)$/i;

/**
 * The provider's address: the first template whose values are all given, else the last. `{a|b}` is the
 * first of the two that is given, then the default of the last. Every value that is not the manifest's
 * own is checked as `serverAddress` does. Throws `blocked_address`.
 */
export function chosenAddress(
  templates: readonly string[],
  given: Readonly<Record<string, unknown>>,
  policy: ServerPolicy,
  options: TransportOptions,
): string {
  checkContext(options);
  const { defaults = {}, map = {}, anyHost, ...rest } = policy;
  const isGiven = (name: string) => !isAbsent(given[name]);
  const isWhole = (each: string) =>
    [...each.matchAll(hole)].every(([, names = ""]) => names.split("|").some(isGiven));
  const template = templates.find(isWhole) ?? templates.at(-1) ?? "";
  const values: Record<string, string> = {};
  const address = template.replace(hole, (_, choices: string, at: number) => {
    const names = choices.split("|");
    const name = names.find(isGiven) ?? names.at(-1) ?? "";
    const value = isGiven(name) ? plainPart(String(given[name]), at > 0) : defaults[name];
    const table = map[name];
    if (table && Object.hasOwn(table, value ?? "")) return table[value ?? ""] ?? "";
    if (table) return refuse(blocked(name, `one of ${Object.keys(table).join(", ")}`));
    if (value !== undefined && value === defaults[name]) return value;
    // As given: it is stripped once, where it is checked.
    values[name] = isGiven(name) ? String(given[name]) : "";
    return `{${name}}`;
  });
  const [, whole = ""] = (anyHost && /^(?:https:\/\/)?\{(\w+)\}(?=\/|$)/.exec(address)) || [];
  if (!whole) return serverAddress(address, values, rest, options);
  const host = plainPart(String(values[whole]), true);
  const isPrivate = privateName.test(host.replace(/:\d+$/, ""));
  if (isPrivate && !options.allowedHosts?.length) {
    return refuse(blocked(whole, "a public host name"));
  }
  return serverAddress(
    address,
    values,
    { ...rest, allowedHosts: isPrivate ? [] : [host] },
    options,
  );
}
