import { addressesOf } from "../ir/address.ts";
import type { NamedHost, Server } from "../ir/types.ts";
import type {
  Manifest,
  ManifestOperation,
  ManifestParameter,
  ManifestServer,
} from "../manifest/types.ts";
import { lowerServer, serversAt, splitServers } from "./server.ts";

/** What parameters name of the addresses of a manifest, as far as people have to be told. */
export function namedHosts(manifest: Manifest): ReadonlyMap<string, NamedHost> {
  const found = known.get(manifest);
  if (found) return found;
  const hosts = hostsIn(splitServers(manifest), manifest.params);
  known.set(manifest, hosts);
  return hosts;
}

/** The same of an operation's own. */
export function ownHosts(
  operation: ManifestOperation,
  manifest: Manifest,
): ReadonlyMap<string, NamedHost> {
  return hostsIn(serversAt(operation, manifest), operation.params);
}

function hostsIn(
  servers: readonly ManifestServer[],
  params: Readonly<Record<string, ManifestParameter>> = {},
): ReadonlyMap<string, NamedHost> {
  const hosts = new Map<string, NamedHost>();
  for (const server of servers.map(lowerServer)) {
    for (const name of addressesOf(server).flatMap(wholeHosts)) {
      const parameter = Object.hasOwn(params, name) ? params[name] : undefined;
      const kind = parameter && kindOf(parameter, server);
      if (kind) hosts.set(name, { kind, allowed: joined(hosts.get(name), server) });
    }
  }
  return hosts;
}

// Every operation asks; looking at all of them each time would be the square of a large provider.
const known = new WeakMap<Manifest, ReadonlyMap<string, NamedHost>>();

/** The names of the parameters that an address begins with. */
function wholeHosts(url: string): readonly string[] {
  const [, names = ""] = /^(?:https:\/\/)?\{([\w|]+)\}(?=\/|$)/.exec(url) ?? [];
  return names === "" ? [] : names.split("|");
}

function kindOf(
  { address, enum: listed }: ManifestParameter,
  { anyHost }: Server,
): NamedHost["kind"] | undefined {
  if (address) return "address";
  return anyHost && listed === undefined ? "host" : undefined;
}

/** What one of several servers allows. */
function joined(other: NamedHost | undefined, { anyHost, allowedHosts }: Server) {
  if (anyHost || other?.allowed === "any") return "any";
  return [...new Set([...(other?.allowed ?? []), ...allowedHosts])];
}
