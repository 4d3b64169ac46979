import { tableIn } from "../../language/ir/input-steps.ts";
import { addressesOf, addressChoices, addressNames } from "../../language/ir/address.ts";
import type { Operation, Parameter, Server } from "../../language/ir/types.ts";
import type { VendorServer } from "../model.ts";

/** Stands for a label that anybody may choose. */
const ANY = "*";

/** More hosts than any document names. */
const MOST = 500;

/** The hosts that a server leads to; null where callers name the whole of it, or there are too many. */
export function ownHosts(
  server: Server,
  { parameters }: Pick<Operation, "parameters">,
): readonly string[] | null {
  const known = new Map(parameters.map((each) => [each.name, each]));
  const urls = addressesOf(server).flatMap(addressChoices);
  return hostsOf(urls, addressNames, (name) => ownValues(known.get(name)));
}

function ownValues(parameter: Parameter | undefined): readonly string[] {
  const map = parameter && tableIn(parameter);
  if (map) return Object.values(map).map(String);
  return parameter?.limits.enum?.map(String) ?? [ANY];
}

/** The hosts that a vendor names; null where callers name the whole of one, or there are too many. */
export function vendorHosts(places: readonly VendorServer[]): readonly string[] | null {
  const all = places.map(({ url, variables }) => {
    const namesIn = () => variables.map(({ name }) => name);
    return hostsOf([url], namesIn, (wanted) => {
      const { values = [], fallback } = variables.find(({ name }) => name === wanted) ?? {};
      if (values.length > 0) return values;
      // A path may stand where a host ends: `https://api.example.com{path}`.
      return [fallback?.startsWith("/") ? fallback : ANY];
    });
  });
  return all.includes(null) ? null : [...new Set(all.flatMap((each) => each ?? []))];
}

function hostsOf(
  urls: readonly string[],
  namesIn: (url: string) => readonly string[],
  valuesOf: (name: string) => readonly string[],
): readonly string[] | null {
  let filled = urls;
  for (const name of new Set(urls.flatMap(namesIn))) {
    const hole = `{${name}}`;
    filled = filled.flatMap((url) =>
      url.includes(hole) ? valuesOf(name).map((value) => url.replaceAll(hole, () => value)) : [url],
    );
    if (filled.length > MOST) return null;
  }
  // What names no host is where its document is.
  const hosts = filled.flatMap((url) => /^(?:[a-z]+|\*):\/\/([^/]+)/i.exec(url)?.[1] ?? []);
  if (hosts.length < filled.length && filled.some((url) => url.startsWith(ANY))) return null;
  const plain = hosts.map((host) => host.toLowerCase().replace(/:(?:\d+|\*)$/, ""));
  return plain.includes(ANY) ? null : [...new Set(plain)];
}

/** Whether two hosts may be one. */
export function isSameHost(one: string, other: string): boolean {
  return covers(one, other) || covers(other, one);
}

function covers(pattern: string, host: string): boolean {
  const [own, others] = [pattern.split("."), host.split(".")];
  return (
    own.length === others.length &&
    own.every((label, index) => label === ANY || label === others[index])
  );
}

/** Whether a host is one that can be called as it stands. */
export function isPlainHost(host: string): boolean {
  return !host.includes(ANY);
}
