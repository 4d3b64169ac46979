import type { Diagnostic } from "../../../packages/workflow/src/diagnostics/diagnostic.ts";
import type { OutputResult, RunResult } from "../../emit/pipeline/result.ts";
import { counted, duration } from "../../system/terminal/numbers.ts";
import type { Style } from "../../system/terminal/style.ts";
import { type Totals, totalsOf } from "./totals.ts";

/** More outputs than this are summed up. */
const MAX_ROWS = 40;

/** What a run of `generate` did, or with `check` would do: a row per changed output, then the sum. */
export function summarizeGenerate(
  result: RunResult,
  { check, ms }: { readonly check: boolean; readonly ms: number },
  style: Style,
): string {
  const totals = totalsOf(result);
  const changed = result.outputs.filter(({ status }) => status !== "unchanged");
  const rows = changed.slice(0, MAX_ROWS).map(cells);
  const rest = changed.length - rows.length;
  const lines = [
    ...align(rows).map((row, index) => paint(row, changed[index], style)),
    ...(rest > 0 ? [style("dim", `  and ${rest} more`)] : []),
    ...(changed.length > 0 ? [""] : []),
    `${scope(totals, "provider")}: ${work(totals, check)} ${style("dim", `in ${duration(ms)}`)}`,
    ...problems(totals, style),
    ...explained(result, style),
  ];
  return `${lines.join("\n")}\n`;
}

/** What a run of `check` found. */
export function summarizeCheck(result: RunResult, ms: number, style: Style): string {
  const totals = totalsOf(result);
  const verdict = totals.errors + totals.warnings === 0 ? style("green", "no problems") : "checked";
  const first = `${scope(totals, "manifest")}: ${verdict} ${style("dim", `in ${duration(ms)}`)}`;
  return `${[first, ...problems(totals, style), ...explained(result, style)].join("\n")}\n`;
}

function scope({ providers, operations }: Totals, noun: string): string {
  return `${counted(providers, noun)}, ${counted(operations, "operation")}`;
}

function work({ written, unchanged, removed }: Totals, check: boolean): string {
  const would = check ? "would be " : "";
  if (written + removed === 0) return `${counted(unchanged, "file")} up to date`;
  const parts = [
    `${counted(written, "file")} ${would}written`,
    `${unchanged} unchanged`,
    ...(removed > 0 ? [`${removed} ${would}removed`] : []),
  ];
  return parts.join(", ");
}

/** `2 errors, 1 warning`; no line when there are none. */
export function problems(
  { errors, warnings }: Pick<Totals, "errors" | "warnings">,
  style: Style,
): string[] {
  const parts = [
    ...(errors > 0 ? [style("red", counted(errors, "error"))] : []),
    ...(warnings > 0 ? [style("yellow", counted(warnings, "warning"))] : []),
  ];
  return parts.length > 0 ? [parts.join(", ")] : [];
}

/** Where more is said of what was found; no line where nothing was. */
export function explained(
  { diagnostics }: { readonly diagnostics: readonly Pick<Diagnostic, "code" | "severity">[] },
  style: Style,
): string[] {
  // The first error is what people look at first.
  const shown = diagnostics.find(({ severity }) => severity === "error") ?? diagnostics[0];
  if (!shown) return [];
  return [style("dim", `more about a code: npx blockwright check --explain ${shown.code}`)];
}

function cells(output: OutputResult) {
  const { id, status, operations, written, unchanged, removed, targets, ms } = output;
  if (status === "failed") return [id, "has errors; its package is unchanged"];
  if (status === "refused") return [id, "unchanged: see above"];
  const show = (count: number, word: string) => (count > 0 ? `${count} ${word}` : "");
  return [
    id,
    operations > 0 ? counted(operations, "operation") : "",
    show(written, "written"),
    show(unchanged, "unchanged"),
    show(removed, "removed"),
    duration(ms),
    ...(targets ? [`only ${targets.join(", ")}`] : []),
  ];
}

/** Pads columns to the same width; a row of two cells is a sentence and has no columns. */
function align(rows: readonly (readonly string[])[]): string[] {
  const tables = rows.filter(({ length }) => length > 2);
  const width = (column: number) => Math.max(0, ...tables.map((row) => row[column]?.length ?? 0));
  const first = Math.max(0, ...rows.map(([id = ""]) => id.length));
  return rows.map(([id = "", ...others]) => {
    const rest = others.map((cell, index) =>
      others.length > 1 ? cell.padStart(width(index + 1)) : cell,
    );
    const used = rest.filter((cell) => cell !== "");
    return `  ${[id.padEnd(first), ...used].join("   ")}`.trimEnd();
  });
}

function paint(row: string, output: OutputResult | undefined, style: Style): string {
  return output?.status === "failed" || output?.status === "refused" ? style("red", row) : row;
}
