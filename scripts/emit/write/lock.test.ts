import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { newFolder, writeFiles } from "../../../tests/kit/folder.ts";
import { whenUnlocked, withLock } from "./lock.ts";

let out: string;
let lock: string;
beforeEach(() => {
  out = newFolder();
  lock = join(out, ".blockwright/lock");
});

function leave(text: string): void {
  writeFiles(out, { ".blockwright/lock": text });
}

function holder(pid: number, host = hostname(), since = Date.now()): string {
  return JSON.stringify({ pid, host, since });
}

/** A process id that belonged to a process a moment ago. */
function deadPid(): number {
  return spawnSync(process.execPath, ["-e", ""]).pid;
}

test("one action at a time, and no trace afterwards", async () => {
  let inside = 0;
  const most = await Promise.all(
    Array.from({ length: 5 }, () =>
      withLock(out, 10_000, async () => {
        inside += 1;
        const seen = inside;
        await sleep(20);
        inside -= 1;
        return seen;
      }),
    ),
  );
  expect(most).toEqual([1, 1, 1, 1, 1]);
  expect(existsSync(join(out, ".blockwright"))).toBe(false);
});

test("is released when the action fails", async () => {
  const failing = withLock(out, 0, () => {
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(existsSync(lock)).toBe(false);
});

test("waits, then says who holds it and what to do", async () => {
  leave(holder(process.pid));
  const waiting = withLock(out, 60, () => "never");
  await expect(waiting).rejects.toThrow(
    new RegExp(`^process ${process.pid} on \\S+ since \\S+Z is writing here; .* remove ${lock}$`),
  );
  await expect(whenUnlocked(out, 0)).rejects.toThrow("is writing here");
});

describe("an abandoned lock is taken over", () => {
  test("when its process is gone", async () => {
    leave(holder(deadPid()));
    await whenUnlocked(out, 0);
    expect(await withLock(out, 0, () => "done")).toBe("done");
  });

  test.runIf(process.platform === "linux")("when nobody asks after its process", async () => {
    // As in a container without an init: the parent of what was killed never waits for it.
    const parent = spawn("sh", ["-c", "sleep 0 & echo $!; exec sleep 60"]);
    onTestFinished(() => void parent.kill());
    const [pid] = await once(parent.stdout, "data");
    leave(holder(Number(pid)));
    expect(await withLock(out, 5_000, () => "done")).toBe("done");
  });

  test("when the machine was started after it", async () => {
    leave(holder(process.pid, hostname(), 1));
    expect(await withLock(out, 0, () => "done")).toBe("done");
  });

  test("when it is of another machine and old, not when it is fresh", async () => {
    leave(holder(1, "elsewhere", Date.now() - 3_600_000));
    expect(await withLock(out, 0, () => "done")).toBe("done");
    leave(holder(1, "elsewhere"));
    await expect(withLock(out, 0, () => "done")).rejects.toThrow("process 1 on elsewhere");
  });

  test("when it cannot be read and is old, not when it is just being written", async () => {
    leave("");
    await expect(withLock(out, 0, () => "done")).rejects.toThrow("an unknown process");
    utimesSync(lock, 1, 1);
    expect(await withLock(out, 0, () => "done")).toBe("done");
  });
});

test("a file in the place of the workspace is named", async () => {
  writeFileSync(join(out, ".blockwright"), "");
  await expect(withLock(out, 0, () => "done")).rejects.toThrow(".blockwright is in the way");
});
