import { expect, test } from "vitest";
import type { ConditionContract, Value } from "../contract/types.ts";
import type { Facts } from "../contract/tests.ts";
import { holds, truthOf } from "./conditions.ts";

const list = [{ kind: "a" }, { kind: "b", size: 2 }];

test.each<[ConditionContract, boolean]>([
  [{}, true],
  [[], false],
  [{ "body.none": null, "body.null": null, "body.text": { not: null } }, true],
  [{ "body.none": { not: null } }, false],
  [{ "body.text": ["x", "Some text"], status: 204 }, true],
  [{ "body.text": "some text" }, false],
  [{ "body.text": { contains: "SOME", matches: "^\\w+ text$" } }, true],
  [{ "body.none": { matches: "" } }, false],
  [{ "body.blank": { given: true } }, false],
  [
    { "body.empty": { given: false }, "body.list": { given: true }, "body.zero": { given: true } },
    true,
  ],
  [{ "body.list[0]": { is: { kind: "a" } }, "body.empty": { is: [] } }, true],
  [{ "body.list": { any: { "item.kind": "b", "item.size": 2, status: 204 } } }, true],
  [{ "body.list": { any: { "item.kind": "a", "item.size": 2 } } }, false],
  [{ "body.text": { any: {} } }, false],
  [{ "body.zero": { input: "number" }, "body.text": { input: "nothing" } }, true],
  [{ "body.zero": { input: "numbers" } }, true],
  [{ "body.text": { input: "number" } }, false],
  [{ status: { class: 2 } }, true],
  [{ status: [{ class: 3 }, { class: 4 }] }, false],
  [[{ status: 200 }, [{ status: 204 }]], true],
])("%j of a reply", (condition, expected) => {
  const body = { text: "Some text", null: null, blank: " ", empty: [], zero: 0, list };
  const params = { number: 0, numbers: [1, 0] };
  expect(holds(condition, { status: 204, body, params })).toBe(expected);
});

test.each<[ConditionContract, boolean | undefined]>([
  [{ refused: "a" }, undefined],
  [{ refused: { not: "a" } }, undefined],
  [{ refused: "a", known: "b" }, false],
  [[{ refused: "a" }, { known: "a" }], true],
  [[{ refused: "a" }, { known: "b" }], undefined],
  [{ refused: { given: true }, known: "a" }, true],
  [{ refused: { given: true, is: "a" } }, undefined],
  [{ items: ["a", "b"] }, true],
  [{ items: ["a"] }, false],
])("%j of inputs of which one is refused", (condition, expected) => {
  const values: Readonly<Record<string, Value>> = { known: "a", items: ["a", "b"] };
  const facts: Facts = {
    at: (name) => values[name],
    given: () => true,
    input: () => null,
    within: () => facts,
    isItemwise: true,
  };
  expect(truthOf(condition, facts)).toBe(expected);
});
