import type { Diagnostic } from "../../language/diagnostics/diagnostic.ts";
import type { RunResult } from "../../emit/pipeline/result.ts";

/** Sums over all outputs of a run. */
export interface Totals {
  readonly providers: number;
  readonly operations: number;
  readonly written: number;
  readonly unchanged: number;
  readonly removed: number;
  readonly errors: number;
  readonly warnings: number;
}

/** Adds up a run. */
export function totalsOf({ outputs, diagnostics, findings }: RunResult): Totals {
  const settled = outputs.filter(({ status }) => status !== "failed" && status !== "refused");
  const sum = (key: "operations" | "written" | "unchanged" | "removed") =>
    settled.reduce((total, output) => total + output[key], 0);
  const { errors, warnings } = severities(diagnostics);
  return {
    providers: outputs.filter(({ spec, status }) => spec !== null && status !== "removed").length,
    operations: sum("operations"),
    written: sum("written"),
    unchanged: sum("unchanged"),
    removed: sum("removed"),
    errors: errors + findings.length,
    warnings,
  };
}

/** How many problems there are of each severity. */
export function severities(
  diagnostics: readonly Diagnostic[],
): Pick<Totals, "errors" | "warnings"> {
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  return { errors, warnings: diagnostics.length - errors };
}
