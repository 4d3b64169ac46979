import type { CoverageItem } from "../contract/case.ts";
import { heldToDocumentation } from "../settings/environment.ts";
import type { RequiredCoverage } from "./required.ts";

export async function requiredCoverage(
  providers: readonly string[],
): Promise<readonly RequiredCoverage[]> {
  // Loaded only for a run that has cases: reporters are loaded for runs of other tests as well.
  const { contractOf } = await import("../contract/read.ts");
  const { derive } = await import("../cases/derive.ts");
  const parts = await partsOf(providers);
  return providers.flatMap((provider) => {
    const contract = contractOf(provider);
    return contract.operations.map((operation) => {
      const { coverageItems, gaps } = derive(contract, operation);
      const own = parts.filter((each) => each.operation === operation.id);
      return { provider, operation: operation.id, coverageItems: [...own, ...coverageItems], gaps };
    });
  });
}

/** The parts of the suite beside the matrix, by operation. */
async function partsOf(providers: readonly string[]): Promise<readonly CoverageItem[]> {
  const { partItem } = await import("../cases/coverage/item.ts");
  const { contractOf } = await import("../contract/read.ts");
  const { deriveFlows } = await import("../flows/derive.ts");
  const { documentedCases } = await import("../documented/cases.ts");
  const { demandedItems } = await import("../documented/coverage.ts");
  const { documentedProviders } = await import("../documented/read.ts");
  const contracts = providers.map(contractOf);
  const withExamples = contracts.flatMap(({ operations }) =>
    operations.filter(({ examples }) => examples.length > 0),
  );
  const held = heldToDocumentation(providers);
  const documented = documentedProviders().filter(({ provider }) => held.includes(provider));
  const demanded = documented.flatMap(({ provider }) =>
    contractOf(provider).operations.flatMap(({ id }) => demandedItems(provider, id)),
  );
  const flows = await Promise.all(contracts.map(deriveFlows));
  const found = [
    ...withExamples.map(({ provider, id }) => partItem({ provider, operation: id }, "examples")),
    ...documented
      .flatMap((each) => documentedCases(each))
      .map((each) => partItem(each, "documented")),
    ...demanded,
    ...flows.flatMap((derived) => derived.flows).map((flow) => partItem(flow, "flows")),
  ];
  return [...new Map(found.map((each) => [each.id, each])).values()];
}
