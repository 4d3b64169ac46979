import { root, start } from "../../system/terminal/start.ts";
import { parseCommand } from "./command.ts";
import { help } from "./help.ts";

await start("import", perform, ["list", "operations", "out", "provider"]);

async function perform(args: readonly string[]): Promise<number> {
  const command = parseCommand(args);
  if (command.kind === "list")
    return (await import("../../intake/import/list.ts")).list(command.file, process);
  if (command.kind === "import")
    return (await import("../../intake/import/run.ts")).run(command, root, process);
  process.stdout.write(help);
  return 0;
}
