import { mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { newFolder } from "../../tests/kit/folder.ts";
import { workspace } from "../settings/workspace.ts";
import { forgetShard } from "./shard-results.ts";

test("results of an earlier run are not removed through a link", () => {
  const outside = newFolder({ "1-of-2.json": "theirs" });
  const planted = join(workspace.root, `.cache/planted-shards-${process.pid}`);
  vi.stubEnv("CONTRACT_SHARDS", planted);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(planted, { recursive: true, force: true });
  });
  mkdirSync(join(workspace.root, ".cache"), { recursive: true });
  symlinkSync(outside, planted);
  expect(() => forgetShard({ index: 1, count: 2 })).toThrow("nothing is written through links");
  expect(readFileSync(join(outside, "1-of-2.json"), "utf8")).toBe("theirs");
});
