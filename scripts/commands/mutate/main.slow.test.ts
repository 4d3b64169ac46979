import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../../tests/kit/folder.ts";
import { blockwright } from "../../../tests/kit/program.ts";
import type { MutationReport } from "../../../contract-tests/report/types.ts";

const folder = newFolder();

const mutate = (...args: readonly string[]) => blockwright(["mutate", ...args]);

test("a sample is put to the test by worker processes and reported", () => {
  const file = join(folder, "own.json");
  const { status, stdout } = mutate("--provider", "books", "--sample", "6", "--json", file);
  const report: MutationReport = JSON.parse(readFileSync(file, "utf8"));
  const sums = report.operations.map((each) => each.killed + each.survived + each.refused);
  expect(report.sampled).toBe(true);
  expect(sums.reduce((total, sum) => total + sum, 0)).toBe(6);
  expect(report.survivors).toEqual([]);
  expect(stdout).toContain("(a sample)");
  expect(status).toBe(0);
});

test.each([
  [["--provider", "nobody"], 'there is no provider "nobody"; known are books, crm'],
  [["--sample", "few"], "--sample must be a whole number"],
])("wrong usage ends with 2: %j", (args, words) => {
  const { status, stderr } = mutate(...args);
  expect([status, stderr]).toEqual([2, expect.stringContaining(words)]);
});
