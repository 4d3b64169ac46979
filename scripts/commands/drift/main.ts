import { root, start } from "../../system/terminal/start.ts";
import { parseCommand } from "./command.ts";
import { help } from "./help.ts";

await start("drift", perform, ["all", "fail-on", "format", "json", "openapi", "specs"]);

async function perform(args: readonly string[]): Promise<number> {
  const command = parseCommand(args);
  if (command.kind === "drift")
    return (await import("../../intake/drift/run.ts")).run(command, root, process);
  process.stdout.write(help);
  return 0;
}
