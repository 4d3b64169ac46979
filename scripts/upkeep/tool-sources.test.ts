import { posix } from "node:path";
import { expect, test } from "vitest";
import { toolFiles } from "../change/record/tool-sources.ts";
import type { ReadFile } from "../emit/fingerprint/files.ts";
import { roots } from "../system/roots.fixture.ts";

/** Modules that a module imports by a relative path, at once or when needed. */
function imported({ path, bytes }: ReadFile): readonly string[] {
  const found = `${bytes}`.matchAll(/(?:from |import\(\s*|import )"(\.[^"]*\.ts)"/g);
  return Array.from(found, ([, to = ""]) => posix.join(path, "..", to));
}

// The fingerprint of the tool counts each of them, so that every package would be made again. What only
// explains the language to people is not counted, and is for the pages of this repository as well.
test("every module of the areas that make packages is used by the published tool", () => {
  const modules = toolFiles(roots.workspace.root).filter(({ path }) => /(?<!\.d)\.ts$/.test(path));
  const used = new Set(modules.flatMap(imported));
  const areas = modules
    .map(({ path }) => path)
    .filter((path) => /^scripts\/(?:system|language(?!\/reference)|emit)\//.test(path));
  expect(areas.length).toBeGreaterThan(200);
  expect(areas.filter((path) => !used.has(path))).toEqual([]);
});
