import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { applyPatch, parsePatch } from "diff";
import { expect, test } from "vitest";
import { packageRules } from "../catalog/package.ts";
import { formatChange } from "../format/line.fixture.ts";
import { comparePackage } from "./compare.ts";
import { factsOfFiles } from "./facts.fixture.ts";

// As of manifests, but the base is a package: a difference names the file of it that changes.
const root = join(import.meta.dirname, "../testdata/package");
const read = (name: string) => readFileSync(join(root, name), "utf8");
const cases = readdirSync(root)
  .filter((name) => name.endsWith(".diff"))
  .map((name) => name.slice(0, -".diff".length));
const base = { "package.json": read("package.json"), "index.d.ts": read("index.d.ts") };

/** The package before and after what a difference names. */
function statesOf(rule: string): readonly (typeof base)[] {
  const [patch] = parsePatch(read(`${rule}.diff`));
  const name = patch?.newFileName === "index.d.ts" ? "index.d.ts" : "package.json";
  const before = patch?.oldFileName === "/dev/null" ? { ...base, [name]: "" } : base;
  const text = patch ? applyPatch(before[name], patch) : false;
  if (text === false) throw new Error(`${rule}.diff does not apply to ${name}`);
  return [before, { ...before, [name]: text }];
}

/** Without its package.json a package is none. */
async function factsIn(files: typeof base) {
  return files["package.json"] === "" ? undefined : await factsOfFiles(files);
}

test.each(cases)("package/%s", async (rule) => {
  const [before, after] = await Promise.all(statesOf(rule).map(factsIn));
  const changes = comparePackage("tool", before, after);
  expect(changes.map((change) => change.rule)).toEqual([rule]);
  const text = changes.map((change) => `${formatChange(change)}\n`).join("");
  await expect(text).toMatchFileSnapshot(join(root, `${rule}.txt`));
});

/** Told of files whose contents no fact shows: see `scripts/change/release/contents.ts` and its tests. */
const ELSEWHERE = new Set(["contents-changed", "texts-changed"]);

test("every rule has a case", () => {
  const rules = Object.keys(packageRules).filter((rule) => !ELSEWHERE.has(rule));
  expect(cases.toSorted()).toEqual(rules.toSorted());
});
