import { isDeepStrictEqual } from "node:util";
import { addressesOf } from "../../../language/ir/address.ts";
import type { Provider, Server } from "../../../language/ir/types.ts";
import { both, type Change, type Report, reporter } from "../change.ts";
import type { Pair } from "../../../language/contract.ts";
import type { OperationPair } from "./operation-pair.ts";
import { pairUp } from "./pair-up.ts";
import { code } from "./inline-code.ts";

/** Where requests go, and what is done to and asked of an address that callers supply. */
export function* compareServer(pair: Pair): Iterable<Change> {
  const report = reporter(pair, null);
  const [base, head] = [pair.base.provider.server, pair.head.provider.server];
  const [isSupplied, becomesSupplied] = [base.params.length > 0, head.params.length > 0];
  if (base.urls || head.urls) yield* compareAddresses(base, head, report);
  else if (isSupplied !== becomesSupplied) {
    const rule = becomesSupplied ? "server-supplied" : "server-fixed";
    yield report(rule, both(["server", "url"]), { from: code(base.url), to: code(head.url) });
    return;
  } else yield* compareAddress(base, head, report);
  yield* compareSupplied(pair, { base, head }, report);
}

/** What is done to and asked of what callers supply. */
function* compareSupplied(
  pair: Pair,
  { base, head }: { readonly base: Server; readonly head: Server },
  report: Report,
): Iterable<Change> {
  // An address that people paste is corrected whatever is said of its server.
  if (isPasted(base, pair.base.provider) === isPasted(head, pair.head.provider))
    yield* compareNormalizers(base, head, report);
  yield* compareHosts(base, head, report);
}

/** Whether all that is said of its address is said at the top, where it is compared. */
function isInherited({ normalize, allowedHosts, anyHost }: Server, { server }: Provider): boolean {
  const own = { normalize, allowedHosts, anyHost };
  const { normalize: usual, allowedHosts: ends, anyHost: any } = server;
  return isDeepStrictEqual(own, { normalize: usual, allowedHosts: ends, anyHost: any });
}

function isPasted({ params }: Server, { operations }: Provider): boolean {
  const known = operations.flatMap(({ parameters }) => parameters);
  return params.some((name) => known.find((each) => each.name === name)?.host?.kind === "address");
}

/** Where one operation goes, if that is elsewhere than the others. */
export function* compareOwnServer(operations: OperationPair): Iterable<Change> {
  const { pair, base, head } = operations;
  if (base.fetches || head.fetches) return yield* compareFetches(operations);
  const [before, after] = [base.server, head.server];
  if (before === undefined && after === undefined) return;
  const from = allOf(before ?? pair.base.provider.server);
  const to = allOf(after ?? pair.head.provider.server);
  const report = reporter(pair, head.id);
  if (isSameAddress(before ?? pair.base.provider.server, after ?? pair.head.provider.server)) {
    if (before === undefined || after === undefined) return;
    if (isInherited(before, pair.base.provider) && isInherited(after, pair.head.provider)) return;
    const own = {
      base: ["operations", base.id, "server"],
      head: ["operations", head.id, "server"],
    };
    const ofOperation: Report = (rule, _, values) => report(rule, own, values);
    yield* compareSupplied(pair, { base: before, head: after }, ofOperation);
    return;
  }
  const positions = {
    base: ["operations", base.id, before ? "server" : "request"],
    head: ["operations", head.id, after ? "server" : "request"],
  };
  yield report("operation-server-changed", positions, { from, to });
}

/** A whole address, or one of the provider's. */
function* compareFetches({ pair, base, head }: OperationPair): Iterable<Change> {
  const report = reporter(pair, head.id);
  if (base.fetches && head.fetches) {
    const at = (id: string) => ["operations", id, "allowedHosts"];
    const own = { base: at(base.id), head: at(head.id) };
    yield* compareHosts(base.fetches, head.fetches, (rule, _, values) => report(rule, own, values));
    return;
  }
  const [from, to] = [
    [base, pair.base.provider.server] as const,
    [head, pair.head.provider.server] as const,
  ].map(([{ fetches, server }, usual]) =>
    fetches ? `the address in ${code(fetches.parameter)}` : allOf(server ?? usual),
  );
  const at = (id: string) => ["operations", id, "request"];
  const places = { base: at(base.id), head: at(head.id) };
  yield report("operation-server-changed", places, { from: from ?? "", to: to ?? "" });
}

