import { expect, test } from "vitest";
import { git, newRepository, write } from "../diff/states/repository.fixture.ts";
import { commitOf, moved, uncommitted } from "./gates.ts";

test("a file that git does not know yet is uncommitted, whatever git is set to", async () => {
  const folder = newRepository();
  git(folder, "config", "status.showUntrackedFiles", "no");
  expect(await uncommitted(folder)).toEqual([]);
  write(folder, { "specs/other.yaml": "manifest: 1" });
  expect(await uncommitted(folder)).toMatchObject([{ detail: "?? specs/other.yaml" }]);
});

test("a tree that changed, or another commit, is not what was published", async () => {
  const folder = newRepository();
  const commit = await commitOf(folder);
  expect(await moved(folder, commit)).toEqual([]);
  write(folder, { "notes.md": "b" });
  expect(await moved(folder, commit)).toMatchObject([{ fix: expect.stringContaining(commit) }]);
  git(folder, "commit", "--quiet", "-am", "b");
  expect(await moved(folder, commit)).toHaveLength(1);
  expect(await moved(folder, await commitOf(folder))).toEqual([]);
});
