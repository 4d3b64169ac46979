import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { workspace } from "../settings/workspace.ts";
import { forgetShard } from "./shard-results.ts";

test("results of an earlier run are not removed through a link", () => {
  const outside = mkdtempSync(join(tmpdir(), "shards-"));
  const planted = join(workspace.root, `.cache/planted-shards-${process.pid}`);
  vi.stubEnv("CONTRACT_SHARDS", planted);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    for (const each of [planted, outside]) rmSync(each, { recursive: true, force: true });
  });
  mkdirSync(join(workspace.root, ".cache"), { recursive: true });
  writeFileSync(join(outside, "1-of-2.json"), "theirs");
  symlinkSync(outside, planted);
  expect(() => forgetShard({ index: 1, count: 2 })).toThrow("nothing is written through links");
  expect(readFileSync(join(outside, "1-of-2.json"), "utf8")).toBe("theirs");
});
