import type { CoverageItem } from "../contract/case.ts";
import type { OperationContract } from "../contract/types.ts";
import type { MembersShown } from "../members/items.ts";
import type { Derived } from "../oracle/seen.ts";
import { heldToDocumentation, walkedMembers } from "../settings/environment.ts";
import type { RequiredCoverage } from "./required.ts";

export async function requiredCoverage(
  providers: readonly string[],
): Promise<readonly RequiredCoverage[]> {
  // Loaded only for a run that has cases: reporters are loaded for runs of other tests as well.
  const { contractOf } = await import("../contract/read.ts");
  const { coverageOf } = await import("../aspects/aspects.ts");
  const { derive } = await import("../cases/derive.ts");
  const beside = await partsOf(providers);
  const found = providers.map(async (provider) => {
    const contract = contractOf(provider);
    const all = contract.operations.map((operation) => {
      return { operation, derived: derive(contract, operation) };
    });
    const { items, notes } = await membersOf(provider, all);
    return all.map(({ operation, derived }) => {
      const { id } = operation;
      const isOwn = (each: { readonly operation: string }) => each.operation === id;
      const examples = derived.cases.filter(({ part }) => part === "examples");
      const coverageItems = [
        ...beside.filter(isOwn),
        ...itemsOf("examples", examples),
        ...coverageOf(contract, operation, derived),
        ...items.filter(isOwn),
      ];
      const said = notes.filter(isOwn).map(({ note }) => note);
      return { provider, operation: id, coverageItems, ...(said.length > 0 && { notes: said }) };
    });
  });
  return (await Promise.all(found)).flat();
}

/** What members of the manifest show, as far as they are asked for: each is read again without it. */
async function membersOf(
  provider: string,
  all: readonly { readonly operation: OperationContract; readonly derived: Derived }[],
): Promise<MembersShown> {
  const isChosen = walkedMembers(provider);
  if (!isChosen) return { items: [], notes: [] };
  const { manifestFileOf } = await import("../contract/manifests.ts");
  const { memberItems } = await import("../members/items.ts");
  const calls = all.flatMap(({ operation: { id: operation }, derived }) =>
    // What a rule keeps from being made shows nothing.
    derived.seen.flatMap(({ id, ...seen }) => (id === null ? [] : [{ ...seen, id, operation }])),
  );
  return await memberItems(manifestFileOf(provider), calls, isChosen);
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
