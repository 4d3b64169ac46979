import { start } from "../../system/terminal/start.ts";
import { parseCommand } from "./command.ts";
import { help } from "./help.ts";

// A registry that an npmrc names looks as if npm had kept it; what else npm keeps is asked for, or refused.
await start("publish:packages", main, ["dry-run"]);

async function main(args: readonly string[]): Promise<number> {
  const command = parseCommand(args);
  if (command.kind === "publish")
    return (await import("../../change/publish/publish.ts")).publish(command, process);
  process.stdout.write(help);
  return 0;
}
