import { describe } from "vitest";
import { exampleCases } from "../cases/examples.ts";
import { contractOf } from "../contract/read.ts";
import { chosenProviders } from "../environment.ts";
import { testCases } from "./test-cases.ts";

const stated = chosenProviders()
  .map(contractOf)
  .map((contract) => ({
    contract,
    provider: contract.provider,
    cases: contract.operations.flatMap((operation) => exampleCases(contract, operation)),
  }))
  .filter(({ cases }) => cases.length > 0);

// Every example of every manifest: through the generated block to Prism and back.
describe.each(stated)("$provider", ({ contract, cases }) => testCases(contract, cases));
