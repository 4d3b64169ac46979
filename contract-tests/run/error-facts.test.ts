import { expect, test } from "vitest";
import type { Reply } from "../contract/case.ts";
import { sample } from "../contract/contract.fixture.ts";
import { expectedRequest } from "../oracle/request.ts";
import { errorFacts } from "./error-facts.ts";

const { contract, operation } = sample({});
const inputs = { apiKey: "s3cret-value" };
const { request } = expectedRequest(contract, operation, inputs);
const whole = { provider: "notes", operation: "notes_add_note", attempts: 1 };

/** What an error with these members says wrongly of a call that was answered so. */
function wrongIn(members: object, reply: Partial<Reply> = {}, code = "bad_request") {
  const answer: Reply = { status: 400, headers: {}, example: null, declared: false, ...reply };
  const outcome = { kind: "error", error: { code } } as const;
  const expected = { kind: "sent", request, warnings: [], reply: answer, outcome } as const;
  const call = { contract, operation: operation.id, inputs, expected, attempts: 1 };
  return errorFacts(call, { code, message: "", inputs: [], members: { ...members } });
}

test("an error names its call", () => {
  expect(wrongIn(whole)).toEqual([]);
  expect(wrongIn({ ...whole, provider: "x", operation: "y", attempts: 2 })).toEqual([
    'error.provider: expected "notes", got "x"',
    'error.operation: expected "notes_add_note", got "y"',
    "error.attempts: expected 1, got 2",
  ]);
});

test("an error holds the body of the reply, and how long to wait", () => {
  const reply = { body: { a: [1] }, headers: { "retry-after": "7" } };
  expect(wrongIn({ ...whole, body: { a: [1] }, retryAfterMs: 7000 }, reply)).toEqual([]);
  expect(wrongIn({ ...whole, body: { a: [2] }, retryAfterMs: 7 }, reply)).toEqual([
    "error.body.a[0]: expected 1, got 2",
    "error.retryAfterMs: expected 7000, got 7",
  ]);
  expect(wrongIn({ ...whole, body: "<p>" }, { text: "<p>" })).toEqual([]);
});

test("what a body is that was to be mapped, or repeats a secret, is not reported here", () => {
  expect(wrongIn(whole, { body: {} }, "invalid_reply")).toEqual([]);
  expect(wrongIn(whole, { body: { a: "s3cret-value" } })).toEqual([]);
});

test("a refusal that is about the operation names none", () => {
  const expected = { kind: "refused", inputs: ["operation"], code: "invalid_input" } as const;
  const call = { contract, operation: operation.id, inputs, expected, attempts: 0 };
  const members = { provider: "notes" };
  expect(errorFacts(call, { code: "invalid_input", message: "", inputs: [], members })).toEqual([]);
});

test("a call of which nothing is sent has no reply to hold", () => {
  const reply: Reply = { status: 400, headers: {}, body: {}, example: null, declared: false };
  const outcome = { kind: "error", error: { code: "bad_request" } } as const;
  const expected = { kind: "sent", request, warnings: [], reply, outcome } as const;
  const call = { contract, operation: operation.id, inputs, expected, attempts: 0 };
  const members = { provider: "notes", operation: "notes_add_note" };
  expect(errorFacts(call, { code: "invalid_input", message: "", inputs: [], members })).toEqual([]);
});