function isSameAddress(one: Server, other: Server): boolean {
  const [before, after] = [one, other].map((server) => addressesOf(server).map(withoutNames));
  return isDeepStrictEqual(before, after);
}

function allOf(server: Server): string {
  return addressesOf(server).map(code).join(" or ");
}

/** Of several addresses, those that came and went, and their order. */
function* compareAddresses(base: Server, head: Server, report: Report): Iterable<Change> {
  const [before, after] = [addressesOf(base), addressesOf(head)];
  const isSame = (one: string, other: string) => withoutNames(one) === withoutNames(other);
  const { added, removed } = pairUp(before, after, isSame);
  const place = both(["server", "url"]);
  const isReplaced = added.includes(head.url);
  if (isReplaced) {
    const values = { from: code(base.url), to: code(head.url) };
    yield report("server-host-changed", place, values);
  }
  for (const address of removed)
    if (!isReplaced || address !== base.url)
      yield report("server-address-removed", place, { address: code(address) });
  for (const address of added)
    if (address !== head.url)
      yield report("server-address-added", place, { address: code(address) });
  const kept = before.filter((each) => !removed.includes(each));
  const now = after.filter((each) => !added.includes(each));
  if (!kept.every((each, index) => isSame(each, now[index] ?? "")))
    yield report("server-addresses-reordered", place, {});
}

function withoutNames(url: string): string {
  const { host, path } = partsOf({ url });
  return host + path;
}

function* compareAddress(base: Server, head: Server, report: Report): Iterable<Change> {
  const [before, after] = [partsOf(base), partsOf(head)];
  for (const part of ["host", "path"] as const) {
    if (before[part] === after[part]) continue;
    const values = { from: code(before[part]), to: code(after[part]) };
    yield report(`server-${part}-changed`, both(["server", "url"]), values);
  }
}

/** The name of a parameter is no part of the address: callers see it as an input. */
function partsOf({ url }: Pick<Server, "url">): { readonly host: string; readonly path: string } {
  const [, host = "", path = ""] = /^(?:https:\/\/)?([^/]*)(.*)$/.exec(url) ?? [];
  return { host: host.replaceAll(/\{[\w|]+\}/g, "{}").toLowerCase(), path: path || "/" };
}

function* compareNormalizers(base: Server, head: Server, report: Report): Iterable<Change> {
  const place = both(["server", "normalize"]);
  const { added, removed } = pairUp(base.normalize, head.normalize, Object.is);
  for (const name of removed)
    yield report("server-normalizer-removed", place, { normalizer: code(name) });
  for (const name of added)
    yield report("server-normalizer-added", place, { normalizer: code(name) });
}

function* compareHosts(base: Hosts, head: Hosts, report: Report): Iterable<Change> {
  const place = both(["server", "allowedHosts"]);
  if (base.anyHost !== head.anyHost) {
    yield report(head.anyHost ? "any-host-allowed" : "any-host-refused", place, {});
    return;
  }
  for (const host of base.allowedHosts.filter((end) => !isAllowed(end, head)))
    yield report("allowed-host-removed", place, { host: code(host) });
  for (const host of head.allowedHosts.filter((end) => !isAllowed(end, base)))
    yield report("allowed-host-added", place, { host: code(host) });
}

/** The hosts that callers may name. */
type Hosts = Pick<Server, "allowedHosts" | "anyHost">;

/** Whether every host with this end has one of the ends that a server allows. */
function isAllowed(end: string, { allowedHosts }: Hosts): boolean {
  // A port is part of an end: `.a.example` allows 443 alone, and no `.a.example:8443`.
  return allowedHosts.some((other) => end.toLowerCase().endsWith(other.toLowerCase()));
}
