import { spawn } from "node:child_process";
import { createInterface } from "node:readline/promises";
import { fileURLToPath } from "node:url";
import { bundledProbe } from "./probe.ts";
import type { CaseReport } from "./fault-case.ts";
import type { ProbeLine } from "./fault-probe.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const bundle = `${root}.cache/fault-probe.mjs`;
/** Ends what hangs; a busy machine may take its time. */
export const longestRunMs = 1_800_000;

/** What the probe said on one engine. */
export interface ProbeRun {
  readonly cases: readonly CaseReport[];
  /** Exceptions and rejections that nobody caught, and whatever else is not a case. */
  readonly escaped: readonly string[];
  /** Null when the process had to be ended. */
  readonly exitCode: number | null;
  /** All that it printed. */
  readonly printed: string;
}

/** Bundles the probe into one file of plain JavaScript, so that any engine runs the same. */
export function bundleProbe(): Promise<string> {
  const alias = { "#timers": `${root}packages/runtime/src/patient-timers.fixture.ts` };
  return bundledProbe("fault-probe", { alias, logLevel: "warning" });
}

/** Runs the bundled probe on a Node binary. */
export async function runProbe(node: string, args: readonly string[] = []): Promise<ProbeRun> {
  const child = spawn(node, [bundle, ...args], { cwd: root, timeout: longestRunMs, env: {} });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  const cases: CaseReport[] = [];
  const escaped: string[] = [];
  const printed: string[] = [];
  for (const stream of [child.stderr, child.stdout]) {
    createInterface({ input: stream }).on("line", (text) => {
      printed.push(text);
      const line = parsed(text);
      if ("fault" in line) cases.push(line);
      else escaped.push(line.escaped);
    });
  }
  return { exitCode: await exit, cases, escaped, printed: printed.join("\n") };
}

function parsed(text: string): ProbeLine {
  return text.startsWith("{") ? JSON.parse(text) : { escaped: text };
}
