import { type SpawnSyncReturns, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { roots } from "../../scripts/system/roots.fixture.ts";

/** The program, as a process of its own starts it. */
export const program = roots.installation.cli;

/** What came of a program. */
export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the program to its end in this repository, or in another folder, without colours. */
export function blockwright(
  args: readonly string[],
  cwd?: string,
  more?: NodeJS.ProcessEnv,
): SpawnSyncReturns<string> {
  return node(["--", program, ...args], cwd, more);
}

/** Runs Node to its end in the same way. */
export function node(
  args: readonly string[],
  cwd: string = roots.workspace.root,
  more: NodeJS.ProcessEnv = {},
): SpawnSyncReturns<string> {
  const env = { ...process.env, NO_COLOR: "1", ...more };
  return spawnSync(process.execPath, args, { encoding: "utf8", cwd, env });
}

/** Runs the program with nothing of this environment but where programs are. */
export function blockwrightAlone(args: readonly string[], cwd: string): SpawnSyncReturns<string> {
  const env = { PATH: process.env["PATH"], NO_COLOR: "1" };
  return spawnSync(process.execPath, ["--", program, ...args], { encoding: "utf8", cwd, env });
}

/** What a program printed that had to succeed. */
export function printedBy({ status, stdout, stderr }: Ended): string {
  if (status !== 0) throw new Error(`it ended with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

interface Surroundings {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Modules that are loaded before the program. */
  readonly before?: readonly string[];
}

/** Starts the program beside the test, as a person does; `said` is what it printed so far. */
export function startBlockwright(
  args: readonly string[],
  { cwd = roots.workspace.root, env = {}, before = [] }: Surroundings = {},
) {
  const { VITEST: _, ...usual } = process.env;
  const first = before.flatMap((module) => ["--import", module]);
  const child = spawn(process.execPath, [...first, "--", program, ...args], {
    cwd,
    env: { ...usual, NO_COLOR: "1", ...env },
  });
  const said = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (text: string) => {
      said[name] += text;
    });
  }
  const ended = once(child, "close").then(([status]): Ended => ({ status, ...said }));
  return { child, said, ended };
}
