import { namesIn, urlsOf } from "../contract/server.ts";
import type { ServerContract } from "../contract/server-types.ts";
import type { OperationContract } from "../contract/types.ts";
import type { Values } from "./values.ts";

/** The first address whose values are all given, else the last. */
export function chosenUrl(server: ServerContract, values: Values): string {
  const isGiven = (names: readonly string[]) => names.some((each) => values[each] !== undefined);
  return urlsOf(server).find((url) => namesIn(url).every(isGiven)) ?? server.url;
}

/** The address that a call goes to, with the values that the caller or the manifest gives for it. */
export function addressOf(
  server: ServerContract,
  { parameters }: OperationContract,
  values: Values,
): string {
  const url = chosenUrl(server, values);
  let address = url;
  for (const names of namesIn(url)) {
    const name = names.find((each) => values[each] !== undefined) ?? names.at(-1) ?? "";
    const parameter = parameters.find((each) => each.name === name);
    const value = values[name] ?? parameter?.default;
    const isOwn = value === parameter?.default;
    const given = isOwn
      ? value
      : parameter?.pasted
        ? pasted(value)
        : plainAddress(url, names, value);
    const text = String(parameter?.table?.get(String(given)) ?? given);
    address = address.split(`{${names.join("|")}}`).join(text);
  }
  return address;

  /** What people leave out and what they add is no part of it. */
  function pasted(value: unknown): string {
    const text = String(value).trim().replace(/\/+$/, "");
    return /^https?:\/\//i.test(text) ? text : `https://${text}`;
  }
}

/** A text that a caller gives for a part of an address, without what people paste with it. */
export function plainAddress(url: string, names: readonly string[], value: unknown): string {
  const text = String(value).trim().replace(/\/+$/, "");
  return url.startsWith(`{${names.join("|")}}`) ? text : text.replace(/^https:\/\//i, "");
}
