import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { isLibrarySource, readFiles } from "../emit/fingerprint/files.ts";
import { roots } from "../system/roots.fixture.ts";

const { root } = roots.workspace;

/** Code that is no test, by its path from the root. */
function sources(folder: string): readonly string[] {
  return readFiles(join(root, folder), isLibrarySource).map(({ path }) => `${folder}/${path}`);
}

/** Modules that a module imports by a relative path, at once or when needed. */
function imported(path: string): readonly string[] {
  const text = readFileSync(join(root, path), "utf8");
  const found = text.matchAll(/(?:from |import\(\s*|import )"(\.[^"]*\.ts)"/g);
  return Array.from(found, ([, to = ""]) => relative(root, resolve(root, path, "..", to)));
}

// The fingerprint of the tool counts each of them, so that every package would be made again.
test("every module of the areas that make packages is used by code that is no test", () => {
  const used = new Set(
    ["scripts", "contract-tests", "packages"].flatMap(sources).flatMap(imported),
  );
  const areas = ["system", "language", "emit"].flatMap((area) => sources(`scripts/${area}`));
  expect(areas.length).toBeGreaterThan(200);
  expect(areas.filter((path) => !used.has(path))).toEqual([]);
});
