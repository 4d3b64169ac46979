import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { roots } from "../../scripts/system/roots.fixture.ts";

/** The program, as a process of its own starts it. */
export const program = roots.installation.cli;

/** Runs the program to its end in this repository, or in another folder, without colours. */
export function blockwright(
  args: readonly string[],
  cwd: string = roots.workspace.root,
  more: NodeJS.ProcessEnv = {},
): SpawnSyncReturns<string> {
  const env = { ...process.env, NO_COLOR: "1", ...more };
  return spawnSync(process.execPath, ["--", program, ...args], { encoding: "utf8", cwd, env });
}
