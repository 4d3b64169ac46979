import { isDeepStrictEqual } from "node:util";
import type { WrittenParameter } from "../../language/manifest/expand-parameter.ts";
import type { ManifestServer } from "../../language/manifest/types.ts";
import { type Base, baseFrom, pathOf } from "../address.ts";
import type { VendorOperation } from "../model.ts";
import { draftPlace } from "./place.ts";
import type { PlaceDraft } from "./regions.ts";

/** Where an operation answers. */
export interface Whereabouts {
  /** Path before that of the operation; empty where the server has it. */
  readonly base: string;
  /** Its own server, where that is not the provider's. */
  readonly server?: ManifestServer & { readonly url: string };
}

/** Gives where an operation answers; null where a manifest cannot say it. */
export type Locate = (operation: VendorOperation) => Whereabouts | null;

/** Where the provider answers, and the parameters that say so. */
export interface ServerDraft extends PlaceDraft {
  readonly locate: Locate;
}

/** Where callers' own installations answer, as a vendor's document names no host. */
const INSTANCE: WrittenParameter = {
  type: "address",
  required: true,
  visibility: "user-only",
  description: "Address of the installation.",
  example: "https://api.example.com",
};

/** The address that most of the operations have, and those of the others. */
export function draftServer(
  operations: readonly VendorOperation[],
  all: readonly VendorOperation[] = operations,
): ServerDraft {
  const places = new Map<string, PlaceDraft | null>();
  const counts = new Map<string, number>();
  for (const operation of operations) {
    const key = keyOf(operation);
    const place = places.get(key) ?? draftPlace(operation.places);
    places.set(key, place);
    if (place) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  const main = (most && places.get(most[0])) ?? installation(operations);
  const params: Record<string, WrittenParameter> = { ...main.params };
  const base = baseFrom(main.server.url, all);
  const isHome = (operation: VendorOperation) => most?.[0] === keyOf(operation);
  const found = new Map<string, Whereabouts | null>();
  const locate: Locate = (operation) => {
    if (isHome(operation)) return { base: "" };
    const key = keyOf(operation);
    const known = found.get(key);
    if (known !== undefined) return known;
    const place = places.get(key) ?? null;
    const where = whereabouts(operation, { place, base, main, params });
    found.set(key, where);
    return where;
  };
  // What the addresses of all need is known once each was looked at.
  for (const operation of operations) locate(operation);
  return { server: main.server, params, open: main.open, locate };
}

function keyOf({ places }: VendorOperation): string {
  return JSON.stringify(places);
}

/** Most documents without a host have a path at least. */
function installation(operations: readonly VendorOperation[]): PlaceDraft {
  const [path = ""] = operations
    .flatMap(({ servers }) => servers)
    .filter((url) => /^\/[^{}]*$/.test(url))
    .map(pathOf);
  const server: PlaceDraft["server"] = {
    url: `{instanceUrl}${path}`,
    allowedHosts: "any",
  };
  const open = "the vendor's document names no host; write it, or leave it to callers";
  return { server, params: { instanceUrl: INSTANCE }, open: [open] };
}

/** Where an operation answers that has other servers than most. */
function whereabouts(
  operation: VendorOperation,
  {
    place,
    base,
    main,
    params,
  }: {
    readonly place: PlaceDraft | null;
    readonly base: Base;
    readonly main: PlaceDraft;
    readonly params: Record<string, WrittenParameter>;
  },
): Whereabouts | null {
  const isTemplate = main.server.url.includes("{") || place?.server.url.includes("{") === true;
  // Without a word on hosts, only paths can tell.
  const near = isTemplate && place !== null ? null : base(operation);
  if (near !== null) return { base: near };
  if (place === null) return null;
  const isShared = Object.entries(place.params).every(
    ([name, each]) => !Object.hasOwn(params, name) || isDeepStrictEqual(params[name], each),
  );
  if (!isShared) return null;
  if (isDeepStrictEqual(place.server, main.server)) return { base: "" };
  Object.assign(params, place.params);
  return { base: "", server: place.server };
}

/** Where operations answer that are added to a manifest with this address. */
export function locateFrom(url: string, operations: readonly VendorOperation[]): Locate {
  const base = baseFrom(url, operations);
  const places = new Map<string, PlaceDraft | null>();
  const placeOf = (operation: VendorOperation) => {
    const key = keyOf(operation);
    const place = places.get(key) ?? draftPlace(operation.places);
    places.set(key, place);
    return place;
  };
  // A host with parameters is known by the address that is drafted of it.
  const isKnown = url.includes("{") && operations.some((each) => placeOf(each)?.server.url === url);
  return (operation) => {
    const place = placeOf(operation);
    const isElsewhere = isKnown && place !== null && place.server.url !== url;
    const near = isElsewhere ? null : base(operation);
    if (near !== null) return { base: near };
    // Parameters would have to be added to those of every operation.
    if (place === null || place.server.url.includes("{")) return null;
    return { base: "", server: place.server };
  };
}
