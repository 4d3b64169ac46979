import { isManagedHeader } from "../../language/check/headers.ts";
import type { VendorOperation, VendorScheme } from "../model.ts";
import { isWireName } from "../sends.ts";

/** A scheme that manifests can say. */
export type Usable = VendorScheme & {
  readonly send: Exclude<VendorScheme["send"], { kind: "other" }>;
};

/** Names of credentials that are enough together. */
export type Way = readonly string[];

/** What operations ask for: each credential once, by how it travels, and the ways of each operation. */
export interface Asked {
  readonly schemes: ReadonlyMap<string, Usable>;
  /** An empty way says that none is needed; null: the document says nothing. */
  waysOf(operation: VendorOperation): readonly Way[] | null;
}

/** Reads what operations ask for, as far as manifests can say it. */
export function asked(operations: readonly VendorOperation[]): Asked {
  const schemes = new Map<string, Usable>();
  const known = new Map<VendorOperation, readonly Way[] | null>();
  for (const operation of operations) {
    const all = operation.security?.map(distinct).filter((way) => way.every(isUsable));
    for (const scheme of (all ?? []).flat()) add(schemes, scheme);
    const ways = all?.map((way) => way.map(({ send }) => keyOf(send)));
    // A document that lists no requirement asks for none.
    const isOpen = operation.security?.length === 0;
    known.set(operation, ways ? (isOpen ? [[]] : smallest(ways)) : null);
  }
  return { schemes, waysOf: (operation) => known.get(operation) ?? null };
}

function add(schemes: Map<string, Usable>, scheme: Usable): void {
  const key = keyOf(scheme.send);
  const before = schemes.get(key);
  if (before === undefined) schemes.set(key, scheme);
  else schemes.set(key, together(before, scheme));
}

/** Words of documents for grants. */
export const GRANTS = {
  authorization_code: "authorizationCode",
  client_credentials: "clientCredentials",
  "jwt-bearer": "jwt-bearer",
} as const;

/** Two descriptions of one credential. */
function together<Scheme extends VendorScheme>(one: Scheme, other: Scheme): Scheme {
  const [own, more] = [one.oauth?.grant, other.oauth?.grant];
  const grants = own && more && own !== more ? [GRANTS[more]] : [];
  return {
    ...one,
    description: one.description || other.description,
    isToken: one.isToken || other.isToken,
    scopes: [...new Set([...one.scopes, ...other.scopes])],
    oauth: one.oauth ?? other.oauth,
    otherGrants: [...new Set([...one.otherGrants, ...other.otherGrants, ...grants])],
  };
}

/** Schemes that are sent in one place are one credential, whose scopes belong together. */
function distinct(schemes: readonly VendorScheme[]): readonly Usable[] {
  const places = new Map<string, VendorScheme>();
  for (const scheme of schemes.map(withPrefix)) {
    const place = placeOf(scheme.send);
    const known = places.get(place) ?? scheme;
    // A key in a header is described without what stands before it.
    const isFuller = prefixOf(scheme).length > prefixOf(known).length;
    places.set(place, isFuller ? together(scheme, known) : together(known, scheme));
  }
  // What cannot be said is sorted out by whoever asks.
  return [...places.values()] as readonly Usable[];
}

/** Where it travels: of two credentials in one place only one can be sent. */
export function placeOf(send: VendorScheme["send"]): string {
  return send.kind === "header" ? `header ${send.name.toLowerCase()}` : JSON.stringify(send);
}

function keyOf(send: Usable["send"]): string {
  return `${placeOf(send)}${send.kind === "header" ? ` ${send.prefix.toLowerCase()}` : ""}`;
}

function prefixOf({ send }: VendorScheme): string {
  return send.kind === "header" ? send.prefix : "";
}

/** `Bearer` is said of nothing else; other words only where a value follows. */
const NAMED = [
  /\b(Bearer)\b/,
  /\b(bearer) token/i,
  /Authorization: ([A-Z]\w*) \S/,
  /\b([A-Z]\w*) [<{[$]/,
];

/** Documents of Swagger 2 have no word for what stands before a key, so they say it in prose. */
function withPrefix(scheme: VendorScheme): VendorScheme {
  const { send, description } = scheme;
  if (send.kind !== "header" || send.prefix !== "") return scheme;
  if (send.name.toLowerCase() !== "authorization") return scheme;
  const [, stated] = /Sent after "([^"{}]+)"/.exec(description) ?? [];
  const [, named] = NAMED.find((form) => form.test(description))?.exec(description) ?? [];
  const prefix = stated ?? (named && `${/^bearer$/i.test(named) ? "Bearer" : named} `);
  return prefix ? { ...scheme, send: { ...send, prefix } } : scheme;
}

/** Whether the language has such a `send`. */
export function isUsable({ send }: VendorScheme): boolean {
  if (send.kind === "other" || !isWireName(send.kind, send.name)) return false;
  return send.kind === "query" ? /^[\w.$~-]+$/.test(send.name) : !isManagedHeader(send.name);
}

/** Each way once, without those that ask for more than another does. */
function smallest(ways: readonly Way[]): readonly Way[] {
  const byText = new Map(ways.map((way) => [way.toSorted().join("\n"), way]));
  const single = [...byText.values()];
  return single.filter(
    (way) =>
      way.length === 0 ||
      !single.some((other) => other.length > 0 && other.length < way.length && isIn(other, way)),
  );
}

/** Whether all of one way are in another. */
export function isIn(way: Way, other: Way): boolean {
  return way.every((name) => other.includes(name));
}
