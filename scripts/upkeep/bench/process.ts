import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What one process cost, start included. */
export interface ProcessCost {
  /** Seconds of processor time, user and system, all threads. */
  readonly cpu: number;
  /** Seconds. */
  readonly wall: number;
  /** Peak resident memory in MB. */
  readonly memory: number;
  readonly stdout: string;
}

const root = new URL("../../../", import.meta.url);
const probe = new URL("./probe.mjs", import.meta.url).href;

/** Runs one Node process in a folder and measures it; throws when it fails. */
export function measureProcess(args: readonly string[], cwd: string | URL = root): ProcessCost {
  const folder = mkdtempSync(join(tmpdir(), "blockwright-bench-"));
  const report = join(folder, "cost.json");
  const started = performance.now();
  const run = spawnSync(process.execPath, ["--import", probe, ...args], {
    cwd,
    encoding: "utf8",
    env: { ...process.env, BENCH_REPORT: report, NO_COLOR: "1" },
    maxBuffer: 64 * 1024 * 1024,
  });
  const wall = (performance.now() - started) / 1000;
  if (run.status !== 0) throw new Error(`${args.join(" ")} failed:\n${run.stderr}${run.stdout}`);
  const usage: { cpu: number; memory: number } = JSON.parse(readFileSync(report, "utf8"));
  rmSync(folder, { recursive: true });
  return { ...usage, wall, stdout: run.stdout };
}
