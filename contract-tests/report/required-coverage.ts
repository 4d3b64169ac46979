import type { CoverageItem } from "../contract/case.ts";
import { heldToDocumentation } from "../settings/environment.ts";
import type { RequiredCoverage } from "./required.ts";

export async function requiredCoverage(
  providers: readonly string[],
): Promise<readonly RequiredCoverage[]> {
  // Loaded only for a run that has cases: reporters are loaded for runs of other tests as well.
  const { contractOf } = await import("../contract/read.ts");
  const { coverageOf } = await import("../aspects/aspects.ts");
  const { derive } = await import("../cases/derive.ts");
  const beside = await partsOf(providers);
  return providers.flatMap((provider) => {
    const contract = contractOf(provider);
    return contract.operations.map((operation) => {
      const derived = derive(contract, operation);
      const coverageItems = [
        ...beside.filter((each) => each.operation === operation.id),
        ...itemsOf(
          "examples",
          derived.cases.filter(({ part }) => part === "examples"),
        ),
        ...coverageOf(contract, operation, derived),
      ];
      return { provider, operation: operation.id, coverageItems };
    });
  });
}

const parts = {
  examples: "its examples",
  documented: "what its documentation says",
  flows: "sequences of requests",
};

type OfPart = Pick<CoverageItem, "id" | "provider" | "operation">;

/** The parts of the suite beside what is derived, by operation: one may be missing. */
async function partsOf(providers: readonly string[]): Promise<readonly CoverageItem[]> {
  const { contractOf } = await import("../contract/read.ts");
  const { deriveFlows } = await import("../flows/derive.ts");
  const { documentedCases } = await import("../documented/cases.ts");
  const { demandedItems } = await import("../documented/coverage.ts");
  const { documentationOf } = await import("../documented/read.ts");
  const contracts = providers.map(contractOf);
  const held = heldToDocumentation(providers);
  const documented = documentationOf(held).found;
  const demanded = documented.flatMap((each) =>
    contractOf(each.provider).operations.flatMap(({ id }) => demandedItems(each, id)),
  );
  const flows = await Promise.all(contracts.map(deriveFlows));
  return [
    ...itemsOf(
      "documented",
      documented.flatMap((each) => documentedCases(each)),
    ),
    ...demanded,
    ...itemsOf(
      "flows",
      flows.flatMap((derived) => derived.flows),
    ),
  ];
}

/** That a part has run of an operation that has cases of it. */
function itemsOf(part: keyof typeof parts, cases: readonly OfPart[]): readonly CoverageItem[] {
  const operations = new Map(cases.map((each) => [each.operation, each]));
  return [...operations].map(([operation, { provider }]) => ({
    id: `${operation}/operation/${part}`,
    kind: "operation",
    provider,
    operation,
    text: parts[part],
    shownBy: cases.filter((each) => each.operation === operation).map(({ id }) => id),
  }));
}
