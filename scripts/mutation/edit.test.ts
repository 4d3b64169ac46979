import { expect, test } from "vitest";
import { type Edit, edited, remove, rename, set } from "./edit.ts";

const before = { a: 1, list: ["x", "y"], inner: { b: 2 } };

test.each<[string, Edit, unknown]>([
  ["sets a member", set(["a"], 3), { ...before, a: 3 }],
  ["adds a member", set(["inner", "c"], 3), { ...before, inner: { b: 2, c: 3 } }],
  ["adds members on the way", set(["new", "c"], 3), { ...before, new: { c: 3 } }],
  ["sets an item", set(["list", 0], "z"), { ...before, list: ["z", "y"] }],
  ["adds an item", set(["list", 2], "z"), { ...before, list: ["x", "y", "z"] }],
  ["removes a member", remove(["a"]), { list: ["x", "y"], inner: { b: 2 } }],
  ["removes an item", remove(["list", 0]), { ...before, list: ["y"] }],
  [
    "renames a member where it stands",
    rename(["a"], "z"),
    { z: 1, list: ["x", "y"], inner: { b: 2 } },
  ],
])("%s", (_, edit, after) => {
  const text = JSON.stringify(before);
  // As text, for the order of members counts as well.
  expect(JSON.stringify(edited(before, edit))).toBe(JSON.stringify(after));
  expect(JSON.stringify(before)).toBe(text);
});
