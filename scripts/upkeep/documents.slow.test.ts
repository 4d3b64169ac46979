import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { roots } from "../system/roots.fixture.ts";

// Drafts nobody has edited: whatever a vendor writes, the suite finds nothing wrong with what comes of it.
test("the suite passes drafts of vendors' documents as they are", { timeout: 600_000 }, () => {
  const script = join(roots.installation.root, "scripts/upkeep/documents.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, "--few"], {
    cwd: roots.workspace.root,
    encoding: "utf8",
  });
  expect(status, stdout + stderr).toBe(0);
  expect(stdout.match(/ cases, green/g)).toHaveLength(4);
});
