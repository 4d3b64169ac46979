import { styleText } from "node:util";
import { type ReportFile, writeReports } from "./files.ts";
import { asText, type Style } from "./text.ts";
import { isGreen } from "./totals.ts";
import type { ContractReport } from "./types.ts";

/** Colours where there are any: not for files, nor under NO_COLOR. */
const style: Style = (look, text) => styleText(look, text, { stream: process.stdout });

/** Prints a report, writes its files, and sets the exit status of the process where something is wrong. */
export async function announce(
  report: ContractReport,
  files: readonly ReportFile[],
): Promise<void> {
  process.stdout.write(`\n${asText(report, style)}`);
  for (const file of await writeReports(report, files)) process.stdout.write(`${file} written\n`);
  if (!isGreen(report)) process.exitCode = 1;
}
