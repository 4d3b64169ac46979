import { expect, test } from "vitest";
import { sample } from "../contract/contract.fixture.ts";
import { expectedRequest } from "../oracle/request.ts";
import { requestFailures } from "./request-failures.ts";

const limits = { idempotencyKey: "Idempotency-Key" };
const inputs = { apiKey: "s3cret-value" };

/** What is wrong with the request of a call when these headers travel too. */
function failuresWith(operation: object, more: Readonly<Record<string, string>>) {
  const { contract, operation: own } = sample(operation, { limits });
  const { request } = expectedRequest(contract, own, inputs);
  const headers = { ...request.headers, ...more };
  const sent = { ...request, headers, url: request.origin + request.path };
  return requestFailures({ contract, operation: own.id, inputs }, request, sent);
}

test("a call has a key where the manifest names its header, whatever its value", () => {
  expect(failuresWith({}, { "idempotency-key": "any" })).toEqual([]);
  const missing = ['header has no "idempotency-key", the key of the call'];
  expect(failuresWith({}, {})).toEqual(missing);
  expect(failuresWith({}, { "idempotency-key": " " })).toEqual(missing);
});

test("an operation names a header of its own", () => {
  const own = { limits: { idempotencyKey: "X-Key" } };
  expect(failuresWith(own, { "x-key": "any" })).toEqual([]);
  expect(failuresWith(own, { "x-key": "a", "idempotency-key": "b" })).toEqual([
    'header has "idempotency-key", which is not declared: "b"',
  ]);
});

test("a call that only reads has none", () => {
  const read = { request: "GET /notes" };
  expect(failuresWith(read, {})).toEqual([]);
  expect(failuresWith(read, { "idempotency-key": "any" })).toHaveLength(1);
});
