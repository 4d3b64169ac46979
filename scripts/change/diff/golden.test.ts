import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { applyPatch } from "diff";
import { describe, expect, test } from "vitest";
import { packageRules } from "./catalog/package.ts";
import { rules } from "./catalog.ts";
import { compareContract } from "./compare.ts";
import { formatChange } from "./format/line.fixture.ts";
import { readContract } from "../../language/read-contract.ts";

// An area is a folder: base.yaml, and of each rule what is changed in it (<rule>.diff) and the exact
// changes (<rule>.txt). A manifest without a line is none. `vitest -u` rewrites the texts; review the difference like code.
const root = join(import.meta.dirname, "testdata");
const areas = readdirSync(root).filter((area) => existsSync(join(root, area, "base.yaml")));
const cases = areas.flatMap((area) =>
  readdirSync(join(root, area))
    .filter((name) => name.endsWith(".diff"))
    .map((name) => ({ area, rule: name.slice(0, -".diff".length) })),
);

function changesOf(area: string, rule: string) {
  const base = readFileSync(join(root, area, "base.yaml"), "utf8");
  const head = applyPatch(base, readFileSync(join(root, area, `${rule}.diff`), "utf8"));
  if (head === false) throw new Error(`${area}/${rule}.diff does not apply to base.yaml`);
  const contract = (path: string, text: string) =>
    text === ""
      ? undefined
      : readContract({ name: "shelf", file: { path, text }, folder: join(root, area) });
  return compareContract(contract("released/shelf.yaml", base), contract("specs/shelf.yaml", head));
}

describe.each(cases)("$area/$rule", ({ area, rule }) => {
  test("changes", async () => {
    const changes = changesOf(area, rule);
    expect(changes.map((change) => change.rule)).toContain(rule);
    const text = changes.map((change) => `${formatChange(change)}\n`).join("");
    await expect(text).toMatchFileSnapshot(join(root, area, `${rule}.txt`));
  });
});

test.each(Object.keys(rules).filter((rule) => !(rule in packageRules)))("%s has a case", (rule) => {
  expect(cases.map((found) => found.rule)).toContain(rule);
});

test("rules and their cases are told apart by their names", () => {
  const names = cases.map(({ rule }) => rule);
  expect(new Set(names).size).toBe(names.length);
  expect(existsSync(root)).toBe(true);
});
