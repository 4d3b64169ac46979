import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { withSchemaLine } from "./schema-line.ts";

const INSTALLED = "node_modules/blockwright/dist/specs/manifest.schema.json";

test.each([
  ["is beside it", ["packages/a/specs/manifest.schema.json", INSTALLED], "./manifest.schema.json"],
  ["is installed with the project", [`packages/a/${INSTALLED}`], `../${INSTALLED}`],
  ["is installed with the monorepo", [INSTALLED], `../../../${INSTALLED}`],
  ["will be installed", [], `../${INSTALLED}`],
])("the schema that %s is named from the manifest", (_, files, expected) => {
  const folder = mkdtempSync(join(tmpdir(), "schema-line-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "{}");
  }
  const text = "# yaml-language-server: $schema=x\nmanifest: 1\n";
  expect(withSchemaLine(text, join(folder, "packages/a/specs"))).toBe(
    `# yaml-language-server: $schema=${expected}\nmanifest: 1\n`,
  );
});
