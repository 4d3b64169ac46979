import { complete } from "./complete.ts";
import type { ServerContract } from "./server-types.ts";
import type { Contract, OperationContract, ParameterContract } from "./types.ts";
import type { WrittenServer } from "./written-types.ts";

/** An address alone is its `url`. */
export function wholeServer<Words extends object>(
  written: WrittenServer["url"] | Words,
): Words | Pick<WrittenServer, "url"> {
  return isUrl(written) ? { url: written } : written;
}

function isUrl(written: WrittenServer["url"] | object): written is WrittenServer["url"] {
  return typeof written === "string" || Array.isArray(written);
}

/** Reads what a manifest says of an address. */
export function readServer(written: WrittenServer, place: string): ServerContract {
  const { url: all, allowedHosts = [] } = complete(written, place, ["url"]);
  const urls = [all].flat();
  const where = { url: urls.at(-1) ?? "", ...(urls.length > 1 && { urls }) };
  return allowedHosts === "any"
    ? { ...where, allowedHosts: [], anyHost: true }
    : { ...where, allowedHosts };
}

/** Every address of a server, in the order in which they are tried. */
export function urlsOf({ url, urls = [url] }: ServerContract): readonly string[] {
  return urls;
}

/** The address that a parameter is a part of: the first, where it is in several. */
export function urlWith(server: ServerContract, name: string): string | undefined {
  return urlsOf(server).find((url) => namesIn(url).flat().includes(name));
}

/** The address of an operation. */
export function serverOf(
  { server }: Pick<Contract, "server">,
  operation: Pick<OperationContract, "server">,
): ServerContract {
  return operation.server ?? server;
}

/** The contract with the address that a parameter is a part of: the operation's own, or that of all, which is checked too. */
export function checkedAt(
  contract: Contract,
  operation: OperationContract,
  { name }: ParameterContract,
): Contract {
  const own = serverOf(contract, operation);
  return urlWith(own, name) !== undefined ? { ...contract, server: own } : contract;
}

/** The names in the addresses of a server as it is written. */
export function namesInAddresses(
  server: WrittenServer["url"] | Partial<WrittenServer>,
): readonly string[] {
  const { url = [] }: Partial<WrittenServer> = wholeServer(server);
  return [url].flat().flatMap((each) => namesIn(each).flat());
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

type Served = Pick<Contract, "server">;

/** Whether a parameter is a part of the server's address that callers make up; listed values are the manifest's. */
export function isAddress({ server }: Served, parameter: ParameterContract): boolean {
  return urlWith(server, parameter.name) !== undefined && !isListed(parameter);
}

/** Whether it is the whole address or its host, and not one label of it. */
export function isWholeHost({ server }: Served, { name }: ParameterContract): boolean {
  return singleNamed(urlWith(server, name) ?? "").some((url) =>
    new RegExp(`^(https://)?\\{${name}\\}(/|$)`).test(url),
  );
}

/** Whether it is one label of a host, which may have limits as any text. */
export function isLabel(served: Served, parameter: ParameterContract): boolean {
  return isAddress(served, parameter) && !parameter.pasted && !isWholeHost(served, parameter);
}

/** Whether another parameter fills its place in the address when it is not given. */
export function isFirstOf({ server }: Served, { name }: ParameterContract): boolean {
  return namesIn(urlWith(server, name) ?? "").some(
    (names) => names.length > 1 && names[0] === name,
  );
}
