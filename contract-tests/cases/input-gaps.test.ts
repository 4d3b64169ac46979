import { describe, expect, test } from "vitest";
import { sample } from "../contract/contract.fixture.ts";
import { inputCases } from "./input-cases.ts";
import { contractWith, gapsOf, linesOf } from "./inputs.fixture.ts";

const kind = "kind: { type: boolean, default: false }";

describe("no coverage item that no value can cover:", () => {
  test.each([
    ["a text with room for few characters", "p: { type: string, maxLength: 1 }"],
    ["a converted one", "p: { type: string, convert: lowercase, maxLength: 5 }"],
    ["one in a header", "p: { type: string, to: headers.X-P, minLength: 2, maxLength: 2 }"],
    ["a list of two at least", "p: { type: string, convert: csv, minItems: 2 }"],
    ["a pattern of a required text", "p: { type: string, required: true, pattern: '^x-[0-9]+$' }"],
    [
      "a pattern of a text of certain lengths",
      "p: { type: string, pattern: '^[a-z]+$', minLength: 4, maxLength: 6 }",
    ],
    ["a pattern of each item", "p: { type: string, convert: csv, pattern: '^[A-Z]{2}$' }"],
    [
      "the length and the pattern of each of several items",
      "p: { type: string, convert: csv, minItems: 2, minLength: 3, maxLength: 9, pattern: '^[a-z]+$' }",
    ],
    [
      "a length that the pattern says, too",
      "p: { type: string, minLength: 2, maxLength: 4, pattern: '^(?:[a-f]{2}|[a-f]{4})$' }",
    ],
    ["a format with a length", "p: { type: string, format: email, maxLength: 80 }"],
    ["a length that excludes nothing", "p: { type: string, minLength: 0 }"],
    ["a pattern that excludes nothing", "p: { type: string, pattern: '(?:)|x*' }"],
    ["a pattern that excludes nothing but blanks", "p: { type: string, pattern: '\\S+' }"],
    ["a multiple that excludes nothing", "p: { type: integer, multipleOf: 1 }"],
    ["a range of 64 bits", "p: { type: integer, maximum: 9223372036854775807 }"],
    ["a list that may be empty", "p: { type: array, minItems: 0, maxItems: 3 }"],
    ["a listed text that may be empty", "p: { type: string, convert: csv, minItems: 0 }"],
    [
      "what both truth values decide",
      `${kind}\np: { type: string }`,
      "[{ when: p, need: [{ kind: true, p: a }, { kind: false, p: b }, { kind: { not: [true, false] } }] }]",
    ],
  ])("%s", (_, params, rules = "[]") => {
    expect(gapsOf(...contractWith(params, rules))).toEqual([]);
  });
});

test("a text of some length stands in the header of a credential", () => {
  const nothing = {
    reply: { 200: "empty" },
    output: { done: { const: true, description: "Done." } },
  };
  const auth = {
    key: { headers: { Authorization: "Key {keyId}:{key}" }, description: "Key." },
  };
  const keyId = {
    type: "string",
    required: true,
    to: "none",
    minLength: 4,
    maxLength: 4,
    description: "Key id.",
  };
  const { contract, operation } = sample(nothing, { auth, params: { keyId } });
  expect(gapsOf(contract, operation)).toEqual([]);
});

test("what a call before takes has its own samples, and may stand in a header", () => {
  const text = { type: "string", required: true, description: "Text." };
  const params = {
    mail: { ...text, to: "none" },
    code: { ...text, to: "none", minLength: 4, maxLength: 4 },
  };
  const find = {
    name: "Find",
    request: "GET /people",
    effect: "read",
    visibility: "internal",
    query: { mail: "{mail}" },
    headers: { "X-Code": "{code}" },
    params: { mail: { ...text, pattern: "@", example: "a@b.example" }, code: text },
    reply: { 200: "Note" },
    output: { id: "body.id" },
    examples: {
      one: {
        params: { mail: "a@b.example", code: "c" },
        reply: { status: 200, body: { id: "p" } },
      },
    },
  };
  const given = { mail: "{mail}", code: "{code}" };
  const add = {
    name: "Add",
    request: "POST /notes/{person}",
    effect: "write",
    before: { person: { call: "notes_find", with: given, take: "body.id" } },
    params,
    reply: { 200: "empty" },
    output: { done: { const: true, description: "Done." } },
  };
  const { contract, operation } = sample({}, { operations: { notes_add: add, notes_find: find } });
  expect(gapsOf(contract, operation)).toEqual([]);
});

test("a text that a rule restricts needs no special characters", () => {
  const params = "p: { type: string, example: a.example }";
  const rule = "{ when: p, need: { p: { matches: '^[a-z.]+$' } } }";
  expect(gapsOf(...contractWith(params, `[${rule}]`))).toEqual([]);
});

test("each item of a list is a value that depends on another", () => {
  const params = `
    kind: { type: string, enum: [a, c] }
    p: { type: string, convert: [csv, { join: "," }] }`;
  const rules = "[{ when: p, need: [{ kind: a, p: [x, y] }, { kind: { not: a } }] }]";
  expect(linesOf(params, rules)).toEqual(
    expect.arrayContaining(['p="x,y" kind="a" -> sent', 'p="y,foreign" kind="a" -> refused p']),
  );
});

test("a wrong value has beside it what a rule asks for, which would refuse it too", () => {
  const params = "p: { type: integer, maximum: 4 }\nq: { type: string, example: b }";
  const [contract, operation] = contractWith(params, "[{ when: p, need: q }]");
  const { cases } = inputCases(contract, operation);
  expect(cases.find(({ title }) => title === "p=5")?.inputs).toMatchObject({ p: 5, q: "b" });
});
