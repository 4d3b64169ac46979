import type { OperationDemands } from "./report.ts";

/** What has to be shown of every operation of the providers. */
export async function demandsOf(
  providers: readonly string[],
): Promise<readonly OperationDemands[]> {
  // Loaded only for a run that has cases: reporters are loaded for runs of other tests as well.
  const { contractOf } = await import("../contract/read.ts");
  const { derive } = await import("../cases/derive.ts");
  return providers.flatMap((provider) => {
    const contract = contractOf(provider);
    return contract.operations.map((operation) => {
      const { demands, gaps } = derive(contract, operation);
      return { provider, operation: operation.id, demands, gaps };
    });
  });
}
