import { expect, test } from "vitest";
import {
  dependentRules,
  type WrittenRule,
  writtenRule,
} from "../../../../packages/runtime/src/inputs/written-rules.ts";
import { parameter } from "../provider.fixture.ts";
import { blockDependence, blockRule } from "./rule.ts";

const said = { severity: "error", message: "Mind this." } as const;
const of = [["a"], ["b", "c"]];
const needs = [
  { input: "b" },
  { input: "usual", equals: "x" },
  { input: "c", equals: "5" },
  { input: "list", equals: "x,y" },
];

test.each<WrittenRule>([
  { kind: "any-of", of, ...said },
  { kind: "exactly-one", of, ...said },
  { kind: "matches", input: "a", pattern: "^a", ...said },
  { kind: "requires", input: "a", needs, ...said },
  { kind: "exactly-one", when: { a: 1 }, of, ...said },
  { kind: "condition", input: "a", when: { a: { not: 1 } }, need: { b: "x" }, ...said },
  { kind: "condition", input: "a", when: { a: { given: true } }, need: { usual: "x" }, ...said },
  { kind: "condition", input: "a", need: [{ a: { given: true } }, { b: "x" }], ...said },
])("a rule that is $kind stands in the words of hosts", (rule) => {
  const inputs = {
    usual: { type: "string", default: "y" },
    c: { type: "number" },
    list: { type: "string", convert: "csv" },
  } as const;
  expect(blockRule(writtenRule(rule, inputs), inputs)).toEqual(rule);
});

test.each([
  ["doc", "doc"],
  [2, "2"],
  [false, "false"],
  [undefined, null],
])("dependent values know the other input's default of %j", (usual, fallback) => {
  const by = { input: "kind", severity: "error", values: { doc: ["s"], map: ["m", "l"] } } as const;
  const size = parameter("size", { rules: dependentRules("size", by, {}) });
  const kind = parameter("kind", usual === undefined ? {} : { default: usual });
  const { input, ...rest } = by;
  expect(blockDependence(size, [kind])).toEqual({ parameter: input, fallback, ...rest });
});
