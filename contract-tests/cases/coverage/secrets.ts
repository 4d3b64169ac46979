import type { Contract, OperationContract } from "../../contract/types.ts";
import type { CoverageItem } from "../../contract/case.ts";
import { coverageItem } from "./item.ts";

/** What has to be shown of credentials and secret inputs: nobody reads them in an error. */
export function secretCoverage(
  { credentials }: Contract,
  operation: OperationContract,
): readonly CoverageItem[] {
  const parameters = operation.parameters.filter(({ secret }) => secret);
  return [...credentials, ...parameters].map(({ name }) =>
    coverageItem(
      operation,
      ["error", "secret", name],
      `an error that repeats ${name} does not show it`,
    ),
  );
}
