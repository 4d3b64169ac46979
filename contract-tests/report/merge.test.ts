import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder, writeFiles } from "../../tests/kit/folder.ts";
import type { ShardOfRun } from "../settings/shards.ts";
import { mergedReport } from "./merge.ts";
import { contractReport } from "./report.ts";
import { coverageItem, requiredOf, result, run } from "./sample.fixture.ts";

let folder: string;
beforeEach(() => {
  folder = newFolder();
});

/** Results as a shard leaves them: one case of each of its providers. */
function write(name: string, changes: Partial<ShardOfRun> = {}): void {
  const [index = 0, count = 0] = name.split("-of-").map(Number);
  const own = changes.own ?? [["books", "crm"][index - 1] ?? []].flat();
  const items = own.map((provider) =>
    requiredOf(`${provider}_get`, [
      coverageItem(`${provider}_get/operation/called`, "called", "volumeId=abc"),
    ]),
  );
  const results = own.map((provider) => result({ provider, operation: `${provider}_get` }));
  const shard = { index, count, providers: ["books", "crm"], own, manifests: "a1", ...changes };
  const report = contractReport(run(results, items));
  writeFiles(folder, { [`${name}.json`]: { version: 1, shard, report } });
}

test("all shards of one run are brought together, in the order of providers", async () => {
  write("1-of-3", { own: ["crm"] });
  write("2-of-3", { own: ["books"] });
  write("3-of-3");
  writeFileSync(join(folder, "notes.txt"), "");
  const { providers, whole, cpuMs } = await mergedReport(folder);
  expect(providers.map(({ provider }) => provider)).toEqual(["books", "crm"]);
  expect(providers.map(({ operations: [first] }) => first?.cases.length)).toEqual([1, 1]);
  expect({ whole, cpuMs }).toEqual({ whole: true, cpuMs: 35_400 });
});

test("what was not run is not taken for passed", async () => {
  await expect(mergedReport(folder)).rejects.toThrow("there are no results of shards in");
  write("1-of-3");
  write("3-of-3");
  await expect(mergedReport(folder)).rejects.toThrow("lacks 2-of-3.json");
});

test.each([
  [{ providers: ["books", "crm", "docgen"] }, "2-of-2 is of a run with docgen, 1-of-2 is not"],
  [{ providers: ["books"] }, "1-of-2 is of a run with crm, 2-of-2 is not"],
  [{ manifests: "b2" }, "1-of-2 and 2-of-2 are of different manifests"],
  [{ own: [] }, "crm was not tested by exactly one shard"],
  [{ own: ["books", "crm"] }, "books was not tested by exactly one shard"],
  [{ index: 1 }, "2-of-2.json holds no results of a shard"],
])("parts of different runs are refused: %j", async (changes, message) => {
  write("1-of-2");
  write("2-of-2", changes);
  await expect(mergedReport(folder)).rejects.toThrow(`--merge: `);
  await expect(mergedReport(folder)).rejects.toThrow(message);
});

test("runs of different counts are not mixed", async () => {
  write("1-of-1");
  write("1-of-2");
  write("2-of-2");
  await expect(mergedReport(folder)).rejects.toThrow("several runs: 1-of-1.json, 1-of-2.json");
});

test("a file that is cut off, or of another version, is refused", async () => {
  for (const text of ['{"version":1', '{"version":2}']) {
    writeFileSync(join(folder, "1-of-1.json"), text);
    await expect(mergedReport(folder)).rejects.toThrow("holds no results of a shard");
  }
});
