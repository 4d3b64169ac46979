import * as module from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Command, parseCommand } from "./command.ts";
import { isOk, type RunResult } from "../../emit/pipeline/result.ts";
import { check, generate } from "../../emit/pipeline.ts";
import { readProject } from "../../emit/project.ts";
import { complain } from "../../system/terminal/complaint.ts";
import { asJson } from "./document.ts";
import { help } from "./help.ts";
import { problemsAsGitHub, problemsAsText } from "../../emit/pipeline/problems.ts";
import { progressOn } from "../../emit/pipeline/progress.ts";
import { shownPath } from "../../system/terminal/shown-path.ts";
import { styleFor } from "../../system/terminal/style.ts";
import { summarizeCheck, summarizeGenerate } from "./summary.ts";

type Run = Extract<Command, { kind: "generate" | "check" }>;

const root = fileURLToPath(new URL("../../..", import.meta.url));
const { stdout, stderr, env } = process;

// Compiled code of large dependencies is kept between runs; older versions of Node cannot.
module.enableCompileCache?.(join(root, "node_modules/.cache/blockwright/compiled"));
// A reader such as `head` may go away before everything is printed.
stdout.on("error", () => process.exit());
process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  try {
    const command = parseCommand(args);
    if (command.kind === "help") stdout.write(help);
    else if (command.kind === "version") stdout.write(`${readProject(root).version}\n`);
    else return await run(command);
    return 0;
  } catch (error) {
    return complain(error, process);
  }
}

async function run(command: Run): Promise<number> {
  const started = performance.now();
  const { progress, end } = progressOn(stderr);
  const specs = resolve(command.specs ?? join(root, "specs"));
  const out = resolve(command.out ?? join(root, "generated"));
  const options = { ...command, root, specs, out };
  const result = await (command.kind === "check" ? check : generate)(options, progress);
  end();
  await print(result, command, shownPath(out), performance.now() - started);
  return isOk(result) ? 0 : 1;
}

async function print(result: RunResult, command: Run, out: string, ms: number): Promise<void> {
  if (command.format === "json") {
    stdout.write(await asJson(result, out, ms));
    return;
  }
  const style = styleFor(stdout, env);
  if (command.format === "github") stdout.write(await problemsAsGitHub(result, out));
  else stderr.write(await problemsAsText(result, out, styleFor(stderr, env)));
  const summary =
    command.kind === "check"
      ? summarizeCheck(result, ms, style)
      : summarizeGenerate(result, { check: command.check, ms }, style);
  stdout.write(summary);
}
