import { root, start } from "../../system/terminal/start.ts";
import { type Command, parseCommand } from "./command.ts";
import { help } from "./help.ts";

// Without `--mock`, calls that were to be mocked would reach providers.
await start("workflow", (args) => perform(parseCommand(args)), ["mock", "env-file"]);

/** Each command loads what it needs, and nothing else. */
async function perform(command: Command): Promise<number> {
  if (command.kind === "check") return (await import("./check.ts")).check(command, root, process);
  if (command.kind === "run") return (await import("./run.ts")).run(command, root, process);
  if (command.kind === "draw") return (await import("./draw.ts")).draw(command, root, process);
  process.stdout.write(help);
  return 0;
}
