import { describe, expect, test } from "vitest";
import { contractOf } from "../contract/read.ts";
import { providers } from "../settings/providers.ts";
import type { Contract, OperationContract } from "../contract/types.ts";
import { coverageOf } from "../aspects/aspects.ts";
import { derive } from "./derive.ts";
import { contractWith, gapsOf } from "./inputs.fixture.ts";

const operations = providers.flatMap((provider) => {
  const contract = contractOf(provider);
  return contract.operations.map((operation) => ({ id: operation.id, contract, operation }));
});

test.each(operations)("cases of $id have names of their own", ({ contract, operation }) => {
  const ids = derive(contract, operation).cases.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
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
    const rules = "[{ when: p, need: { p: { matches: '^' } } }]";
    expect(gapsOf(...contractWith("p: { type: string }", rules))).toEqual([
      "rule 1 of p: another p, p matches ^: no case shows it: give the parameters examples, or leave out what excludes nothing",
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
  const open = coverageOf(contract, operation, derive(contract, operation)).filter(
    ({ shownBy }) => !shownBy.length,
  );
  return [...new Set(open.map(({ reason = "" }) => reason))];
}
