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

function patched(rule: string): typeof base {
  const [patch] = parsePatch(read(`${rule}.diff`));
  const name = patch?.oldFileName === "package.json" ? "package.json" : "index.d.ts";
  const text = patch ? applyPatch(base[name], patch) : false;
  if (text === false) throw new Error(`${rule}.diff does not apply to ${name}`);
  return { ...base, [name]: text };
}

test.each(cases)("package/%s", async (rule) => {
  const [before, after] = [await factsOfFiles(base), await factsOfFiles(patched(rule))];
  const changes = comparePackage("tool", before, after);
  expect(changes.map((change) => change.rule)).toEqual([rule]);
  const text = changes.map((change) => `${formatChange(change)}\n`).join("");
  await expect(text).toMatchFileSnapshot(join(root, `${rule}.txt`));
});

/** Shown by tests of their own: no difference of files can show them. */
const ELSEWHERE = new Set([
  "package-added",
  "package-removed",
  "contents-changed",
  "texts-changed",
]);

test("every rule has a case", () => {
  const rules = Object.keys(packageRules).filter((rule) => !ELSEWHERE.has(rule));
  expect(cases.toSorted()).toEqual(rules.toSorted());
});
