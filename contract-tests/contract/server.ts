import { complete } from "./complete.ts";
import type { ServerContract } from "./server-types.ts";
import type { Contract, OperationContract, ParameterContract } from "./types.ts";
import type { WrittenServer } from "./written-types.ts";

/** Reads what a manifest says of an address. */
export function readServer(written: WrittenServer, place: string): ServerContract {
  const { url, normalize = [], allowedHosts = [] } = complete(written, place, ["url"]);
  return allowedHosts === "any"
    ? { url, normalize, allowedHosts: [], anyHost: true }
    : { url, normalize, allowedHosts };
}

/** The address of an operation. */
export function serverOf(
  { server }: Pick<Contract, "server">,
  _operation: OperationContract,
): ServerContract {
  return server;
}

/** The names that stand in each pair of braces of an address. */
export function namesIn(url: string): readonly (readonly string[])[] {
  return [...url.matchAll(/\{([^{}]+)\}/g)].map(([, names = ""]) => names.split("|"));
}

/** An address once for each of the names in its braces, the first name first. */
export function singleNamed(url: string): readonly string[] {
  const several = namesIn(url).find(({ length }) => length > 1);
  if (!several) return [url];
  const whole = `{${several.join("|")}}`;
  return several.flatMap((name) => singleNamed(url.split(whole).join(`{${name}}`)));
}

/** Whether the manifest lists all values of a parameter. */
export function isListed({ limits, table }: ParameterContract): boolean {
  return limits.enum !== undefined || table !== null;
}
