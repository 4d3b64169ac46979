import { describe, expect, test } from "vitest";
import { manifestFileOf } from "../contract/manifests.ts";
import { contractOf } from "../contract/read.ts";
import { documentedCases } from "../documented/cases.ts";
import { UNSAID, unsaid } from "../documented/coverage.ts";
import { disagreements } from "../documented/disagreements.ts";
import { documentationOf } from "../documented/read.ts";
import { told } from "../documented/told.ts";
import { describeCase, failWith, settleCase } from "../report/meta.ts";
import { chosenProviders, heldToDocumentation } from "../settings/environment.ts";
import { testCases } from "./test-cases.ts";

const { found: written } = documentationOf(heldToDocumentation(chosenProviders()));

// What the documentation of the providers says, whatever the manifests say.
describe.each(written)("$provider", (expectations) => {
  const { provider, operations } = expectations;
  const file = manifestFileOf(provider);
  const found = disagreements(expectations, file);
  const messagesOf = (id: string | null) =>
    found.filter(({ operation }) => operation === id).map((each) => told(each, file));

  test("what holds for all operations is as documented", () => {
    failWith(messagesOf(null));
  });

  const ids = new Set([...Object.keys(operations), ...Object.keys(file.manifest.operations)]);
  test.each([...ids])("%s is as documented", (id) => {
    failWith(messagesOf(id));
  });

  for (const operation of Object.keys(operations)) {
    const part = "documented";
    const about = { id: `${operation} ${UNSAID}`, part, title: UNSAID, about: part } as const;
    test(about.id, describeCase({ ...about, provider, operation }), ({ task }) => {
      const messages = unsaid(expectations, operation);
      settleCase(
        task,
        messages.map((message) => ({ message })),
      );
    });
  }

  // What a value would come to is not tried as long as manifest and documentation disagree about it.
  const isOpen = (operation: string, parameter: string) =>
    found.some(
      ({ path, ...each }) =>
        each.operation === operation &&
        path[0] === "parameters" &&
        (path.length === 1 || path[1] === parameter),
    );
  const cases = documentedCases(expectations, isOpen);

  test("each expectation has a name of its own", () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });

  // The contract is for the messages of failures; what is expected comes from the documentation.
  testCases(contractOf(provider), cases);
});
