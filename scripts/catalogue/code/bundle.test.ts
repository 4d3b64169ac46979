import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder, writeFiles } from "../../../tests/kit/folder.ts";
import { roots } from "../../system/roots.fixture.ts";
import { workspaceAt } from "../../system/roots.ts";
import { buildCatalogue } from "../site/build.ts";

const manifest = readFileSync(join(roots.installation.templates, "init/notes.yaml"), "utf8");
const hooks = "    hooks: { request: ./hooks/own.ts#change }\n";
const hooked = manifest.replace("    request: POST /v1/notes\n", (line) => line + hooks);
const SECRET = "canary-of-the-disk";
const root = newFolder({
  "secret.txt": SECRET,
  "secret.json": JSON.stringify(SECRET),
  "node_modules/listed/index.js": `export default "listed";`,
  "node_modules/other/index.js": `export default "${SECRET}";`,
  "package.json": { type: "module", blockwright: { scope: "@acme" } },
  "specs/notes.yaml": hooked.replace(/^version:.*$/m, '$&\ndependencies: { listed: "1.0.0" }'),
});

/** What is made of a package whose hook imports this. */
async function bundled(name: string) {
  const asked = `(await import(${JSON.stringify(name)})).default`;
  const hook = `export const change = async (r: any) => ({ ...r, s: ${asked} });\n`;
  writeFiles(root, { "specs/hooks/own.ts": hook });
  const options = { state: null, base: null, only: null, contract: null };
  const { blocks } = await buildCatalogue(options, { ...roots, workspace: workspaceAt(root) });
  return blocks[0]?.bundle();
}

test.each([
  join(root, "secret.txt"),
  join(root, "secret.json"),
  "listed/../../secret.txt",
  "listed/../../secret.json",
  "other",
  "data:text/plain,canary-of-the-disk",
])("nothing of the disk gets into a package by the import of a hook: %s", async (name) => {
  expect(await bundled(name)).toEqual({
    why: `hooks/own.ts imports ${name}, which the package would not have`,
  });
});

test("what the manifest lists as a dependency is bundled along", async () => {
  expect(await bundled("listed")).toEqual({
    imports: expect.any(Array),
    text: expect.stringContaining('"listed"'),
  });
});
