import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../tests/kit/folder.ts";
import { withSchemaLine } from "./schema-line.ts";

const INSTALLED = "node_modules/blockwright/dist/specs/manifest.schema.json";

test.each([
  ["is beside it", ["packages/a/specs/manifest.schema.json", INSTALLED], "./manifest.schema.json"],
  ["is installed with the project", [`packages/a/${INSTALLED}`], `../${INSTALLED}`],
  ["is installed with the monorepo", [INSTALLED], `../../../${INSTALLED}`],
  ["will be installed", [], `../${INSTALLED}`],
])("the schema that %s is named from the manifest", (_, files, expected) => {
  const folder = newFolder(files.map((path) => ({ path, contents: {} })));
  const text = "# yaml-language-server: $schema=x\nmanifest: 2\n";
  expect(withSchemaLine(text, join(folder, "packages/a/specs"))).toBe(
    `# yaml-language-server: $schema=${expected}\nmanifest: 2\n`,
  );
});
