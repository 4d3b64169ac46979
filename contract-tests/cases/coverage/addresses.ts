import type { CoverageItem } from "../../contract/case.ts";
import {
  isListed,
  namesIn,
  serverOf,
  singleNamed,
  urlsOf,
  urlWith,
} from "../../contract/server.ts";
import type { Contract, OperationContract, ParameterContract } from "../../contract/types.ts";
import { allowsEndOf } from "../../values/hosts.ts";
import { coverageItem } from "./item.ts";
import { pastedAspects } from "./pasted.ts";

/** Whether a parameter is a part of the server's address that callers make up; listed values are the manifest's. */
export function isAddress({ server }: Contract, parameter: ParameterContract): boolean {
  return urlWith(server, parameter.name) !== undefined && !isListed(parameter);
}

/** Whether it is the whole address or its host, and not one label of it. */
export function isWholeHost({ server }: Contract, { name }: ParameterContract): boolean {
  return singleNamed(urlWith(server, name) ?? "").some((url) =>
    new RegExp(`^(https://)?\\{${name}\\}(/|$)`).test(url),
  );
}

/** Coverage items of an address that callers supply. */
export function addressCoverage(
  contract: Contract,
  operation: OperationContract,
  parameter: ParameterContract,
): readonly CoverageItem[] {
  const { name } = parameter;
  const { normalize, allowedHosts, anyHost = false } = contract.server;
  const url = urlWith(contract.server, name) ?? "";
  const ofText = [
    ...(normalize.includes("trim") ? ["address trimmed"] : []),
    ...(normalize.includes("strip-trailing-slashes") ? ["address without slashes"] : []),
    ...(normalize.includes("strip-scheme")
      ? ["address with its scheme", "address without TLS"]
      : []),
    ...(isWholeHost(contract, parameter)
      ? hostAspects(allowedHosts, url.startsWith("{"), anyHost)
      : ["more than a label"]),
  ];
  const aspects = [
    ...(parameter.pasted ? pastedAspects(contract.server) : ofText),
    ...(isFirstOf(contract, parameter) ? ["before the others of its place"] : []),
  ];
  return aspects.map((aspect) =>
    coverageItem(operation, ["parameter", name, aspect], `${name}: ${aspect}`),
  );
}

/** Each address of an operation that has several, and the call that has what all of them ask for. */
export function chosenAddressCoverage(
  contract: Contract,
  operation: OperationContract,
): readonly CoverageItem[] {
  const urls = urlsOf(serverOf(contract, operation));
  if (urls.length < 2) return [];
  return [
    ...urls.map((url) => [url, `goes to ${url}`] as const),
    ["all", "with what all addresses need, the first is used"] as const,
  ].map(([aspect, text]) => coverageItem(operation, ["operation", "address", aspect], text));
}

/** Whether another parameter fills its place in the address when it is not given. */
export function isFirstOf({ server }: Contract, { name }: ParameterContract): boolean {
  return namesIn(urlWith(server, name) ?? "").some(
    (names) => names.length > 1 && names[0] === name,
  );
}

function hostAspects(
  allowedHosts: readonly string[],
  withScheme: boolean,
  anyHost: boolean,
): readonly string[] {
  return [
    ...allowedHosts.map((suffix) => `host ending with ${suffix}`),
    ...allowedHosts
      // Without its dot, `.a.b` may still end with an allowed `.b`.
      .filter((suffix) => !allowsEndOf(allowedHosts, `evil${suffix.slice(1)}`))
      .map((suffix) => `host without the dot of ${suffix}`),
    ...(anyHost
      ? ["any host", "host that is no name", "host of a private network", "any port"]
      : ["foreign host", "address with another port"]),
    "host in capitals",
    "address with the usual port",
    ...(withScheme ? ["address without TLS"] : []),
    ...["path", "query", "fragment", "user name"].map((part) => `address with a ${part}`),
  ];
}
