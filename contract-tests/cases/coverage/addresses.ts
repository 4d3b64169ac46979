import type { Contract, OperationContract, ParameterContract } from "../../contract/types.ts";
import type { CoverageItem } from "../../contract/case.ts";
import { coverageItem } from "./item.ts";

/** Whether a parameter is a part of the server's address that callers make up; listed values are the manifest's. */
export function isAddress({ server }: Contract, { name, limits }: ParameterContract): boolean {
  return server.url.includes(`{${name}}`) && limits.enum === undefined;
}

/** Whether it is the whole address or its host, and not one label of it. */
export function isWholeHost({ server }: Contract, { name }: ParameterContract): boolean {
  return new RegExp(`^(https://)?\\{${name}\\}(/|$)`).test(server.url);
}

/** Coverage items of an address that callers supply. */
export function addressCoverage(
  contract: Contract,
  operation: OperationContract,
  parameter: ParameterContract,
): readonly CoverageItem[] {
  const { name } = parameter;
  const { url, normalize, allowedHosts } = contract.server;
  const aspects = [
    ...(normalize.includes("trim") ? ["address trimmed"] : []),
    ...(normalize.includes("strip-trailing-slashes") ? ["address without slashes"] : []),
    ...(isWholeHost(contract, parameter)
      ? hostAspects(allowedHosts, url.startsWith("{"))
      : ["more than a label"]),
  ];
  return aspects.map((aspect) =>
    coverageItem(operation, ["parameter", name, aspect], `${name}: ${aspect}`),
  );
}

/** Whether a host, with its port if that is not 443, ends as one that is allowed. */
export function allowsEndOf(allowedHosts: readonly string[], host: string): boolean {
  return allowedHosts.some((end) => host.toLowerCase().endsWith(end.toLowerCase()));
}

function hostAspects(allowedHosts: readonly string[], withScheme: boolean): readonly string[] {
  return [
    ...allowedHosts.map((suffix) => `host ending with ${suffix}`),
    ...allowedHosts
      // Without its dot, `.a.b` may still end with an allowed `.b`.
      .filter((suffix) => !allowsEndOf(allowedHosts, `evil${suffix.slice(1)}`))
      .map((suffix) => `host without the dot of ${suffix}`),
    "foreign host",
    "host in capitals",
    "address with the usual port",
    "address with another port",
    ...(withScheme ? ["address without TLS"] : []),
    ...["path", "query", "fragment", "user name"].map((part) => `address with a ${part}`),
  ];
}
