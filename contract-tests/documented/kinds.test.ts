import { expect, test } from "vitest";
import { expectedOutcome } from "../oracle/outcome.ts";
import { expectedRequest } from "../oracle/request.ts";
import { blamesOf, refusalOf } from "../oracle/verdict/verdict.ts";
import { documentedCases } from "./cases.ts";
import { disagreements } from "./disagreements.ts";
import { kindOf, kinds } from "./kinds.fixture.ts";

// The manifests are right, and so is their documentation: each kind is one that travels in a way of its own.
test.each(kinds)("%s", (file) => {
  const { documented, manifest, contract } = kindOf(file);
  expect(disagreements(documented, manifest)).toEqual([]);
  const cases = documentedCases(documented, undefined, () => contract);
  for (const { id, operation: name, inputs, expected } of cases) {
    const operation = contract.operations.find((each) => each.id === name);
    if (!operation) throw new Error(`the manifest has no ${name}`);
    const refused = refusalOf(blamesOf({ contract, operation, inputs }));
    if (expected.kind === "refused") {
      expect([id, refused]).toEqual([id, expected]);
    } else {
      expect([id, refused]).toEqual([id, null]);
      const { request } = expectedRequest(contract, operation, inputs);
      expect([id, expected.request]).toEqual([id, request]);
      const outcome = expectedOutcome(operation, inputs, expected.reply);
      expect([id, outcome]).toEqual([id, expected.outcome]);
    }
  }
});
