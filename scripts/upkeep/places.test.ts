import { expect, test } from "vitest";
import { toolFiles } from "../change/record/tool-sources.ts";
import { roots } from "../system/roots.fixture.ts";

test("the two roots are values: few modules ask where they lie, or where the process runs", () => {
  const asking = toolFiles(roots.workspace.root)
    .filter(({ path }) => path.endsWith(".ts"))
    .filter(({ bytes }) => /import\.meta|process\.cwd\(\)/.test(`${bytes}`))
    .map(({ path }) => path);
  // Three know where the tool is installed and where a person is; the others take what lies beside
  // them, in a clone as in a package.
  expect(asking).toEqual([
    "contract-tests/mock/prism.ts",
    "contract-tests/run/hook-coverage.ts",
    "contract-tests/suite/start.ts",
    "scripts/commands/blockwright.ts",
    "scripts/emit/render/engine.ts",
    "scripts/language/check/pattern-cost.ts",
    "scripts/language/graphql/library.ts",
    "scripts/language/json-schema.ts",
    "scripts/mutation/pool.ts",
    "scripts/system/roots.ts",
    "scripts/system/terminal/shown-path.ts",
    "scripts/system/typescript.ts",
  ]);
});
