import { describe, expect, test } from "vitest";
import { allMutants } from "./all-mutants.ts";
import { remove } from "./edit.ts";
import { excess, parseEquivalents, readEquivalents, staleEntries } from "./equivalents.ts";
import type { Mutant } from "./mutant.ts";
import { reportOf } from "./result.ts";
import type { Judged, Verdict } from "./verdict.ts";

const mutant = (id: string): Mutant => ({
  id,
  provider: "notes",
  operation: "notes_find",
  changed: "package",
  edit: remove(["a"]),
});
const entry = (mutants: string) => ({ mutants, reason: "Nobody can see it.", file: "a.yaml" });
const judged = (id: string, verdict: Verdict): Judged => ({ mutant: mutant(id), verdict });
const survived = { kind: "survived" } as const;
const killed = { kind: "killed", by: "output differs" } as const;

describe("a stale entry", () => {
  const all = ["notes_find a[0]: 1 -> 2", "notes_find b removed"].map(mutant);

  test("is one that matches nothing", () => {
    expect(staleEntries([entry("notes_find c*")], all, [])).toEqual([
      'a.yaml: "notes_find c*" matches no mutant; remove it',
    ]);
  });

  test("is one that matches a mutant that is killed", () => {
    const found = staleEntries([entry("notes_find a[*")], all, [
      judged("notes_find a[0]: 1 -> 2", killed),
      judged("notes_find b removed", killed),
    ]);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain("notes_find a[0]: 1 -> 2 (output differs)");
  });

  test("is none that matches survivors only", () => {
    const results = [judged("notes_find b removed", survived)];
    expect(staleEntries([entry("notes_find b removed")], all, results)).toEqual([]);
  });
});

describe("the list", () => {
  test.each([
    "mutants: a",
    "- mutants: a",
    "- { mutants: a, reason: '' }",
    "- { mutants: a, reason: b",
  ])("%s is refused", (text) =>
    expect(() => parseEquivalents(text, "a.yaml")).toThrow(
      "a.yaml must be a list of entries with the texts mutants and reason",
    ));

  test("as it is matches mutants only that exist", async () => {
    const list = readEquivalents();
    expect(new Set(list.map(({ file }) => file))).toEqual(
      new Set(
        ["crm", "directory", "docgen"].map((name) => `tests/providers/${name}/equivalent.yaml`),
      ),
    );
    expect(staleEntries(list, await allMutants(), [])).toEqual([]);
  });

  test.each([null, import.meta.dirname])("is empty where there is none: %s", (folder) =>
    expect(readEquivalents(folder)).toEqual([]));

  test("is not asked about providers without a manifest", () => {
    expect(readEquivalents(undefined, ["crm"]).length).toBeGreaterThan(0);
    expect(readEquivalents(undefined, ["gone"])).toEqual([]);
  });
});

describe("a report", () => {
  const facts = { startedAt: "", durationMs: 1, placeOf: () => "specs/notes.yaml:1:1" };
  const results = [judged("a", survived), judged("b", survived), judged("c", killed)];

  test("names survivors with their place, and what is declared apart from them", () => {
    const report = reportOf(results, [entry("b")], { ...facts, sampled: false });
    expect(report.survivors).toEqual([{ mutant: "a", place: "specs/notes.yaml:1:1" }]);
    expect(report.equivalent).toEqual([{ mutant: "b", reason: "Nobody can see it." }]);
    expect(report.operations).toEqual([
      { id: "notes_find", provider: "notes", killed: 1, survived: 1, equivalent: 1, refused: 0 },
    ]);
  });

  test("finds too many declarations in a whole run only", () => {
    const declared = [entry("b")];
    expect(excess(reportOf(results, declared, { ...facts, sampled: true }))).toEqual([]);
    expect(excess(reportOf(results, declared, { ...facts, sampled: false }))).toEqual([
      "equivalent.yaml: 1 of 3 mutants are declared equivalent; the limit is 3 %",
    ]);
  });
});
