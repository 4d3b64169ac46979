import { join } from "node:path";
import { expect, test } from "vitest";
import { readFiles } from "../emit/fingerprint/files.ts";
import { roots } from "../system/roots.fixture.ts";

/** Modules of the product below these folders; `upkeep` serves this repository alone. */
const FOLDERS = ["scripts", "contract-tests", "packages"];

function isProduct(path: string): boolean {
  if (path.endsWith("/")) return !/(?:^|\/)(?:upkeep|testdata|dist|node_modules)\/$/.test(path);
  return path.endsWith(".ts") && !/\.(?:test|fixture)\.ts$/.test(path);
}

test("the two roots are values: few modules ask where they lie, or where the process runs", () => {
  const asking = FOLDERS.flatMap((folder) =>
    readFiles(join(roots.workspace.root, folder), isProduct)
      .filter(({ bytes }) => /import\.meta|process\.cwd\(\)/.test(`${bytes}`))
      .map(({ path }) => `${folder}/${path}`),
  );
  // Three know where the tool is installed and where a person is; the others take what lies beside
  // them, in a clone as in a package.
  expect(asking).toEqual([
    "scripts/change/record/code.ts",
    "scripts/commands/blockwright.ts",
    "scripts/emit/render/engine.ts",
    "scripts/language/check/pattern-cost.ts",
    "scripts/language/check/schema-meta.ts",
    "scripts/mutation/pool.ts",
    "scripts/system/roots.ts",
    "scripts/system/terminal/shown-path.ts",
    "contract-tests/report/html/render.ts",
  ]);
});
