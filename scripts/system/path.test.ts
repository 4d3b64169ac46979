import { join, resolve } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { assertPaths, foldersOf, isFolderName, isInside, plainPath } from "./path.ts";

test.each([
  "a",
  "src/a.ts",
  ".npmignore",
  "src/hooks/crm.ts",
  "a b/ç.ts",
  "..a/b..",
])("%j stays inside", (path) => expect(isInside(path)).toBe(true));

test.each([
  "",
  ".",
  "..",
  "a/..",
  "../a",
  "/a",
  "a//b",
  "a/",
  "a\\b",
  "C:a",
  "a/./b",
  "a\0b",
  "a\nb",
])("%j is refused", (path) => expect(isInside(path)).toBe(false));

test.each([
  ["./a/b/", "a/b"],
  ["a", "a"],
  ["", null],
  ["./", null],
  ["../a", null],
  ["/a", null],
  [1, null],
])("%j is written plainly as %j", (written, plain) => expect(plainPath(written)).toBe(plain));

test("whatever is accepted resolves to a place below the folder", () => {
  const unit = fc.constantFrom(".", "..", "/", "\\", "a", "b", " ", "\t", "é", ":");
  fc.assert(
    fc.property(fc.string({ unit }), (path) => {
      fc.pre(isInside(path));
      expect(resolve(join("/out", path)).startsWith("/out/")).toBe(true);
    }),
  );
});

test("a folder name has one visible member", () => {
  expect(["books", "a/b", ".git", "..", ""].map(isFolderName)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("folders above a path, outermost first", () => {
  expect(foldersOf("src/hooks/a.ts")).toEqual(["src", "src/hooks"]);
});

test.each([
  [["a", "a"]],
  [["src/A.ts", "src/a.ts"]],
  [["../a"]],
])("%j cannot be emitted", (paths) => {
  expect(() => assertPaths("books", paths)).toThrow("unusable or repeated path");
});
