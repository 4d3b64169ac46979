import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { treeOf } from "../../tests/kit/folder.ts";
import { formatText } from "../../packages/workflow/src/diagnostics/format.ts";
import type { Release } from "../language/ir/release.ts";
import type { Project } from "../language/ir/types.ts";
import { compiler } from "./pipeline/compiler.ts";
import { manifestOf } from "./pipeline/emitter.ts";
import { stages } from "./pipeline/stages.ts";
import { emit } from "./targets/index.ts";

const root = join(import.meta.dirname, "testdata");

// A case is a folder: manifest.yaml, perhaps hooks, and every file that is made of it under
// expected/. `vitest -u` rewrites them; review the difference like code.
const cases = readdirSync(root).filter((name) => existsSync(join(root, name, "expected")));

const project: Project = {
  scope: "@demo",
  license: "MIT",
  author: "The demo authors",
  repository: "https://demo.test/repository.git",
  directory: "generated",
  openapiFetch: "^0.17.0",
};

const release: Release = {
  version: "1.0.0",
  changelog: "# Changelog\n\n## 1.0.0\n\n### Added\n\n- First release.\n",
  runtime: "^1.0.0",
};

describe.each(cases)("%s", (name) => {
  test("gives exactly the expected files", async () => {
    const folder = join(root, name);
    const text = readFileSync(join(folder, "manifest.yaml"), "utf8");
    const spec = { name: "demo", file: { path: "specs/demo.yaml", text }, folder };
    const { manifests: compiled, diagnostics } = await compiler(stages, () => {}).compile(
      [spec],
      () => [],
    );
    expect(diagnostics.map((found) => formatText(found))).toEqual([]);
    const [provider] = compiled.flatMap((result) => (result.provider ? [result.provider] : []));
    if (!provider) throw new Error("no provider");
    const all = await emit(provider, project, release, [manifestOf(spec)]);
    // It stands in the folder already.
    const files = all.filter(({ path }) => path !== "manifest.yaml");
    for (const { path, contents } of files) {
      await expect(contents).toMatchFileSnapshot(join(folder, "expected", path));
    }
    expect(Object.keys(treeOf(join(folder, "expected")))).toEqual(
      files.map(({ path }) => path).toSorted(),
    );
  });
});
