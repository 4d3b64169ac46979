import { readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { findWorkspace } from "../../system/roots.ts";
import { type Checked, checkedManifests } from "./checked.ts";
import { type Made, madeManifest } from "./manifest.ts";
import { judged, type Judged } from "./suite.ts";

// Below this repository, where packages find the runtime.
const { root } = findWorkspace(import.meta.dirname);
const folder = join(root, ".cache/valid/tests");
// What was red once, and what has every word of the language.
const kept = [
  ...keptManifests(join(import.meta.dirname, "testdata")),
  ...keptManifests(join(root, "scripts/language/testdata/language")),
];
const random = Array.from({ length: 15 }, (_, number) => madeManifest(843, number));
let checked: Checked;
let result: Judged;

beforeAll(async () => {
  checked = await checkedManifests([...kept, ...random], folder);
  result = judged(checked.accepted, join(folder, "run"));
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("what is kept is accepted by check", () => {
  const ids = checked.accepted.map(({ made }) => made.id);
  expect(ids).toEqual(expect.arrayContaining(kept.map(({ id }) => id)));
});

test("every manifest that is right is green", () => {
  const reds = [...result.failures].filter(([, failures]) => failures.length > 0);
  expect(Object.fromEntries(reds)).toEqual({});
});

/** Manifests of a folder, with the files of hooks, queries and icons below it. */
function keptManifests(below: string): readonly Made[] {
  const all = readdirSync(below, { recursive: true, withFileTypes: true });
  const paths = all
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(below, join(parentPath, name)));
  const textOf = (path: string) => readFileSync(join(below, path), "utf8");
  const isBelow = (path: string) => basename(path) !== path;
  const files = Object.fromEntries(paths.filter(isBelow).map((path) => [path, textOf(path)]));
  return paths
    .filter((path) => !isBelow(path) && path.endsWith(".yaml"))
    .map((path) => ({
      id: path.replace(".yaml", ""),
      manifest: parse(textOf(path)),
      files,
      taken: new Set(),
    }));
}
