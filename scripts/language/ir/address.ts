import { bracedHoles, filledBraces } from "./braces.ts";
import type { Server } from "./types.ts";

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

/** The parameters of each hole of an address, in order: of several, the first that is given counts. */
export function addressHoles(url: string): readonly (readonly string[])[] {
  return bracedHoles(url).map(({ inner }) => inner.split("|"));
}

/** The parameters of an address, each once, in order. */
export function addressNames(url: string): readonly string[] {
  return [...new Set(addressHoles(url).flat())];
}

/** Every address that the choices in one allow, each with one parameter to a hole. */
export function addressChoices(url: string): readonly string[] {
  const [names] = addressHoles(url).filter(({ length }) => length > 1);
  if (names === undefined) return [url];
  const all = names.join("|");
  return names.flatMap((name) =>
    addressChoices(filledBraces(url, (inner) => `{${inner === all ? name : inner}}`)),
  );
}
