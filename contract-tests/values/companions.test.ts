import { expect, test } from "vitest";
import { contractWith } from "../cases/inputs.fixture.ts";
import { companionsOf } from "./companions.ts";

/** What is given beside a parameter so that it travels. */
function beside(params: string, own: object, name: string) {
  const [contract, operation] = contractWith(params);
  const changed = { ...operation, ...own, contract: () => contract };
  const parameter = operation.parameters.find((each) => each.name === name);
  return parameter && companionsOf(changed, parameter);
}

test("what stands in the same text or name is given too", () => {
  const params =
    "created: { type: string, to: none }\ncompare: { type: string, enum: [gt, lt], to: none }";
  const query = { "created[{compare}]": "{created}" };
  const templates = { query, headers: {}, lists: "repeat" } as const;
  expect(beside(params, { templates }, "compare")).toEqual({ created: "sample-created" });
  expect(beside(params, { templates }, "created")).toEqual({ compare: "gt" });
});

test("all that a group needs is given, and nothing else", () => {
  const params = ["a", "b", "c", "d"]
    .map((name) => `${name}: { type: string, to: none }`)
    .join("\n");
  const body = { "group?": { "...": { $all: { a: "{a}", b: "{b}", c: "{c}" } } } };
  const templates = { body, query: {}, headers: {}, lists: "repeat" } as const;
  expect(beside(params, { templates }, "a")).toEqual({ b: "sample-b", c: "sample-c" });
});

test("what decides whether it travels has the value with which it does", () => {
  const params = `
    kind: { type: boolean, to: none }
    p: { type: string, when: { kind: false } }`;
  expect(beside(params, {}, "p")).toEqual({ kind: false });
});

test("nothing is given beside what travels by itself, or never", () => {
  const params = "p: { type: string }\nq: { type: string, to: none }";
  expect(beside(params, {}, "p")).toEqual({});
  expect(beside(params, {}, "q")).toEqual({});
});
