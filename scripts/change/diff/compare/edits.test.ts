import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { compareContract } from "../compare.ts";
import { readContract } from "../../../language/read-contract.ts";

// What is only written differently is no change, what follows from a change is none of its own, and
// two that are said in one line stay two.
const folder = join(import.meta.dirname, "edits");
const testdata = join(import.meta.dirname, "../testdata");

/** An edit of an area's base.yaml. */
interface Edited {
  readonly what: string;
  readonly edits: readonly { readonly replace: string; readonly by: string }[];
  /** Severity and rule of each change, and the operation, or `all`. */
  readonly changes: readonly string[];
}

const areas = readdirSync(folder).map((name) => {
  const cases: readonly Edited[] = parse(readFileSync(join(folder, name), "utf8"));
  return { area: name.slice(0, -".yaml".length), cases };
});

describe.each(areas)("$area", ({ area, cases }) => {
  const base = readFileSync(join(testdata, area, "base.yaml"), "utf8");
  const contract = (text: string) =>
    readContract({ name: "shelf", file: { path: "specs/shelf.yaml", text }, folder: testdata });

  test.each(cases)("$what", ({ edits, changes }) => {
    const head = edits.reduce((text, { replace, by }) => {
      expect(text.split(replace)).toHaveLength(2);
      return text.replace(replace, () => by);
    }, base);
    const found = compareContract(contract(base), contract(head));
    expect(
      found.map(({ severity, rule, operation }) => `${severity} ${rule} ${operation ?? "all"}`),
    ).toEqual(changes);
  });
});
