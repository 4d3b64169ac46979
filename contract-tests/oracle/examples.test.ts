import { describe, expect, test } from "vitest";
import type { WireRequest } from "../cases/types.ts";
import { contractOf, providers } from "../contract/read.ts";
import type { Contract, ExampleContract, OperationContract } from "../contract/types.ts";
import { expectedOutcome } from "./outcome.ts";
import { expectedRequest } from "./request.ts";
import type { Inputs } from "./values.ts";

const SECRET = "s3cret-value";

// Whoever wrote the examples said what must come of them: the oracle has to say the same.
describe.each(providers)("%s", (provider) => {
  const contract = contractOf(provider);

  describe.each(contract.operations)("$id", (operation) => {
    test.each(operation.examples)("$name", (example) => {
      const inputs = inputsOf(contract, operation, example);
      const { request } = expectedRequest(contract, operation, inputs);
      if (example.request) {
        expect(statedMembers(request, example, contract)).toEqual(statedRequest(example.request));
        expect(request.headers).toMatchObject(example.request.headers ?? {});
      }
      const outcome = expectedOutcome(operation, inputs, example.reply);
      if (example.error) expect(outcome).toMatchObject({ kind: "error", error: example.error });
      else expect(outcome).toEqual({ kind: "output", output: example.output });
    });
  });
});

/** Credentials and the provider's parameters stand beside what an example states. */
function inputsOf(
  { credentials }: Contract,
  { parameters }: OperationContract,
  { params }: ExampleContract,
): Inputs {
  const shared = parameters.filter((parameter) => parameter.shared);
  return {
    ...Object.fromEntries(credentials.map(({ name }) => [name, SECRET])),
    ...Object.fromEntries(shared.map(({ name, example }) => [name, example])),
    ...params,
  };
}

/** The request in the words of an example: without credentials, and only what the example states. */
function statedMembers(
  { method, path, query, body }: WireRequest,
  { request }: ExampleContract,
  { credentials }: Contract,
) {
  const secret = credentials.map(({ send }) => (send.in === "query" ? send.name : ""));
  const open = Object.entries(query).filter(([name]) => !secret.includes(name));
  return {
    method,
    path,
    ...(request?.query && { query: Object.fromEntries(open) }),
    ...(request?.body !== undefined && { body }),
  };
}

function statedRequest({ method, path, query, body }: NonNullable<ExampleContract["request"]>) {
  const entries = Object.entries(query ?? {}).map(([name, value]) => [name, [value]]);
  return {
    method,
    path,
    ...(query && { query: Object.fromEntries(entries) }),
    ...(body !== undefined && { body }),
  };
}
