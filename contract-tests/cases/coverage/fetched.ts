import type { CoverageItem } from "../../contract/case.ts";
import type { OperationContract } from "../../contract/types.ts";
import { coverageItem } from "./item.ts";

/** What has to be shown of a whole address that a request goes to. */
export function fetchedCoverage(operation: OperationContract): readonly CoverageItem[] {
  const { name, allowedHosts } = operation.fetches ?? { name: "", allowedHosts: [] };
  const aspects = [
    "address trimmed",
    "address in capitals",
    "address with the usual port",
    "address with a path and a query",
    "address with a fragment",
    "address without TLS",
    "address with a user name",
    "address that is none",
    ...allowedHosts.map((suffix) => `host ending with ${suffix}`),
    "foreign host",
    "origin of the host's context",
    "beside the host's context",
  ];
  return aspects.map((aspect) =>
    coverageItem(operation, ["parameter", name, aspect], `${name}: ${aspect}`),
  );
}
