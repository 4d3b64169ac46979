import { describe, expect, test } from "vitest";
import { contractOf, providers } from "../contract/read.ts";
import { chosenProviders, heldToDocumentation } from "../settings/environment.ts";
import { differences } from "../run/difference.ts";
import { expectedGot } from "../run/failure-text.ts";
import { blockDocument, fieldsOf } from "../documents/block-document.ts";
import { documentedCases } from "../documented/cases.ts";
import { documentedInputs } from "../documented/documented-inputs.ts";
import { documentedProviders } from "../documented/expectations.ts";
import { testCases } from "./test-cases.ts";

const written = await documentedProviders();
const chosen = heldToDocumentation(chosenProviders());

test("each provider that is documented has a manifest", () => {
  for (const { provider } of written) expect(providers).toContain(provider);
});

// What the documentation of the providers says, whatever the manifests say.
describe.each(
  written.filter(({ provider }) => chosen.includes(provider)),
)("$provider", (expectations) => {
  const { provider, block, operations } = expectations;
  const cases = documentedCases(expectations);

  test("the block presents itself as documented", () => {
    const { type, category, color, operations: all } = blockDocument(provider);
    expectEqual(block, { type, category, ...(block.color && { color }) }, provider);
    expectEqual(
      Object.keys(operations),
      all.map(({ id }) => id),
      `${provider}.operations`,
    );
  });

  test.each(Object.keys(operations))("%s takes the documented inputs", (id) => {
    expectEqual(documentedInputs(expectations, id), inputsOf(provider, id), id);
  });

  test("each expectation has a name of its own", () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });

  // The contract is for the messages of failures; what is expected comes from the documentation.
  testCases(contractOf(provider), cases);
});

/** Says each difference in a line of its own, which every reporter shows. */
function expectEqual(documented: unknown, actual: unknown, name: string): void {
  const wrong = differences(documented, actual, name);
  const lines = wrong.map((each) => `${each.path}: ${expectedGot(each.expected, each.actual)}`);
  if (lines.length > 0) expect.fail(lines.join("\n"));
}

function inputsOf(provider: string, operation: string): ReturnType<typeof documentedInputs> {
  return Object.fromEntries(
    fieldsOf(blockDocument(provider), operation).map(
      ({ name, type, required, secret, ...field }) => {
        const userOnly = field.visibility === "user-only";
        return [
          name,
          { type, required, secret, userOnly, default: field.default, values: field.limits?.enum },
        ];
      },
    ),
  );
}
