import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { blockwrightAlone, printedBy } from "../kit/program.ts";
import { roots } from "../../scripts/system/roots.fixture.ts";

/** Ends what hangs; a busy machine may take its time. */
const longestRunMs = 1_800_000;

// Each folder is a project of its own: what it shows has to work for its reader.
describe.each(["providers", "recipes"])("examples/%s", { timeout: longestRunMs }, (folder) => {
  const run = (...args: readonly string[]) =>
    printedBy(blockwrightAlone(args, join(roots.workspace.root, "examples", folder)));

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
