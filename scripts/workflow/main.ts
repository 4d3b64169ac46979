import * as module from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { complain } from "../report/complaint.ts";
import { type Command, parseCommand, refuseKept } from "./command.ts";
import { help } from "./help.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

// npm runs scripts where package.json is; files are named from where the person is.
const { npm_lifecycle_event: script, INIT_CWD: here } = process.env;
if (script === "workflow" && here) process.chdir(here);
// Compiled code of large dependencies is kept between runs; older versions of Node cannot.
module.enableCompileCache?.(join(root, "node_modules/.cache/blockwright/compiled"));
// A reader such as `head` may go away before everything is printed.
process.stdout.on("error", () => process.exit());
process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  try {
    refuseKept(process.env);
    return await perform(parseCommand(args));
  } catch (error) {
    return complain(error, process);
  }
}

/** Each command loads what it needs, and nothing else. */
async function perform(command: Command): Promise<number> {
  if (command.kind === "check") return (await import("./check.ts")).check(command, root, process);
  if (command.kind === "run") return (await import("./run.ts")).run(command, root, process);
  if (command.kind === "draw") return (await import("./draw.ts")).draw(command, root, process);
  process.stdout.write(help);
  return 0;
}
