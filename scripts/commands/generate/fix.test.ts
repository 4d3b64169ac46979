import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import { roots } from "../../system/roots.fixture.ts";
import { fixManifests } from "./fix.ts";

const { installation, workspace } = roots;
let folder: string;
beforeEach(() => {
  folder = newFolder();
  cpSync(join(workspace.specs, "icons"), join(folder, "icons"), { recursive: true });
});

const read = (name: string) => readFileSync(join(folder, `${name}.yaml`), "utf8");

/** A copy of a manifest of this repository in which an operation says what its request says. */
function copy(name: string, as: string, change = (text: string) => text): void {
  cpSync(join(workspace.specs, `${name}.yaml`), join(folder, `${as}.yaml`));
  const text = read(as).replace(/^ {4}request: GET .*$/m, "$&\n    idempotent: true");
  writeFileSync(join(folder, `${as}.yaml`), change(text));
}

test("a manifest of version 1 is written in version 2, all other lines as they were", async () => {
  copy("books", "books", (text) => text.replace(/^manifest: 2$/m, "manifest: 1 # ours"));
  const expected = readFileSync(join(workspace.specs, "books.yaml"), "utf8");
  const said: string[] = [];
  const stderr = { write: (text: string) => said.push(text) };
  await fixManifests({ installation, workspace, specs: folder, only: null }, { stderr });
  expect(read("books")).toBe(expected.replace(/^manifest: 2$/m, "$& # ours"));
  expect(said).toEqual([
    expect.stringMatching(/books\.yaml: written in version 2 of the manifest language\n$/),
    expect.stringMatching(/books\.yaml: \d+ words? removed\n$/),
  ]);
});

test("manifests with mistakes, and those that clash, stay as they are beside others", async () => {
  copy("books", "books");
  copy("directory", "directory", (text) => text.replace(/^manifest: 2$/m, "manifest: 3"));
  copy("docgen", "docgen");
  copy("docgen", "twin", (text) => text.replace(/^provider: docgen$/m, "provider: twin"));
  const [directory, docgen, twin] = [read("directory"), read("docgen"), read("twin")];
  const said: string[] = [];
  const stderr = { write: (text: string) => said.push(text) };
  await fixManifests({ installation, workspace, specs: folder, only: null }, { stderr });
  expect(read("books")).not.toContain("idempotent: true");
  expect([read("directory"), read("docgen"), read("twin")]).toEqual([directory, docgen, twin]);
  expect(said).toEqual([expect.stringMatching(/books\.yaml: \d+ words? removed\n$/)]);
});
