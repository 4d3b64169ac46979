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

test.each([
  { query: { since: "{$now-1d.epoch}" } },
  { body: { since: "{$now-1d.epoch}" }, encode: "form" },
])("a time in seconds is text outside JSON: %j", (written) => {
  const call = sample({ request: "POST /notes", ...written });
  const wanted = expectedRequest(call.contract, call.operation, inputs).request;
  const failures = (seconds: string | number) => {
    const text = [String(seconds)];
    const isForm = wanted.body !== undefined;
    const sent = {
      ...wanted,
      ...(isForm ? { body: { since: text } } : { query: { since: text } }),
    };
    const of = { contract: call.contract, operation: call.operation.id, inputs };
    return requestFailures(of, wanted, { ...sent, url: "https://notes.test/api/notes" });
  };
  const now = Math.floor(Date.now() / 1000);
  expect(failures(now - 86_400)).toEqual([]);
  expect(failures(now)).toHaveLength(1);
  expect(failures("soon")).toHaveLength(1);
});

test("at a known time, seconds that have begun count and no others", () => {
  const body = { s: "{$now.epoch}", ms: "{$now-1m.epoch-ms}", at: "{$now}", on: "{$now-1d.date}" };
  const call = sample({ request: "POST /notes", body });
  const wanted = expectedRequest(call.contract, call.operation, inputs).request;
  const now = Date.parse("2026-03-01T00:30:04.678Z");
  const of = { contract: call.contract, operation: call.operation.id, inputs, now };
  const failures = (changes: object) => {
    const own = { s: 1_772_325_004, ms: 1_772_324_944_678, at: "2026-03-01T00:30:04Z" };
    const sent = { ...wanted, body: { ...own, on: "2026-02-28", ...changes } };
    return requestFailures(of, wanted, { ...sent, url: "https://notes.test/api/notes" });
  };
  expect(failures({})).toEqual([]);
  expect(failures({ s: 1_772_325_005 })).toHaveLength(1);
  expect(failures({ ms: 1_772_324_944_000 })).toHaveLength(1);
  expect(failures({ at: "2026-03-01T00:30:05Z" })).toHaveLength(1);
  expect(failures({ on: "2026-03-01" })).toHaveLength(1);
});
