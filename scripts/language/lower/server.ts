import { addressNames } from "../ir/address.ts";
import type { Server } from "../ir/types.ts";
import type { Manifest, ManifestOperation, ManifestServer } from "../manifest/types.ts";
import { splitAddress, writtenAddresses } from "./credential.ts";

/** Lowers where requests go. */
export function lowerServer({
  url: written,
  normalize = [],
  allowedHosts = [],
}: ManifestServer): Server {
  const isAny = allowedHosts === "any";
  const urls = writtenAddresses(written);
  return {
    url: urls.at(-1) ?? "",
    ...(urls.length > 1 && { urls }),
    params: [...new Set(urls.flatMap(addressNames))],
    normalize,
    allowedHosts: isAny ? [] : allowedHosts,
    ...(isAny && { anyHost: true }),
  };
}

/** Where an operation goes; what it does not say of its address is said at the top. */
export function ownServer(
  { server }: Pick<ManifestOperation, "server">,
  manifest: Pick<Manifest, "server">,
): ManifestServer | undefined {
  return server && { ...manifest.server, ...server };
}

/** The parameters that make up an address of the manifest. */
export function addressParameters(manifest: Manifest): readonly string[] {
  const found = known.get(manifest);
  if (found) return found;
  const names = [...new Set(splitServers(manifest).flatMap((each) => lowerServer(each).params))];
  known.set(manifest, names);
  return names;
}

/** The servers of a manifest, without the credentials in their paths. */
export function splitServers(manifest: Manifest): readonly ManifestServer[] {
  const own = Object.values(manifest.operations).flatMap((each) => ownServer(each, manifest) ?? []);
  return [manifest.server, ...own].map((server) => {
    return { ...server, url: splitAddress(manifest, server).url };
  });
}

// Every operation asks; looking at all of them each time would be the square of a large provider.
const known = new WeakMap<Manifest, readonly string[]>();
