import { addressNames } from "../ir/address.ts";
import type { Server } from "../ir/types.ts";
import type { Manifest, ManifestServer } from "../manifest/types.ts";
import { splitAddress } from "./credential.ts";

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
export function addressParameters(manifest: Manifest): readonly string[] {
  return lowerServer({ ...manifest.server, url: splitAddress(manifest).url }).params;
}
