import * as module from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { InputError } from "../input-error.ts";
import { complain } from "./complaint.ts";

/** Folder of the project. */
export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Options whose loss would make a command do something else, such as writing in place of looking. */
type Kept = readonly string[];

/**
 * Runs a command of package.json and sets the exit status: what `run` resolves to, 2 after an
 * InputError, 1 after any other error. Files are named from where the person is.
 */
export async function start(
  script: string,
  run: (args: readonly string[]) => Promise<number>,
  kept: Kept = [],
): Promise<void> {
  // npm runs scripts where package.json is.
  const { npm_lifecycle_event: running, INIT_CWD: here } = process.env;
  if (running === script && here) process.chdir(here);
  // Compiled code of large dependencies is kept between runs; older versions of Node cannot.
  module.enableCompileCache?.(join(root, "node_modules/.cache/blockwright/compiled"));
  // A reader such as `head` may go away before everything is printed.
  process.stdout.on("error", () => process.exit());
  try {
    refuseKept(script, kept);
    process.exitCode = await run(process.argv.slice(2));
  } catch (error) {
    process.exitCode = complain(error, process);
  }
}

/** Without the two dashes, npm keeps an option for itself. */
function refuseKept(script: string, names: Kept): void {
  const kept = names.find((name) => process.env[`npm_config_${name.replaceAll("-", "_")}`]);
  if (kept === undefined) return;
  const fix = `put two dashes before it: npm run ${script} -- ...`;
  throw new InputError(`npm took --${kept} for its own option; ${fix}`);
}
