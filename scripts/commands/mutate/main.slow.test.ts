import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import type { MutationReport } from "../../../contract-tests/report/types.ts";

const [main, tsx, tsconfig] = [
  "main.ts",
  "../../../node_modules/tsx/dist/cli.mjs",
  "../../../tsconfig.json",
].map((path) => fileURLToPath(new URL(path, import.meta.url)));
// The report of the last whole run stays where it is.
const folder = mkdtempSync(join(tmpdir(), "blockwright-mutation-"));
afterAll(() => rmSync(folder, { recursive: true }));

function mutate(...args: readonly string[]) {
  const env = { ...process.env, NO_COLOR: "1" };
  const command = [tsx, "--tsconfig", tsconfig, main, ...args];
  return spawnSync(process.execPath, command.map(String), { cwd: folder, encoding: "utf8", env });
}

test("a sample is put to the test by worker processes and reported", () => {
  const { status, stdout } = mutate("--provider", "books", "--sample", "6", "--json", "own.json");
  const [usual, own] = [".cache/mutation.json", "own.json"].map((file) =>
    readFileSync(join(folder, file), "utf8"),
  );
  const report: MutationReport = JSON.parse(own ?? "");
  const sums = report.operations.map((each) => each.killed + each.survived + each.refused);
  expect(own).toBe(usual);
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
