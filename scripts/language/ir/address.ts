import type { Server } from "./types.ts";

/** A hole of an address: one parameter, or several of which the first that is given counts. */
const HOLE = /\{(\w+(?:\|\w+)*)\}/g;

/** Every address of a server, in the order in which they are tried. */
export function addressesOf({ url, urls }: Pick<Server, "url" | "urls">): readonly string[] {
  return urls ?? [url];
}

/** The same for people, as code: `` `https://{site}.example.com` or `https://example.com` ``. */
export function addressesText(server: Pick<Server, "url" | "urls">): string {
  return addressesOf(server)
    .map((url) => `\`${url}\``)
    .join(" or ");
}

/** The parameters of each hole of an address, in order. */
export function addressHoles(url: string): readonly (readonly string[])[] {
  return [...url.matchAll(HOLE)].map(([, names = ""]) => names.split("|"));
}

/** The parameters of an address, each once, in order. */
export function addressNames(url: string): readonly string[] {
  return [...new Set(addressHoles(url).flat())];
}

/** An address with text in the place of each hole. */
export function filledAddress(url: string, fill: (names: readonly string[]) => string): string {
  return url.replaceAll(HOLE, (_, names: string) => fill(names.split("|")));
}

/** Every address that the choices in one allow, each with one parameter to a hole. */
export function addressChoices(url: string): readonly string[] {
  const [names] = addressHoles(url).filter(({ length }) => length > 1);
  if (names === undefined) return [url];
  return names.flatMap((name) =>
    addressChoices(url.replaceAll(`{${names.join("|")}}`, () => `{${name}}`)),
  );
}
