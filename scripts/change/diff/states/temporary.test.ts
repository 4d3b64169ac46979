import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { newFolder } from "../../../../tests/kit/folder.ts";
import { inTemporaryFolder } from "./temporary.ts";

/** Two folders, one within the use of the other, and work that does not end by itself. */
const program = `
  const { inTemporaryFolder } = await import(${JSON.stringify(new URL("./temporary.ts", import.meta.url).href)});
  await inTemporaryFolder(() =>
    inTemporaryFolder(async () => {
      console.log("ready");
      await new Promise((resolve) => process.stdin.on("data", resolve));
      if (process.argv.includes("exit")) process.exit(3);
    }),
  );`;

async function started(...args: readonly string[]) {
  const folder = newFolder();
  const options = { env: { ...process.env, TMPDIR: folder } };
  const words = ["--input-type=module", "--eval", program, "--", ...args];
  const child = spawn(process.execPath, words, options);
  onTestFinished(() => void child.kill("SIGKILL"));
  const [said] = await once(child.stdout, "data");
  expect(String(said)).toBe("ready\n");
  expect(readdirSync(folder)).toHaveLength(2);
  return { child, folder };
}

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("nothing stays after %s", async (signal) => {
  const { child, folder } = await started();
  child.kill(signal);
  expect(await once(child, "exit")).toEqual([null, signal]);
  expect(readdirSync(folder)).toEqual([]);
});

test("nothing stays when the process ends itself", async () => {
  const { child, folder } = await started("exit");
  child.stdin.write("go");
  expect(await once(child, "exit")).toEqual([3, null]);
  expect(readdirSync(folder)).toEqual([]);
});

test("nothing stays when all is done", async () => {
  const { child, folder } = await started();
  child.stdin.end("go");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(readdirSync(folder)).toEqual([]);
});

test("where the system has no temporary folder, the variable that names it is named", async () => {
  vi.stubEnv("TMPDIR", "/nowhere/at/all");
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(inTemporaryFolder(async () => {})).rejects.toThrow(
    "no temporary folder can be made in /nowhere/at/all (ENOENT); set TMPDIR to a folder that is there and can be written",
  );
});
