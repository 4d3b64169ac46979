import { describe, expect, test } from "vitest";
import type { Derived } from "../oracle/seen.ts";
import { contractOf } from "../contract/read.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { chosenProviders } from "../settings/environment.ts";
import { testCases } from "./test-cases.ts";

/** The tests of one part of the matrix, of all providers. */
export function testDerived(
  derive: (contract: Contract, operation: OperationContract) => Pick<Derived, "cases">,
): void {
  const derived = chosenProviders()
    .map(contractOf)
    .map((contract) => {
      const found = contract.operations.map((operation) => derive(contract, operation));
      return { contract, provider: contract.provider, found };
    });

  // Of every run: there may be operations for which nothing can be derived.
  test.each(derived)("what is tried of $provider is derived", ({ contract, found }) => {
    expect(found).toHaveLength(contract.operations.length);
  });

  const shown = derived
    .map((each) => ({ ...each, cases: each.found.flatMap(({ cases }) => cases) }))
    .filter(({ cases }) => cases.length > 0);
  describe.each(shown)("$provider", ({ contract, cases }) => testCases(contract, cases));
}
