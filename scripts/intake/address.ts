import type { VendorOperation } from "./model.ts";

/** An address as manifests have it; null where it is none for them. */
export function addressOf(url: string): string | null {
  if (!/^https:\/\/[^{}?#@]+$/i.test(url)) return null;
  return URL.parse(url)?.href.replace(/\/+$/, "") ?? null;
}

/** Path of an address, without a slash at its end; empty for a template. */
export function pathOf(url: string): string {
  const [, path = ""] = /^(?:[a-z]+:\/\/[^/]+|\{\w+\})?(\/.*)?$/i.exec(url) ?? [];
  return path.replace(/\/+$/, "");
}

/** A path without the names of its parameters. */
export function unnamed(path: string): string {
  return path.replace(/\{[^{}]*\}/g, "{}");
}

/** Gives the path between a manifest's address and that of an operation; null where it answers elsewhere. */
export type Base = (operation: VendorOperation) => string | null;

/** A document that does not know the manifest's host says nothing of hosts. */
export function baseFrom(url: string, operations: readonly VendorOperation[]): Base {
  const host = URL.parse(url)?.host;
  const own = pathOf(url);
  const isHere = (server: string) => host !== undefined && URL.parse(server)?.host === host;
  const isKnown = operations.some(({ servers }) => servers.some(isHere));
  const rest = (path: string) => (isBelow(path, own) ? path.slice(own.length) : undefined);
  return ({ servers }) => {
    if (isKnown && servers.length > 0) {
      // A manifest's address is written as all are, with `%20` for a space.
      // What names no host is where its document is.
      const here = servers.filter((server) => isHere(server) || server.startsWith("/"));
      const urls = here.map((server) => addressOf(server) ?? server);
      const rests = urls.map((server) => rest(pathOf(server)));
      return rests.find((each) => each !== undefined) ?? null;
    }
    const [path = ""] = servers.map(pathOf).filter((each) => each !== "" && !/[{}]/.test(each));
    return rest(path) ?? "";
  };
}

function isBelow(path: string, folder: string): boolean {
  return `${path}/`.startsWith(`${folder}/`);
}
