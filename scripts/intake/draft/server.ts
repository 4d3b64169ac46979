import type { ManifestParameter, ManifestServer } from "../../language/manifest/types.ts";
import { addressOf } from "../address.ts";
import type { VendorOperation } from "../model.ts";

/** Where the provider answers, and the parameters that say so. */
export interface ServerDraft {
  readonly server: ManifestServer & { readonly url: string };
  readonly params: Readonly<Record<string, ManifestParameter>>;
}

/** Where callers' own installations answer, as a vendor's document names no host. */
const INSTANCE: ManifestParameter = {
  type: "string",
  required: true,
  visibility: "user-only",
  to: "none",
  description: "Address of the installation, beginning with https.",
  example: "https://api.example.com",
};

/** The address that most of the operations have. */
export function draftServer(operations: readonly VendorOperation[]): ServerDraft {
  const counts = new Map<string, number>();
  for (const { servers } of operations) {
    const url = servers.map(addressOf).find((each) => each !== null);
    if (url) counts.set(url, (counts.get(url) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  if (most !== undefined) return { server: { url: most[0] }, params: {} };
  const server: ServerDraft["server"] = {
    url: "{instanceUrl}",
    normalize: ["trim", "strip-trailing-slashes"],
    allowedHosts: [".example.com"],
  };
  return { server, params: { instanceUrl: INSTANCE } };
}
