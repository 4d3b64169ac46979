import { root, start } from "../../system/terminal/start.ts";
import { parseCommand } from "./command.ts";
import { help } from "./help.ts";

await start("accept", perform, ["provider", "yes"]);

async function perform(args: readonly string[]): Promise<number> {
  const command = parseCommand(args);
  if (command.kind === "accept") {
    const { documentedProviders } = await import("../../../contract-tests/documented/read.ts");
    const { manifestFileOf } = await import("../../../contract-tests/contract/manifests.ts");
    const project = { root, documented: documentedProviders(), manifestFileOf };
    return (await import("./accept.ts")).accept(command, project, process);
  }
  process.stdout.write(help);
  return 0;
}
