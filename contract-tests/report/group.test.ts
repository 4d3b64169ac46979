import { expect, test } from "vitest";
import { byGroup } from "./group.ts";

test("parameters stand between the call and the rules, in their own order", () => {
  const groups = ["replies", "zeta", "rules", "alpha", "documented", "call", "examples"];
  expect(groups.toSorted(byGroup)).toEqual([
    "examples",
    "call",
    "zeta",
    "alpha",
    "rules",
    "replies",
    "documented",
  ]);
});
