import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { roots } from "../system/roots.fixture.ts";

// Drafts nobody has edited: whatever a vendor writes, the suite finds nothing wrong with what comes of it.

const { root } = roots.installation;

function run(folder: string, ...given: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, given, {
    cwd: folder,
    encoding: "utf8",
  });
  expect(status, stdout + stderr).toBe(0);
  return stdout;
}

test("the suite passes drafts of vendors' documents as they are", { timeout: 600_000 }, () => {
  const stdout = run(roots.workspace.root, join(root, "scripts/upkeep/documents.ts"), "--few");
  expect(stdout.match(/ cases, green/g)).toHaveLength(4);
});

test("the suite passes drafts of what is rare in them", { timeout: 600_000 }, () => {
  const vendors = join(root, "scripts/intake/testdata/vendors");
  // Below this project packages find the runtime.
  const folder = join(roots.workspace.root, ".cache/vendors");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const settings = { type: "module", blockwright: { scope: "@drafts" } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(settings));
  const command = (...given: readonly string[]) => run(folder, roots.installation.cli, ...given);
  const documents = readdirSync(vendors).filter((name) => name.endsWith(".yaml"));
  for (const name of documents) {
    const provider = name.replace(/\.yaml$/, "");
    const asked = ["--operations", "all", "--provider", provider];
    command("import", join(vendors, name), ...asked);
  }
  command("generate");
  expect(command("contract")).toMatch(/(\d[\d,]*) cases: \1 passed/);
  expect(documents.length).toBeGreaterThan(29);
});
