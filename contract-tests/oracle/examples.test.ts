import { describe, expect, test } from "vitest";
import type { WireRequest } from "../contract/case.ts";
import { contractOf } from "../contract/read.ts";
import { splitAddress } from "../contract/server-path.ts";
import type { Contract, ExampleContract, OperationContract } from "../contract/types.ts";
import { providers } from "../settings/providers.ts";
import { expectedOutcome } from "./outcome.ts";
import { expectedRequest } from "./request.ts";
import type { Inputs } from "./values.ts";

const SECRET = "s3cret-value";

const withExamples = providers.flatMap((provider) => {
  const contract = contractOf(provider);
  const operations = contract.operations.filter(({ examples }) => examples.length > 0);
  return operations.map((operation) => ({ id: operation.id, contract, operation }));
});

// Whoever wrote the examples said what must come of them: the oracle has to say the same.
describe.each(withExamples)("$id", ({ contract, operation }) => {
  test.each(operation.examples)("$name", (example) => {
    const inputs = inputsOf(contract, operation, example);
    const { request } = expectedRequest(contract, operation, inputs);
    if (example.request) {
      expect(declaredMembers(request, example, contract)).toEqual(declaredRequest(example.request));
      expect(request.headers).toMatchObject(example.request.headers ?? {});
    }
    const outcome = expectedOutcome(operation, inputs, example.reply);
    if (example.error) expect(outcome).toMatchObject({ kind: "error", error: example.error });
    else expect(outcome).toEqual({ kind: "output", output: example.output });
  });
});

/** Credentials and the provider's parameters stand beside what an example declares. */
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

/** The request as an example writes it: without credentials, and only what the example declares. */
function declaredMembers(
  { method, origin, path, query, body }: WireRequest,
  { request }: ExampleContract,
  contract: Contract,
) {
  const { credentials } = contract;
  const secret = credentials.map(({ send }) => (send.in === "query" ? send.name : ""));
  const open = Object.entries(query).filter(([name]) => !secret.includes(name));
  const texts = open.map(([name, values]) => [name, values.join()]);
  return {
    method,
    path: splitAddress(contract, origin + path)[1],
    ...(request?.query && { query: Object.fromEntries(texts) }),
    ...(request?.body !== undefined && { body }),
  };
}

function declaredRequest({ method, path, query, body }: NonNullable<ExampleContract["request"]>) {
  return {
    method,
    path,
    ...(query && { query }),
    ...(body !== undefined && { body }),
  };
}
