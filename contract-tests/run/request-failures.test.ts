import { expect, test } from "vitest";
import { sample } from "../contract/contract.fixture.ts";
import { expectedRequest } from "../oracle/request.ts";
import { requestFailures } from "./request-failures.ts";

const { contract, operation } = sample({ limits: { idempotencyKey: "Idempotency-Key" } });
const inputs = { apiKey: "k3y" };
const { request } = expectedRequest(contract, operation, inputs);

/** What is wrong with a request that has this key. */
function failuresWith(key: string): readonly string[] {
  const headers = { ...request.headers, "idempotency-key": key };
  const sent = { ...request, headers, url: "https://notes.test/api/notes" };
  return requestFailures({ contract, operation: operation.id, inputs }, request, sent);
}

test("each call has a random key", () => {
  expect(failuresWith(crypto.randomUUID())).toEqual([]);
  expect(failuresWith("k3y")).toEqual([
    'header "idempotency-key": expected "a key of its own", got "k3y"',
  ]);
});
