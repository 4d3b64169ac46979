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
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  return {
    providers: outputs.filter(({ spec, status }) => spec !== null && status !== "removed").length,
    operations: sum("operations"),
    written: sum("written"),
    unchanged: sum("unchanged"),
    removed: sum("removed"),
    errors: errors + findings.length,
    warnings: diagnostics.length - errors,
  };
}
