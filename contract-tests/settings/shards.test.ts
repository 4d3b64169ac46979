import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkShards } from "./shards.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shards-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(...names: readonly string[]): void {
  for (const name of names) writeFileSync(join(folder, name), "");
}

test("all shards of one run are brought together", () => {
  write("1-of-2.json", "2-of-2.json", "notes.txt");
  expect(() => checkShards(folder)).not.toThrow();
});

test("what was not run is not taken for passed", () => {
  expect(() => checkShards(folder)).toThrow("there are no results of shards in");
  write("1-of-3.json", "3-of-3.json");
  expect(() => checkShards(folder)).toThrow("lacks 2-of-3.json");
});

test("runs are not mixed", () => {
  write("1-of-1.json", "1-of-2.json", "2-of-2.json");
  expect(() => checkShards(folder)).toThrow("holds several runs: 1-of-1.json, 1-of-2.json");
});
