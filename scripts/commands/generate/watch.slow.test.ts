import type { ChildProcess } from "node:child_process";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";
import { syntheticManifests } from "../../upkeep/bench/synthetic/provider.ts";
import { newFolder, writeFiles } from "../../../tests/kit/folder.ts";
import { blockwright, startBlockwright } from "../../../tests/kit/program.ts";

let specs: string;
let running: ChildProcess;
let lines: NodeJS.AsyncIterator<string>;

beforeEach(() => {
  specs = join(newFolder(), "specs");
  writeFiles(
    specs,
    syntheticManifests(3, 1).map(({ provider, text }) => ({
      path: `${provider}.yaml`,
      contents: text,
    })),
  );
  const args = ["check", "--watch", "--format", "json", "--specs", specs];
  const { child } = startBlockwright(args);
  running = child;
  lines = createInterface(child.stdout)[Symbol.asyncIterator]();
});
afterEach(() => void running.kill("SIGKILL"));

async function line(): Promise<unknown> {
  const next = await lines.next();
  return next.done ? "it has ended" : JSON.parse(next.value);
}

test("a line a manifest, then a line a change, as editors write", async () => {
  const first = [await line(), await line(), await line()];
  expect(first).toMatchObject(
    ["p001", "p002", "p003"].map((id) => ({ file: `specs/${id}.yaml`, ok: true })),
  );
  const file = join(specs, "p002.yaml");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace("effect: read", "effect: raed"));
  expect(await line()).toMatchObject({
    file: "specs/p002.yaml",
    ok: false,
    diagnostics: [{ code: "value-not-allowed", file: "specs/p002.yaml" }],
  });
  // As editors do that replace a file.
  writeFileSync(`${file}~`, text);
  renameSync(`${file}~`, file);
  expect(await line()).toMatchObject({ file: "specs/p002.yaml", ok: true, diagnostics: [] });
  rmSync(file);
  expect(await line()).toMatchObject({ file: "specs/p002.yaml", removed: true });
  renameSync(specs, `${specs}~`);
  expect(await line()).toEqual({ error: expect.stringContaining("there is no") });
  renameSync(`${specs}~`, specs);
  expect(await line()).toEqual({ error: null });
  running.kill("SIGINT");
  expect(await once(running, "exit")).toEqual([0, null]);
});

test.each([
  [["--specs", join(tmpdir(), "nowhere")], "nowhere; make one with"],
  [["--format", "github"], "--watch prints text or json"],
])("%s ends with 2", (args, message) => {
  const { status, stderr } = blockwright(["check", "--watch", ...args]);
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(message) });
});
