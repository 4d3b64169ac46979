import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { roots } from "../../scripts/system/roots.fixture.ts";

const { installation, workspace } = roots;

// The manifests of public APIs are a project of their own: what they show has to work for its reader.
function run(...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--", installation.cli, ...args],
    {
      cwd: join(workspace.root, "examples/providers"),
      encoding: "utf8",
      env: { PATH: process.env["PATH"], NO_COLOR: "1" },
    },
  );
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

test("the manifests of public APIs are right", () => {
  // A DELETE with a body, as GitHub and GitLab document it, is the one thing that is remarked on.
  expect(run("check").match(/ (?:error|warning) (\S+):/g) ?? []).not.toContainEqual(
    expect.not.stringContaining("body-on-delete"),
  );
});

test("their packages are generated and compiled", () => {
  run("generate");
  expect(run("generate", "--check")).toContain("up to date");
  run("build");
});

test("the contract suite covers all of each", () => {
  expect(run("contract")).toMatch(
    /\n([\d,]+) cases: \1 passed; ([\d,]+) of \2 coverage items covered; /,
  );
});
