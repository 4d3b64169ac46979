import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { newFolder } from "../../tests/kit/folder.ts";
import { workspace } from "../settings/workspace.ts";
import { prepareFolders } from "./files.ts";

test("a report that cannot be written at the end is refused at the start", () => {
  const outside = newFolder();
  const planted = join(workspace.root, `.cache/planted-${process.pid}`);
  onTestFinished(() => rmSync(planted, { recursive: true, force: true }));
  mkdirSync(join(workspace.root, ".cache"), { recursive: true });
  symlinkSync(outside, planted);
  const prepare = (file: string) => () => prepareFolders([{ format: "json", file }]);
  expect(prepare(join(planted, "a.json"))).toThrow(
    /^--report json: cannot write .*a\.json: .*planted-\d+ is a link, and nothing is written through links/,
  );
  expect(prepare(outside)).toThrow(
    `--report json: cannot write ${outside}: a folder stands where a file is needed (EISDIR); nothing is run; move that folder away`,
  );
  expect(readdirSync(outside)).toEqual([]);
});

test.skipIf(process.platform === "win32")(
  "who reads a pipe does not come to its end at the start",
  async () => {
    const file = join(newFolder(), "pipe");
    expect(spawnSync("mkfifo", [file]).status).toBe(0);
    const reader = spawn("cat", [file]);
    onTestFinished(() => void reader.kill());
    prepareFolders([{ format: "json", file }]);
    await sleep(200);
    expect(reader.exitCode).toBeNull();
  },
);
