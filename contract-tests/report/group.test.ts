import { expect, test } from "vitest";
import { byGroup, groupOf } from "./group.ts";

test.each([
  ["books_get_volume/parameter/volumeId/absent", "volumeId"],
  ["books_get_volume/limit/maxResults/maximum/outside", "maxResults"],
  ["books_get_volume/value/format/a/b", "format"],
  ["books_get_volume/rule/0/holds", "rules"],
  ["books_get_volume/output/metadata.count/present", "replies"],
  ["books_get_volume/operation/every input", "call"],
])("a case that shows %s belongs to %s", (item, group) => {
  expect(groupOf({ part: "matrix", title: "", covers: [item] })).toBe(group);
});

test("a case of another part belongs to it, one that shows nothing to the call", () => {
  expect(groupOf({ part: "documented", title: "", covers: ["books_get_volume/reply/200"] })).toBe(
    "documented",
  );
  expect(groupOf({ part: "matrix", title: "required inputs only", covers: [] })).toBe("call");
  expect(groupOf({ part: "matrix", title: "reply 200 body 1.5", covers: [] })).toBe("replies");
});

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
