import { expect, test } from "vitest";
import { contractOf, providers } from "../contract/read.ts";
import type { ExampleContract } from "../contract/types.ts";
import { exampleCases } from "./examples.ts";
import { contractWith } from "./words.fixture.ts";

const example: ExampleContract = {
  name: "as stated",
  params: { word: "a", note: "b" },
  request: {
    method: "POST",
    path: "/stated",
    query: { stated: "c" },
    headers: { "x-stated": "d" },
    body: { stated: "e" },
  },
  reply: { status: 200, headers: {} },
  output: { stated: "f" },
};

function caseOf(changes: Partial<ExampleContract>) {
  const [contract, operation] = contractWith("note: { type: string, to: query.note }");
  return exampleCases(contract, { ...operation, examples: [{ ...example, ...changes }] })[0];
}

test("what an example states wins over what is derived", () => {
  expect(caseOf({})).toMatchObject({
    title: 'example "as stated"',
    inputs: { token: "s3cret-value", tenant: "acme", word: "a", note: "b" },
    expected: {
      request: {
        path: "/stated",
        query: { stated: ["c"] },
        headers: { "x-stated": "d", authorization: "Bearer s3cret-value" },
        body: { stated: "e" },
      },
      outcome: { kind: "output", output: { stated: "f" } },
    },
  });
});

test.each([
  ["https://words.example/v2/", "/v2/stated"],
  ["https://{tenant}.words.example/v2", "/v2/stated"],
  ["{tenant}", "/stated"],
])("the address %s stands before the path of an example", (url, path) => {
  const [contract, operation] = contractWith("note: { type: string, to: query.note }");
  const server = { ...contract.server, url };
  const inputs = { ...example, params: { ...example.params, tenant: "https://acme.example" } };
  const of = url.startsWith("{") ? inputs : example;
  const [found] = exampleCases({ ...contract, server }, { ...operation, examples: [of] });
  expect(found?.expected).toMatchObject({ request: { path } });
});

test("what it leaves open is derived", () => {
  expect(caseOf({ request: null })).toMatchObject({
    expected: { request: { path: "/words/a", query: { note: ["b"] } } },
  });
});

test("an error keeps what is derived beside what is stated", () => {
  const { output: _, ...failing } = example;
  const reply = { status: 404, headers: {} };
  const [contract, operation] = contractWith("");
  const stated = { ...failing, params: { word: "a" }, reply, error: { code: "conflict" } };
  expect(exampleCases(contract, { ...operation, examples: [stated] })[0]).toMatchObject({
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
