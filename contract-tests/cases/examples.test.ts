import { expect, test } from "vitest";
import { sample } from "../contract/contract.fixture.ts";
import { contractOf } from "../contract/read.ts";
import type { ExampleContract } from "../contract/types.ts";
import { providers } from "../settings/providers.ts";
import { exampleCases } from "./examples.ts";
import { contractWith } from "./inputs.fixture.ts";

const example: ExampleContract = {
  name: "as declared",
  params: { word: "a", note: "b" },
  request: {
    method: "POST",
    path: "/declared",
    query: { declared: "c" },
    headers: { "x-declared": "d" },
    body: { declared: "e" },
  },
  reply: { status: 200, headers: {} },
  output: { declared: "f" },
};

function caseOf(changes: Partial<ExampleContract>) {
  const [contract, operation] = contractWith("note: { type: string, to: query.note }");
  return exampleCases(contract, { ...operation, examples: [{ ...example, ...changes }] })[0];
}

test("what an example declares wins over what is derived", () => {
  expect(caseOf({})).toMatchObject({
    title: 'example "as declared"',
    inputs: { token: "s3cret-value", tenant: "acme", word: "a", note: "b" },
    expected: {
      request: {
        path: "/declared",
        query: { declared: ["c"] },
        headers: { "x-declared": "d", authorization: "Bearer s3cret-value" },
        body: { declared: "e" },
      },
      outcome: { kind: "output", output: { declared: "f" } },
    },
  });
});

test("a path is declared without the address of the provider, and a list of the query as one text", () => {
  const { contract, operation } = sample({
    request: "GET /notes",
    params: { tags: { type: "string", convert: "csv" }, note: { type: "string" } },
    examples: {
      listed: {
        params: { tags: "a, b", note: "c,d" },
        request: { line: "GET /notes", query: { tags: "a,b", note: "c,d" } },
        reply: { status: 200, body: {} },
      },
    },
  });
  expect(exampleCases(contract, operation)[0]).toMatchObject({
    expected: { request: { path: "/api/notes", query: { tags: ["a", "b"], note: ["c,d"] } } },
  });
});

test("what it leaves open is derived", () => {
  expect(caseOf({ request: null })).toMatchObject({
    expected: { request: { path: "/words/a", query: { note: ["b"] } } },
  });
});

test("an error keeps what is derived beside what is declared", () => {
  const { output: _, ...failing } = example;
  const reply = { status: 404, headers: {} };
  const [contract, operation] = contractWith("");
  const declared = { ...failing, params: { word: "a" }, reply, error: { code: "conflict" } };
  expect(exampleCases(contract, { ...operation, examples: [declared] })[0]).toMatchObject({
    expected: { outcome: { kind: "error", error: { code: "conflict", status: 404 } } },
  });
});

test("every example has a reply that a mock can give", () => {
  const cases = providers.flatMap((provider) => {
    const contract = contractOf(provider);
    return contract.operations.flatMap((operation) => exampleCases(contract, operation));
  });
  expect(cases.length).toBeGreaterThan(100);
  const others = cases.filter(
    ({ expected }) => expected.kind !== "sent" || !expected.reply.declared,
  );
  expect(others.map(({ id }) => id)).toEqual([]);
});
