import { isDeepStrictEqual } from "node:util";
import { addressesOf } from "../../../language/ir/address.ts";
import type { Operation, Provider, Server } from "../../../language/ir/types.ts";
import { code } from "../row/told.ts";
import { pairUp } from "../row/pair-up.ts";
import { type Found, type Place, telling } from "../row/row.ts";
import { may, sends } from "../row/variance.ts";

/** What callers may name, as the manifest lists it. */
const HOSTS = {
  anyHost: {
    by: may,
    say: {
      more: "Every host with a public name became allowed.",
      less: "Hosts with any public name are no longer allowed.",
    },
  },
  allowed: {
    by: may,
    say: {
      more: "Hosts that end with {to} became allowed.",
      less: "Hosts that end with {from} are no longer allowed.",
    },
  },
} as const;

/** Where requests go, and what is done to and asked of an address that callers supply. */
export const server = telling(
  {
    ...HOSTS,
    supplied: {
      say: {
        more: "Callers now supply the server's address: it changed from {from} to {to}.",
        less: "Callers no longer supply the server's address: it changed from {from} to {to}.",
      },
    },
    host: { noun: "the host that requests go to" },
    path: { by: sends, noun: "the path of the server" },
    address: {
      by: may,
      say: {
        more: "Requests may also go to {to}.",
        less: "Requests never go to {from} any more.",
      },
    },
    order: { noun: "the addresses of the server", end: "reordered" },
  },
  function* (from: Server, to: Server) {
    const [isSupplied, becomesSupplied] = [from.params.length > 0, to.params.length > 0];
    if (from.urls || to.urls) yield* addresses(from, to);
    else if (isSupplied !== becomesSupplied) {
      const is = becomesSupplied ? "more" : "less";
      yield { is, way: "supplied", at: ["url"], from: from.url, to: to.url };
      return;
    } else yield* address(from, to);
    for (const found of hosts(from, to)) yield { ...found, at: ["allowedHosts"] };
  },
);

type Way = "host" | "address" | "order" | "path";

/** Of several addresses, those that came and went, and their order. */
function* addresses(base: Server, head: Server): Iterable<Found<Way>> {
  const [before, after] = [addressesOf(base), addressesOf(head)];
  const { added, removed } = pairUp(before, after, isSameAddress);
  const at = ["url"];
  const isReplaced = added.includes(head.url);
  if (isReplaced) yield { is: "other", way: "host", at, from: base.url, to: head.url };
  for (const from of removed)
    if (!isReplaced || from !== base.url) yield { is: "less", way: "address", at, from };
  for (const to of added) if (to !== head.url) yield { is: "more", way: "address", at, to };
  const kept = before.filter((each) => !removed.includes(each));
  const now = after.filter((each) => !added.includes(each));
  if (!kept.every((each, index) => isSameAddress(each, now[index] ?? "")))
    yield { is: "other", way: "order", at };
}

function* address(base: Server, head: Server): Iterable<Found<Way>> {
  const [from, to] = [partsOf(base.url), partsOf(head.url)];
  for (const part of ["host", "path"] as const)
    if (from[part] !== to[part])
      yield { is: "other", way: part, at: ["url"], from: from[part], to: to[part] };
}

/** The name of a parameter is no part of the address: callers see it as an input. */
function partsOf(url: string): { readonly host: string; readonly path: string } {
  const [, host = "", path = ""] = /^(?:https:\/\/)?([^/]*)(.*)$/.exec(url) ?? [];
  return { host: host.replaceAll(/\{[\w|]+\}/g, "{}").toLowerCase(), path: path || "/" };
}

function isSameAddress(base: string, head: string): boolean {
  return isDeepStrictEqual(partsOf(base), partsOf(head));
}

/** The hosts that callers may name. */
type Hosts = Pick<Server, "allowedHosts" | "anyHost">;

function* hosts(base: Hosts, head: Hosts): Iterable<Found<keyof typeof HOSTS>> {
  if (base.anyHost !== head.anyHost) {
    yield { is: head.anyHost ? "more" : "less", way: "anyHost" };
    return;
  }
  for (const from of base.allowedHosts)
    if (!isAllowed(from, head)) yield { is: "less", way: "allowed", from };
  for (const to of head.allowedHosts)
    if (!isAllowed(to, base)) yield { is: "more", way: "allowed", to };
}

/** Whether every host with this end has one of the ends that a server allows. */
function isAllowed(end: string, { allowedHosts }: Hosts): boolean {
  // A port is part of an end: `.a.example` allows 443 alone, and no `.a.example:8443`.
  return allowedHosts.some((other) => end.toLowerCase().endsWith(other.toLowerCase()));
}

/** Where one operation goes, if that is elsewhere than the others, or to an address that is given whole. */
export const ownServer = telling(
  {
    ...HOSTS,
    elsewhere: { say: { other: "The operation goes to {to} in place of {from}." } },
  },
  function* (from: Server | undefined, to: Server | undefined, place: Place<Operation>) {
    const { base, head, scope } = place;
    const [whole, other] = [base.fetches, head.fetches];
    if (whole && other) {
      const at = (id: string) => ["operations", id, "server", "allowedHosts"];
      const places = { base: at(scope.former.id), head: at(head.id) };
      for (const found of hosts(whole, other)) yield { ...found, places };
      return;
    }
    if (!whole && !other && from === undefined && to === undefined) return;
    const { providers } = scope;
    const [was, now] = [from ?? providers.base.server, to ?? providers.head.server];
    if (whole || other || !isSame(was, now)) {
      const gaps = { from: goesTo(base, was), to: goesTo(head, now) };
      const at = (id: string, own: unknown) => [
        "operations",
        id,
        own && !whole && !other ? "server" : "request",
      ];
      const places = { base: at(scope.former.id, from), head: at(head.id, to) };
      yield { is: "other", way: "elsewhere", gaps, places };
    } else if (
      from &&
      to &&
      !(isInherited(from, providers.base) && isInherited(to, providers.head))
    )
      for (const found of hosts(from, to)) yield { ...found, at: [] };
  },
);

function isSame(base: Server, head: Server): boolean {
  const [before, after] = [base, head].map((each) => addressesOf(each).map(partsOf));
  return isDeepStrictEqual(before, after);
}

function goesTo({ fetches }: Operation, usual: Server): string {
  if (fetches) return `the address in ${code(fetches.parameter)}`;
  return addressesOf(usual).map(code).join(" or ");
}

/** Whether all that is said of its address is said at the top, where it is compared. */
function isInherited({ allowedHosts, anyHost }: Server, { server: all }: Provider): boolean {
  const usual = [all.allowedHosts, all.anyHost];
  return isDeepStrictEqual([allowedHosts, anyHost], usual);
}
