import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { inspect } from "node:util";
import { InputError } from "../../system/input-error.ts";
import { statusLine } from "../../system/terminal/status-line.ts";
import { styleFor } from "../../system/terminal/style.ts";
import { type Command, help, parseCommand } from "./command.ts";
import { progressText } from "../../mutation/progress-text.ts";
import { mutate, UnsoundError } from "../../mutation/run.ts";
import { summarize } from "../../mutation/summary.ts";

const { stdout, stderr, env } = process;

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  try {
    const command = parseCommand(args);
    if (!command.help) return await run(command);
    stdout.write(help);
    return 0;
  } catch (error) {
    const label = styleFor(stderr, env)("red", "error");
    const isMisuse = error instanceof InputError;
    const isKnown = isMisuse || error instanceof UnsoundError;
    stderr.write(`${label}: ${isKnown ? error.message : inspect(error)}\n`);
    if (isMisuse) stderr.write("See --help.\n");
    return isMisuse ? 2 : 1;
  }
}

async function run(command: Command): Promise<number> {
  // A log keeps every line that is rewritten.
  const { show, end } = statusLine({ isTTY: stderr.isTTY && !env["CI"], write: write(stderr) });
  const progress = progressText();
  const { report, problems } = await mutate(command, (survived, total) => {
    progress.count(survived);
    show(() => progress.text(total));
  });
  end();
  // Where the report of the suite looks for it.
  const files = [".cache/mutation.json", ...(command.json === null ? [] : [command.json])];
  for (const file of files) {
    mkdirSync(dirname(file), { recursive: true });
    // Beside, then in its place: who reads it finds the whole of it.
    writeFileSync(`${file}.part`, `${JSON.stringify(report, null, 2)}\n`);
    renameSync(`${file}.part`, file);
  }
  stdout.write(summarize(report, problems, styleFor(stdout, env)));
  return report.survivors.length + problems.length > 0 ? 1 : 0;
}

function write(stream: NodeJS.WriteStream): (text: string) => void {
  return (text) => void stream.write(text);
}
