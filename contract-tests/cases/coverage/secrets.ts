import type { Contract, OperationContract } from "../../contract/types.ts";
import type { Demand } from "../../contract/case.ts";
import { demand } from "./item.ts";

/** What has to be shown of credentials and secret inputs: nobody reads them in an error. */
export function secretDemands(
  { credentials }: Contract,
  operation: OperationContract,
): readonly Demand[] {
  const parameters = operation.parameters.filter(({ secret }) => secret);
  return [...credentials, ...parameters].map(({ name }) =>
    demand(operation, ["error", "secret", name], `an error that repeats ${name} does not show it`),
  );
}
