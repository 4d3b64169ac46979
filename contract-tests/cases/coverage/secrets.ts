import type { OperationContract } from "../../contract/types.ts";
import type { CoverageItem } from "../../contract/case.ts";
import { coverageItem } from "./item.ts";

/** Coverage items of credentials and secret inputs: no error shows them. */
export function secretCoverage(operation: OperationContract): readonly CoverageItem[] {
  const parameters = operation.parameters.filter(({ secret }) => secret);
  return [...operation.credentials, ...parameters].map(({ name }) =>
    coverageItem(
      operation,
      ["error", "secret", name],
      `an error that repeats ${name} does not show it`,
    ),
  );
}
