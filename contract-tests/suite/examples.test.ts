import { describe, expect, test } from "vitest";
import { exampleCases } from "../cases/examples.ts";
import { contractOf } from "../contract/read.ts";
import { chosenProviders } from "../settings/environment.ts";
import { manifestOf } from "../contract/manifests.ts";
import { testCases } from "./test-cases.ts";

const withExamples = chosenProviders()
  .map(contractOf)
  .map((contract) => ({
    contract,
    provider: contract.provider,
    cases: contract.operations.flatMap((operation) => exampleCases(contract, operation)),
  }))
  .filter(({ cases }) => cases.length > 0);

// A test of every run: a manifest may have no examples.
test("each example has a case", () => {
  const written = chosenProviders().flatMap((provider) =>
    Object.values(manifestOf(provider).operations).flatMap(({ examples = {} }) =>
      Object.keys(examples).map((name) => `example ${JSON.stringify(name)}`),
    ),
  );
  expect(withExamples.flatMap(({ cases }) => cases).map(({ title }) => title)).toEqual(written);
});

// Every example of every manifest: through the generated block to Prism and back.
describe.each(withExamples)("$provider", ({ contract, cases }) => testCases(contract, cases));
