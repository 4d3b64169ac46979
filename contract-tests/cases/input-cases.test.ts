import { describe, expect, test } from "vitest";
import { contractOf, providers } from "../contract/read.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { inputCases } from "./input-cases.ts";
import { contractWith } from "./inputs.fixture.ts";

const operations = providers.flatMap((provider) => {
  const contract = contractOf(provider);
  return contract.operations.map((operation) => ({ id: operation.id, contract, operation }));
});

describe.each(operations)("inputs of $id", ({ contract, operation }) => {
  const { cases, coverageItems, gaps } = inputCases(contract, operation);

  test("are covered, each coverage item by a case", () => {
    expect(gaps).toEqual([]);
    const covered = new Set(cases.flatMap(({ covers }) => covers));
    expect([...covered].toSorted()).toEqual(coverageItems.map(({ id }) => id).toSorted());
  });

  test("make cases of their own", () => {
    const ids = cases.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("what cannot be derived is a gap that says what to add:", () => {
  test.each([
    [
      "a pattern of a required text",
      "{ type: string, required: true, pattern: '^x(?=-)y$' }",
      "p: pattern ^x(?=-)y$: give the parameter an example that fits it",
    ],
    [
      "a pattern of an optional text",
      "{ type: string, pattern: '^x(?=-)y$' }",
      "p: pattern ^x(?=-)y$: give the parameter an example that fits it",
    ],
  ])("%s", (_, declared, reason) => {
    expect(reasonsOf(...contractWith(`p: ${declared}`))).toEqual([reason]);
  });

  test("a rule that nothing breaks", () => {
    const rules = "[{ param: p, matches: '^' }]";
    expect(reasonsOf(...contractWith("p: { type: string }", rules))).toEqual([
      'no call was found that shows "p matches ^: broken": give the parameters examples that do, or leave out what excludes nothing',
    ]);
  });

  test("no reply of success", () => {
    const [contract, operation] = contractWith("p: { type: string }");
    const replies = new Map([[200, "Odd"]]);
    const schemas = { Odd: { allOf: [{ not: {} }] } };
    expect(reasonsOf(contract, { ...operation, examples: [], replies, schemas })).toEqual([
      "no reply can be made: schemas.Odd: the value at  must NOT be valid: give that part of the schema an `examples` list, or add an example of a success",
    ]);
  });
});

function reasonsOf(contract: Contract, operation: OperationContract): readonly string[] {
  return [...new Set(inputCases(contract, operation).gaps.map(({ reason }) => reason))];
}
