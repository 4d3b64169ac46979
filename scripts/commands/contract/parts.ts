import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { reportsFolder } from "../../../contract-tests/report/files.ts";
import { secondsOf } from "../../../contract-tests/settings/cost.ts";
import { InputError } from "../../system/input-error.ts";
import { refuseLinks } from "../../system/links.ts";
import type { Roots } from "../../system/roots.ts";

/**
 * Seconds of processor time beyond which a run is made in parts. Vitest keeps every test until the end,
 * and the suite what it derived: 50 providers of 17 kB took 1.7 GB, and Node ends a process at 4 GB.
 */
const SECONDS_PER_PART = 60;

/** In how many parts the providers are tested. */
export function partsFor(providers: readonly string[]): number {
  return Math.max(1, Math.ceil(secondsOf(providers) / SECONDS_PER_PART));
}

/** Tests providers in shards, one after another, and gives the folder of their results. */
export async function runParts(
  providers: readonly string[],
  count: number,
  { installation, workspace }: Roots,
  { stdout, env }: Pick<NodeJS.Process, "stdout" | "env">,
): Promise<string> {
  const folder = join(reportsFolder, "parts");
  refuseLinks(folder, workspace.root);
  rmSync(folder, { recursive: true, force: true });
  const args = ["--", installation.cli, "contract", "--provider", providers.join(",")];
  for (let index = 1; index <= count; index += 1) {
    stdout.write(`part ${index} of ${count}\n`);
    // What fails is in the report of all; what is said of a failure beside cases goes through.
    const child = spawn(process.execPath, [...args, "--shard", `${index}/${count}`], {
      cwd: workspace.root,
      env: { ...env, CONTRACT_SHARDS: folder },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const [status, signal] = await once(child, "close");
    if (status !== 0 && status !== 1)
      throw new InputError(
        `part ${index} of ${count} ended without results (${signal ?? `exit status ${status}`}); \`--shard ${index}/${count}\` runs it alone`,
      );
  }
  return folder;
}
