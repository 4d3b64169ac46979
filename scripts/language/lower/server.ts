import { addressNames } from "../ir/address.ts";
import type { Operation, Server } from "../ir/types.ts";
import type { ManifestPath } from "../manifest/source.ts";
import type { Manifest, ManifestOperation, ManifestServer } from "../manifest/types.ts";
import { splitAddress, writtenAddresses } from "./credential.ts";
import { fetchedName } from "./lines.ts";

/** Lowers where requests go. */
export function lowerServer({ url: written, allowedHosts = [] }: ManifestServer): Server {
  const isAny = allowedHosts === "any";
  const urls = writtenAddresses(written);
  return {
    url: urls.at(-1) ?? "",
    ...(urls.length > 1 && { urls }),
    params: [...new Set(urls.flatMap(addressNames))],
    allowedHosts: isAny ? [] : allowedHosts,
    ...(isAny && { anyHost: true }),
  };
}

/** Where an operation goes; what it does not say of its address is said at the top. */
export function ownServer(
  { server, request }: Pick<ManifestOperation, "server" | "request">,
  manifest: Pick<Manifest, "server">,
): ManifestServer | undefined {
  if (fetchedName(request) !== undefined) return undefined;
  return server && { ...manifest.server, ...server };
}

/** Suffixes of the hosts of a whole address; those at the top are of another. */
export function fetchedHosts({
  server,
}: Pick<ManifestOperation, "server">): readonly string[] | undefined {
  const hosts = server?.allowedHosts;
  return hosts === "any" ? undefined : hosts;
}

/** Where an operation goes if not to the provider's address, and the path that its own is added to. */
export function lowerWhere(
  operation: ManifestOperation,
  manifest: Manifest,
): Pick<Operation, "server" | "fetches"> & { readonly prefix: string } {
  const parameter = fetchedName(operation.request);
  if (parameter !== undefined) {
    return { prefix: "", fetches: { parameter, allowedHosts: fetchedHosts(operation) ?? [] } };
  }
  const server = ownServer(operation, manifest);
  const { url, path: prefix } = splitAddress(manifest, server ?? manifest.server);
  return { prefix, ...(server && { server: lowerServer({ ...server, url }) }) };
}

/** The provider's own parameters that make up an address of the manifest. */
export function addressParameters(manifest: Manifest): readonly string[] {
  const found = known.get(manifest);
  if (found) return found;
  const operations = Object.values(manifest.operations);
  const names = [
    ...namesIn(manifest.server, manifest),
    ...operations.flatMap((each) => {
      const own = ownAddressParameters(each, manifest);
      return serversAt(each, manifest).flatMap((server) =>
        namesIn(server, manifest).filter((name) => !own.includes(name)),
      );
    }),
  ];
  const all = [...new Set(names)];
  known.set(manifest, all);
  return all;
}

/** Parameters of an operation that make up its own address. */
export function ownAddressParameters(
  operation: ManifestOperation,
  manifest: Manifest,
): readonly string[] {
  const { params = {} } = operation;
  return serversAt(operation, manifest).flatMap((server) =>
    namesIn(server, manifest).filter((name) => Object.hasOwn(params, name)),
  );
}

/** Whether a parameter makes up an address where it is declared: at the top, or in an operation. */
export function isInAddress([place, id]: ManifestPath, name: string, manifest: Manifest): boolean {
  if (place === "params") return addressParameters(manifest).includes(name);
  const operation = manifest.operations[String(id)];
  return operation !== undefined && ownAddressParameters(operation, manifest).includes(name);
}

/** The servers of a manifest, without the credentials in their paths. */
export function splitServers(manifest: Manifest): readonly ManifestServer[] {
  const own = Object.values(manifest.operations).flatMap((each) => serversAt(each, manifest));
  return [withoutPath(manifest.server, manifest), ...own];
}

/** The server of an operation's own, in the same way. */
export function serversAt(
  operation: ManifestOperation,
  manifest: Manifest,
): readonly ManifestServer[] {
  const server = ownServer(operation, manifest);
  return server ? [withoutPath(server, manifest)] : [];
}

function withoutPath(server: ManifestServer, manifest: Manifest): ManifestServer {
  return { ...server, url: splitAddress(manifest, server).url };
}

function namesIn(server: ManifestServer, manifest: Manifest): readonly string[] {
  return lowerServer(withoutPath(server, manifest)).params;
}

// Every operation asks; looking at all of them each time would be the square of a large provider.
const known = new WeakMap<Manifest, readonly string[]>();
