import { root, start } from "../../system/terminal/start.ts";
import { parseCommand } from "./command.ts";
import { help } from "./help.ts";

await start("diff", perform, ["fail-on", "only", "format", "json"]);

async function perform(args: readonly string[]): Promise<number> {
  const command = parseCommand(args);
  if (command.kind === "diff")
    return (await import("../../change/diff/diff.ts")).diff(command, root, process);
  process.stdout.write(help);
  return 0;
}
