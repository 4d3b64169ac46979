import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder, writeFiles } from "../../../tests/kit/folder.ts";
import { git } from "../diff/states/repository.fixture.ts";
import { filesSince, lockFile } from "./files.ts";

/** A project in a folder of a repository, with a commit. */
function project(): string {
  const top = newFolder();
  git(top, "init", "--quiet", "--initial-branch=main");
  const files = { "a.yaml": "a", "b.yaml": "b", "über.yaml": "c" };
  const named = Object.entries(files).map(([name, text]) => [`in it/docs/${name}`, text]);
  writeFiles(top, {
    ...Object.fromEntries(named),
    "package-lock.json": "{}",
    ".gitignore": "made\n",
  });
  git(top, "add", ".");
  git(top, "commit", "--quiet", "--message=a");
  return join(top, "in it");
}

test("what is committed, staged, written, removed or new differs; what is ignored does not", async () => {
  const root = project();
  const since = () => filesSince("main", root, ["docs"]);
  expect(await since()).toEqual([]);
  git(root, "checkout", "--quiet", "-b", "work");
  writeFiles(root, { "docs/a.yaml": "A" });
  git(root, "commit", "--quiet", "--all", "--message=b");
  writeFiles(root, { "docs/staged.yaml": "", "other/c.yaml": "", "docs/made": "" });
  git(root, "add", "docs/staged.yaml");
  writeFiles(root, { "docs/über.yaml": "C", "docs/new.yaml": "" });
  rmSync(join(root, "docs/b.yaml"));
  expect((await since()).toSorted()).toEqual([
    "docs/a.yaml",
    "docs/b.yaml",
    "docs/new.yaml",
    "docs/staged.yaml",
    "docs/über.yaml",
  ]);
});

test("the file that says what is installed may lie above the project", async () => {
  const root = project();
  expect(lockFile(root)).toBe("../package-lock.json");
  expect(await filesSince("main", root, ["../package-lock.json"])).toEqual([]);
  writeFiles(root, { "../package-lock.json": "[]" });
  expect(await filesSince("main", root, ["../package-lock.json"])).toEqual([
    "../package-lock.json",
  ]);
});
