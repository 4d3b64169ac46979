import type { ManifestPath } from "../../language/manifest/source.ts";
import type { Manifest, ManifestServer } from "../../language/manifest/types.ts";
import { type Edit, remove, set } from "../edit.ts";
import { credentialEdits } from "./credentials.ts";
import { dropEach } from "./lists.ts";

/** A provider under another address, with other credentials, shown in another way. */
export function providerEdits(manifest: Manifest): readonly Edit[] {
  return [...serverEdits(manifest), ...credentialEdits(manifest), ...blockEdits(manifest)];
}

function serverEdits({ server, operations }: Manifest): readonly Edit[] {
  const { normalize = [], allowedHosts: allowed = [] } = server;
  const allowedHosts = allowed === "any" ? [] : allowed;
  const at = ["server", "allowedHosts"];
  return [
    ...urlEdits(server, ["server", "url"]),
    ...(allowed === "any" ? [set(at, [".x.example"])] : []),
    ...dropEach(["server", "normalize"], normalize),
    ...dropEach(at, allowedHosts),
    ...Object.entries(operations).flatMap(([id, operation]) =>
      operation.server ? urlEdits(operation.server, ["operations", id, "server", "url"]) : [],
    ),
    ...allowedHosts.map((host, index) => set([...at, index], widened(host))),
    ...Object.entries(operations).flatMap(([id, { allowedHosts: ends = [] }]) =>
      fetchedEdits(ends, ["operations", id, "allowedHosts"]),
    ),
  ];
}

/** The hosts of a whole address: one less, and each with more names. */
function fetchedEdits(ends: readonly string[], at: ManifestPath): readonly Edit[] {
  const fewer = ends.length > 1 ? dropEach(at, ends) : [];
  return [...fewer, ...ends.map((host, index) => set([...at, index], widened(host)))];
}

/** Each address under another host, with another path and with one choice less; of several, one less and in another order. */
function urlEdits({ url }: ManifestServer, at: ManifestPath): readonly Edit[] {
  if (typeof url === "string") return otherAddresses(url).map((address) => set(at, address));
  const [first = "", second = "", ...rest] = url;
  return [
    ...url.flatMap((each, index) =>
      otherAddresses(each).map((address) => set([...at, index], address)),
    ),
    set(at, second),
    set(at, [second, first, ...rest]),
  ];
}

function otherAddresses(url: string): readonly string[] {
  return [
    ...(url.startsWith("https://") ? [url.replace("https://", "https://x.")] : []),
    `${url}/x`,
    ...(url.includes("|") ? [url.replace(/\{(\w+)\|/, "{")] : []),
  ];
}

/** `.my.example.com` -> `.example.com` */
function widened(host: string): string {
  return `.${host.split(".").slice(2).join(".")}`;
}

function blockEdits({ block }: Manifest): readonly Edit[] {
  return [
    set(["block", "type"], `${block.type}_x`),
    set(["block", "name"], `${block.name} x`),
    set(["block", "description"], `${block.description} x`),
    set(["block", "category"], `${block.category}-x`),
    block.color === undefined ? set(["block", "color"], "#012345") : remove(["block", "color"]),
    ...(block.color === undefined ? [] : [set(["block", "color"], "#012345")]),
  ];
}
