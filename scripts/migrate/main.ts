import { root, start } from "../start.ts";
import { KEPT, parseCommand } from "./command.ts";
import { help } from "./help.ts";

await start("migrate", perform, KEPT);

async function perform(args: readonly string[]): Promise<number> {
  const command = parseCommand(args);
  if (command.kind === "migrate") return (await import("./run.ts")).run(command, root, process);
  process.stdout.write(help);
  return 0;
}
