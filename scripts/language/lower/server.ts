import { addressNames } from "../ir/address.ts";
import type { Server } from "../ir/types.ts";
import type { Manifest, ManifestServer } from "../manifest/types.ts";

/** Lowers where requests go. */
export function lowerServer({ url, normalize = [], allowedHosts = [] }: ManifestServer): Server {
  const isAny = allowedHosts === "any";
  return {
    url,
    params: addressNames(url),
    normalize,
    allowedHosts: isAny ? [] : allowedHosts,
    ...(isAny && { anyHost: true }),
  };
}

/** The parameters that make up an address of the manifest. */
export function addressParameters({ server }: Manifest): readonly string[] {
  return lowerServer(server).params;
}
