import { expect, test } from "vitest";
import type { ManifestCondition } from "../manifest/types.ts";
import { partRules } from "./rule.ts";

const parameter = { type: "string", description: "One." } as const;
const all = { kind: parameter, size: parameter };

const parted = (need: ManifestCondition, when = "size") =>
  partRules([{ when, need }], all).dependent.get("size")?.values;

test("a rule that says only which values go with which is that of a parameter", () => {
  const ways = [
    { kind: "page", size: ["a4", "a5"] },
    { kind: "card", size: "a6" },
  ];
  expect(parted([...ways, { kind: { not: ["page", "card"] } }])).toEqual({
    page: ["a4", "a5"],
    card: ["a6"],
  });
});

test.each<[string, ManifestCondition]>([
  ["several values at once", [{ kind: ["a", "b"], size: "x" }, { kind: { not: ["a", "b"] } }]],
  [
    "one value twice",
    [{ kind: "a", size: "x" }, { kind: "a", size: "y" }, { kind: { not: ["a", "a"] } }],
  ],
  ["what must not be", [{ kind: "a", size: { not: "x" } }, { kind: { not: "a" } }]],
  ["what another input says", [{ kind: "a", size: "{kind}" }, { kind: { not: "a" } }]],
  ["other values at the end", [{ kind: "a", size: "x" }, { kind: { not: "b" } }]],
  ["more at the end", [{ kind: "a", size: "x" }, { kind: { not: "a", given: true } }]],
  ["a third input", [{ kind: "a", size: "x", more: 1 }, { kind: { not: "a" } }]],
])("a rule with %s stays whole", (_, need) => {
  const { dependent, others } = partRules([{ when: "size", need }], all);
  expect([dependent.size, others]).toEqual([0, [{ when: "size", need }]]);
});

test("a rule about what is no parameter stays whole", () => {
  const rule = { when: "key", need: [{ kind: "a", key: "x" }, { kind: { not: "a" } }] };
  expect(partRules([rule], all).others).toEqual([rule]);
});
