import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { roots } from "../../scripts/system/roots.fixture.ts";

const { installation, workspace } = roots;

/** Ends what hangs; a busy machine may take its time. */
const longestRunMs = 1_800_000;

// Each folder is a project of its own: what it shows has to work for its reader.
describe.each(["providers", "recipes"])("examples/%s", { timeout: longestRunMs }, (folder) => {
  function run(...args: readonly string[]): string {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ["--", installation.cli, ...args],
      {
        cwd: join(workspace.root, "examples", folder),
        encoding: "utf8",
        env: { PATH: process.env["PATH"], NO_COLOR: "1" },
      },
    );
    expect(status, stdout + stderr).toBe(0);
    return stdout;
  }

  test("has manifests that check without a remark, but for bodies of DELETE that their vendors document", () => {
    const { diagnostics }: { diagnostics: readonly { code: string }[] } = JSON.parse(
      run("check", "--json"),
    );
    expect(diagnostics.filter(({ code }) => code !== "body-on-delete")).toEqual([]);
  });

  test("has packages that are generated and compiled", () => {
    run("generate");
    expect(run("generate", "--check")).toContain("up to date");
    run("build");
  });

  test("is covered by the contract suite in full", () => {
    expect(run("contract")).toMatch(
      /\n([\d,]+) cases: \1 passed; ([\d,]+) of \2 coverage items covered; /,
    );
  });
});
