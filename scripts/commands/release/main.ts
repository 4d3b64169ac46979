import { root, start } from "../../system/terminal/start.ts";
import { parseCommand } from "./command.ts";
import { help } from "./help.ts";

await start("release", perform, ["only", "pre", "stable", "json"]);

async function perform(args: readonly string[]): Promise<number> {
  const command = parseCommand(args);
  if (command.kind !== "help")
    return (await import("../../change/release/run.ts")).run(command, root, process);
  process.stdout.write(help);
  return 0;
}
