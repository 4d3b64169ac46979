import { resolve } from "node:path";
import { providers } from "../../../contract-tests/settings/providers.ts";
import { requireReady } from "../../../contract-tests/contract/ready.ts";
import { knownProviders } from "../../../contract-tests/settings/environment.ts";
import { workspace } from "../../../contract-tests/settings/workspace.ts";
import { mutationFile } from "../../../contract-tests/report/last-mutation.ts";
import { printable } from "../../../packages/workflow/src/diagnostics/excerpt.ts";
import type { MutationOptions } from "../../mutation/options.ts";
import { progressText } from "../../mutation/progress-text.ts";
import { mutate, UnsoundError } from "../../mutation/run.ts";
import { summarize } from "../../mutation/summary.ts";
import { refuseLinks } from "../../system/links.ts";
import { replaceFile } from "../../system/replace-file.ts";
import { statusLine } from "../../system/terminal/status-line.ts";
import { styleFor } from "../../system/terminal/style.ts";

interface Asked extends MutationOptions {
  /** File that the report is written to, beside the usual one. */
  readonly json: string | null;
}

/** Measures the suite, reports what survived and gives the exit status. */
export async function run(
  command: Asked,
  { stdout, stderr, env }: NodeJS.Process,
): Promise<number> {
  // Where the report of the suite looks for it.
  const files = [mutationFile, ...(command.json === null ? [] : [resolve(command.json)])];
  for (const file of files) refuseLinks(file, workspace.root);
  requireReady(command.providers ? knownProviders(command.providers) : providers);
  // A log keeps every line that is rewritten.
  const { show, end } = statusLine({
    isTTY: stderr.isTTY && !env["CI"],
    columns: stderr.columns,
    write: (text) => stderr.write(text),
  });
  const progress = progressText();
  const measuring = mutate(command, (survived, total) => {
    progress.count(survived);
    show(() => progress.text(total));
  });
  const result = await measuring.catch(unsound).finally(end);
  if (result instanceof UnsoundError) {
    const lines = result.message.split("\n").map(printable);
    stderr.write(`${styleFor(stderr, env)("red", "error")}: ${lines.join("\n")}\n`);
    return 1;
  }
  const { report, problems } = result;
  const text = `${JSON.stringify(report, null, 2)}\n`;
  for (const file of files) replaceFile(file, text, workspace.root);
  stdout.write(summarize(report, problems, styleFor(stdout, env)));
  return report.survivors.length + problems.length > 0 ? 1 : 0;
}

function unsound(error: unknown): UnsoundError {
  if (error instanceof UnsoundError) return error;
  throw error;
}
