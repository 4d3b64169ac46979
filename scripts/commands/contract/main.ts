import { UsageError } from "../../../contract-tests/settings/environment.ts";
import { startSuite } from "../../../contract-tests/suite/start.ts";
import { help, parseCommand } from "./command.ts";

try {
  const command = parseCommand(process.argv.slice(2));
  if (command.kind === "help") process.stdout.write(help);
  else await startSuite(command);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`contract: ${error.message}\nSee --help.\n`);
  process.exitCode = 2;
}
