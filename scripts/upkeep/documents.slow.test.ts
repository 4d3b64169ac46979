import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blockwright, node, printedBy } from "../../tests/kit/program.ts";
import { newFolder } from "../../tests/kit/folder.ts";
import { roots } from "../system/roots.fixture.ts";

// Drafts nobody has edited: whatever a vendor writes, the suite finds nothing wrong with what comes of it.

const { root } = roots.installation;

test("the suite passes drafts of vendors' documents as they are", { timeout: 600_000 }, () => {
  const stdout = printedBy(node([join(root, "scripts/upkeep/documents.ts"), "--few"]));
  expect(stdout.match(/ cases, green/g)).toHaveLength(4);
});

test("the suite passes drafts of what is rare in them", { timeout: 600_000 }, () => {
  const vendors = join(root, "scripts/intake/testdata/vendors");
  // Below this project packages find the runtime.
  const settings = { type: "module", blockwright: { scope: "@drafts" } };
  const folder = newFolder({ "package.json": settings }, join(roots.workspace.root, ".cache"));
  const command = (...given: readonly string[]) => printedBy(blockwright(given, folder));
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
