import type { DiagnosticReport } from "../../../packages/workflow/src/diagnostics/format.ts";
import { findingText } from "../../emit/write/finding.ts";
import { isOk, type RunResult } from "../../emit/pipeline/result.ts";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.ts";
import { rounded } from "../../system/terminal/numbers.ts";
import { totalsOf } from "./totals.ts";

/** A run as one JSON document: totals first, then every output, diagnostic and finding. */
export async function asJson(result: RunResult, out: string, ms: number): Promise<string> {
  const { outputs, ignored } = result;
  const document = {
    ok: isOk(result),
    ms: rounded(ms),
    ...totalsOf(result),
    outputs: outputs.map((output) => ({ ...output, ms: rounded(output.ms) })),
    diagnostics: await diagnosticReports(result.diagnostics),
    findings: result.findings.map((finding) => {
      const { kind, path } = finding;
      return { kind, file: `${out}/${path}`, ...findingText(finding) };
    }),
    ignored,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Diagnostics for programs. The module that makes them is loaded only when there is something to say. */
export async function diagnosticReports(
  diagnostics: readonly Diagnostic[],
): Promise<readonly DiagnosticReport[]> {
  if (diagnostics.length === 0) return [];
  const { report } = await import("../../../packages/workflow/src/diagnostics/format.ts");
  return diagnostics.map(report);
}
