import type { CheckedManifest } from "../../emit/pipeline/check-again.ts";
import { diagnosticTexts } from "../../language/diagnostics/print.ts";
import { counted, duration, rounded } from "../../system/terminal/numbers.ts";
import type { Style } from "../../system/terminal/style.ts";
import { diagnosticReports } from "./document.ts";
import { problems } from "./summary.ts";
import { severities } from "./totals.ts";

/** One change as a line of JSON. */
export async function asLine(change: CheckedManifest, ms: number): Promise<string> {
  const { file, diagnostics, operations } = change;
  if (diagnostics === null) return line({ file, removed: true, ms: rounded(ms) });
  const { errors, warnings } = severities(diagnostics);
  return line({
    file,
    ok: errors === 0,
    ms: rounded(ms),
    operations,
    errors,
    warnings,
    diagnostics: await diagnosticReports(diagnostics),
  });
}

/** Why nothing can be checked, as a line of JSON; null: it can again. */
export function errorLine(error: Error | null): string {
  return line({ error: error === null ? null : error.message });
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

/** One change for people: what is wrong, then a line that sums it up. */
export async function asText(
  { file, diagnostics, operations }: CheckedManifest,
  ms: number,
  style: Style,
): Promise<string> {
  if (diagnostics === null) return `${file}: removed\n`;
  const texts = await diagnosticTexts(diagnostics, style);
  const found = problems(severities(diagnostics), style);
  const verdict = found.length === 0 ? [style("green", "no problems")] : found;
  const parts = [counted(operations, "operation"), ...verdict].join(", ");
  const sum = `${style("bold", file)}: ${parts} ${style("dim", `in ${duration(ms)}`)}`;
  return `${[...texts, sum].join("\n")}\n`;
}

/** Why nothing could be checked, for people. */
export function errorText({ message }: Error, style: Style): string {
  return `${style("red", "error")}: ${message}\n`;
}
