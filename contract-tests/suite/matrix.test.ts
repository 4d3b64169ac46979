import { describe } from "vitest";
import { derive } from "../cases/derive.ts";
import { contractOf } from "../contract/read.ts";
import { chosenProviders } from "../environment.ts";
import { testCases } from "./test-cases.ts";

// Everything that follows from the manifests: each input and each reply, inside and outside of what is promised.
describe.each(chosenProviders())("%s", (provider) => {
  const contract = contractOf(provider);
  const cases = contract.operations.flatMap((operation) => derive(contract, operation).cases);
  testCases(
    contract,
    cases.filter(({ part }) => part === "matrix"),
  );
});
