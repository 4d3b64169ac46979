import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder, writeFiles } from "../../../tests/kit/folder.ts";
import { git } from "../diff/states/repository.fixture.ts";
import { baseOf } from "./base.ts";

/** A repository with a commit on main. */
function repository(): string {
  const folder = newFolder();
  git(folder, "init", "--quiet", "--initial-branch=main");
  commit(folder, "first");
  return folder;
}

function commit(folder: string, name: string): string {
  writeFiles(folder, { [name]: name });
  git(folder, "add", ".");
  git(folder, "commit", "--quiet", `--message=${name}`);
  return git(folder, "rev-parse", "HEAD").trim();
}

test("on the default branch, what is not committed is compared with the last commit", async () => {
  const folder = repository();
  const head = commit(folder, "second");
  expect(await baseOf(null, folder)).toEqual({ commit: head, shown: `${head.slice(0, 7)} (main)` });
});

test("a branch is compared with where it left the default branch", async () => {
  const folder = repository();
  const left = commit(folder, "second");
  git(folder, "checkout", "--quiet", "-b", "work");
  commit(folder, "third");
  git(folder, "checkout", "--quiet", "main");
  commit(folder, "fourth");
  git(folder, "checkout", "--quiet", "work");
  const shown = `${left.slice(0, 7)} (merge base with main)`;
  expect(await baseOf(null, folder)).toEqual({ commit: left, shown });
  expect(await baseOf("main", folder)).toEqual({ commit: left, shown });
});

test("a commit that is behind is the base itself", async () => {
  const folder = repository();
  const first = git(folder, "rev-parse", "HEAD").trim();
  commit(folder, "second");
  expect(await baseOf("HEAD~1", folder)).toEqual({
    commit: first,
    shown: `${first.slice(0, 7)} (HEAD~1)`,
  });
});

test("a clone knows the default branch of where it comes from, whatever its name", async () => {
  const origin = repository();
  git(origin, "branch", "--quiet", "--move", "main", "trunk");
  const folder = newFolder();
  git(folder, "clone", "--quiet", origin, "clone");
  const clone = join(folder, "clone");
  commit(clone, "here only");
  const { shown } = await baseOf(null, clone);
  expect(shown).toContain(" (origin/trunk)");
});

test("without a repository or a commit it says so", async () => {
  const folder = newFolder();
  await expect(baseOf(null, folder)).rejects.toThrow(
    `--changed compares with a git revision, and ${folder} is in no git repository; leave it out`,
  );
  git(folder, "init", "--quiet");
  await expect(baseOf(null, folder)).rejects.toThrow("there is no commit yet; leave it out");
});

test("a revision that is not there is refused with what is near", async () => {
  const folder = repository();
  await expect(baseOf("mian", folder)).rejects.toThrow(
    '--changed: there is no git revision "mian"; did you mean "main"?',
  );
  await expect(baseOf("--all", folder)).rejects.toThrow('there is no git revision "--all"');
  git(folder, "checkout", "--quiet", "--orphan", "alone");
  commit(folder, "other");
  await expect(baseOf("main", folder)).rejects.toThrow("HEAD and main have no commit in common");
});

test("a shallow clone is told to fetch the rest", async () => {
  const origin = repository();
  commit(origin, "second");
  const folder = newFolder();
  execFileSync("git", ["clone", "--quiet", "--depth=1", `file://${origin}`, "clone"], {
    cwd: folder,
  });
  await expect(baseOf("v1.0.0", join(folder, "clone"))).rejects.toThrow(
    "this clone is shallow: git fetch --unshallow fetches the rest of its history",
  );
});
