import { describe } from "vitest";
import { exampleCases } from "../cases/examples.ts";
import { contractOf } from "../contract/read.ts";
import { chosenProviders } from "../environment.ts";
import { testCases } from "./test-cases.ts";

// Every example of every manifest: through the generated block to Prism and back.
describe.each(chosenProviders())("%s", (provider) => {
  const contract = contractOf(provider);
  testCases(
    contract,
    contract.operations.flatMap((operation) => exampleCases(contract, operation)),
  );
});
