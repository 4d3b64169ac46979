import { causesOf, sayCause } from "./causes.ts";
import { cellText, columnsOf, coverageRows } from "./coverage-table.ts";
import { uncoveredOf } from "./missing.ts";
import { casesOf, isGreen, percent, sayOthers, tallied, tally, untestedOf } from "./totals.ts";
import type { ContractReport } from "./types.ts";
import { counted } from "./format.ts";

/** The summary of a job: totals, the coverage table and the first failures. */
export function asMarkdown(report: ContractReport): string {
  const untested = untestedOf(report);
  const failures = [
    ...untested.map(({ provider, problem }) => `${provider} is not tested: ${problem}`),
    ...report.otherFailures.map(({ name, message }) => `${name}: ${message}`),
    ...causesOf(report).map((cause) => {
      const { who, where } = sayCause(cause);
      return `${who}: ${cause.message}${where === undefined ? "" : `; ${where}`}`;
    }),
  ];
  const cases = casesOf(report);
  const totals = `${counted(cases.length, "case")}: ${tallied(tally(cases))}${sayOthers(report)}`;
  const lines = [
    `## Contracts: ${isGreen(report) ? "all hold" : "not all hold"}`,
    "",
    totals,
    "",
    ...table(report),
    ...failures.slice(0, MAX_FAILURES).map((message) => `- ${code(message)}`),
    ...(failures.length > MAX_FAILURES ? [`- and ${failures.length - MAX_FAILURES} more`] : []),
    ...notCovered(report),
  ];
  return `${lines.join("\n")}\n`;
}

const MAX_FAILURES = 50;

function table(report: ContractReport): readonly string[] {
  const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const columns = columnsOf(report);
  return [
    row(["provider", ...columns, "%"]),
    row(["---", ...columns.map(() => "--:"), "--:"]),
    ...coverageRows(report).map(({ name, cells, total }) =>
      row([name, ...cells.map(cellText), `${percent(total) ?? "-"}`]),
    ),
    "",
  ];
}

function notCovered(report: ContractReport): readonly string[] {
  const open = uncoveredOf(report).flatMap(({ operation, lines }) =>
    lines.map((line) => `- ${code(`${operation} ${line}`)}`),
  );
  if (open.length === 0) return [];
  const more = open.length > MAX_FAILURES ? [`- and ${open.length - MAX_FAILURES} more`] : [];
  return ["", "### Not covered", "", ...open.slice(0, MAX_FAILURES), ...more];
}

/** Text as code, whatever it holds: a fence longer than any run of backticks in it, on one line. */
function code(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = "`".repeat(1 + Math.max(0, ...runs.map((run) => run.length)));
  return `${fence} ${text.replaceAll(/\s+/g, " ")} ${fence}`;
}
