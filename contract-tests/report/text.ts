import type { styleText } from "node:util";
import { shownSpec } from "../contract/manifests.ts";
import { type Cause, causesOf, sayCause } from "./causes.ts";
import { type CoverageRow, cellText, columnsOf, coverageRows } from "./coverage-table.ts";
import { uncoveredOf } from "./missing.ts";
import {
  casesOf,
  coveredOf,
  isGreen,
  percent,
  sayOthers,
  tallied,
  tally,
  untestedOf,
} from "./totals.ts";
import type { ContractReport } from "./types.ts";
import { counted, duration, grouped, visible } from "./format.ts";

/** Colours text for where it is printed. */
export type Style = (look: Parameters<typeof styleText>[0], text: string) => string;

/** Causes that are shown of a run. */
const MAX_CAUSES = 10;
/** Coverage items that are shown of one operation. */
const MAX_ITEMS = 20;
const GAP = 2;

/** A run for people at a terminal: what is wrong first, the coverage table and the totals last. */
export function asText(report: ContractReport, style: Style): string {
  const parts = [
    failures(report, style),
    otherFailures(report, style),
    drift(report, style),
    skipped(report, style),
    notes(report, style),
    coverage(report, style),
    missing(report, style),
    totals(report, style),
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join("\n")}\n`)
    .join("\n");
}

function failures(report: ContractReport, style: Style): readonly string[] {
  const untested = untestedOf(report).flatMap(({ provider, problem = "" }) => [
    style("bold", `${provider} is not tested`),
    ...linesOf([problem], style),
  ]);
  const causes = causesOf(report);
  const rest = causes.length - MAX_CAUSES;
  return [
    ...untested,
    ...causes.slice(0, MAX_CAUSES).flatMap((cause) => paragraph(cause, style)),
    ...(rest > 0 ? [`and ${counted(rest, "more cause")}; --report html shows all`] : []),
  ];
}

/** What is wrong, how often, and where to look. */
function paragraph(cause: Cause, style: Style): readonly string[] {
  const { who, where } = sayCause(cause);
  const said = visible(cause.message).replaceAll("\n", "\n  ");
  return [
    `${style("red", "x")} ${style("bold", visible(who))}: ${said}`,
    `  ${style("dim", visible(where ?? shownSpec(cause.provider)))}`,
  ];
}

function linesOf(messages: readonly string[], style: Style): readonly string[] {
  return messages.map(
    (message) => `  ${style("red", "x")} ${visible(message).replaceAll("\n", "\n    ")}`,
  );
}

function otherFailures(report: ContractReport, style: Style): readonly string[] {
  if (report.otherFailures.length === 0) return [];
  const messages = [...new Set(report.otherFailures.map(({ message }) => message))];
  const failed = messages.map((message) => {
    const alike = report.otherFailures.filter((each) => each.message === message);
    const more = alike.length > 1 ? ` and ${grouped(alike.length - 1)} more` : "";
    return `${alike[0]?.name}${more}: ${message}`;
  });
  const rest = failed.length - MAX_CAUSES;
  return [
    style("bold", "Other failures"),
    ...linesOf(failed.slice(0, MAX_CAUSES), style),
    ...(rest > 0 ? [`  and ${grouped(rest)} more; --report html shows all`] : []),
  ];
}

function drift(report: ContractReport, style: Style): readonly string[] {
  if (report.drift.length === 0) return [];
  const lines = report.drift.flatMap(({ operation, path, message, change }) => [
    `  ${style("yellow", "!")} ${operation} ${visible(`${path}: ${message}`)}`,
    ...visible(change)
      .trimEnd()
      .split("\n")
      .map((line) => `      ${style("green", line)}`),
  ]);
  return [style("bold", "Drift: the provider differs from its manifest"), ...lines];
}

function skipped(report: ContractReport, style: Style): readonly string[] {
  if (report.skipped.length === 0) return [];
  const lines = report.skipped.map(
    ({ id, reason }) => `  ${style("yellow", "-")} ${visible(`${id}: ${reason}`)}`,
  );
  return [style("bold", "Skipped"), ...lines];
}

function notes(report: ContractReport, style: Style): readonly string[] {
  if (report.notes.length === 0) return [];
  const lines = report.notes.map(({ id, note }) => `  ${style("yellow", "-")} ${id}: ${note}`);
  return [style("bold", "Notes"), ...lines];
}

function coverage(report: ContractReport, style: Style): readonly string[] {
  const rows = coverageRows(report);
  if (rows.length === 0 || report.target !== "mock") return [];
  const width = Math.max(...rows.map(({ name }) => name.length), "coverage".length);
  const columns = columnsOf(report);
  const widths = columns.map(
    (title, at) =>
      GAP + Math.max(title.length, ...rows.map(({ cells }) => textAt(cells, at).length)),
  );
  const head = columns.map((title, at) => title.padStart(widths[at] ?? 0)).join("");
  return [
    style("bold", `${"coverage".padEnd(width)}${head}${"%".padStart(7)}`),
    ...rows.map((row) => coverageLine(row, [width, ...widths], style)),
    ...(report.whole
      ? []
      : [style("dim", "Coverage is required only of the whole suite against the mock.")]),
  ];
}

function textAt(cells: CoverageRow["cells"], at: number): string {
  const cell = cells[at];
  return cell ? cellText(cell) : "";
}

function coverageLine(
  { name, cells, total }: CoverageRow,
  [width = 0, ...widths]: readonly number[],
  style: Style,
): string {
  const texts = cells.map((cell, index) => {
    const text = textAt(cells, index).padStart(widths[index] ?? 0);
    return cell.missing.length > 0 ? style("red", text) : text;
  });
  const share = percent(total);
  const look = share === 100 ? "green" : "yellow";
  return `${name.padEnd(width)}${texts.join("")}${style(look, `${share ?? "-"}`.padStart(7))}`;
}

function missing(report: ContractReport, style: Style): readonly string[] {
  const lines = uncoveredOf(report).flatMap(({ operation, lines: open }) => {
    const shown = open.slice(0, MAX_ITEMS);
    const rest = open.length - shown.length;
    return [
      ...shown.map((line) => `  ${style("red", "x")} ${operation} ${visible(line)}`),
      ...(rest > 0 ? [`  and ${rest} more of ${operation}; --report html shows all`] : []),
    ];
  });
  return lines.length > 0 ? [style("bold", "Not covered"), ...lines] : [];
}

function totals(report: ContractReport, style: Style): readonly string[] {
  const cases = casesOf(report);
  const { covered, total } = coveredOf(report.providers);
  const look = isGreen(report) ? "green" : "red";
  const items =
    report.target === "mock"
      ? `; ${grouped(covered)} of ${counted(total, "coverage item")} covered`
      : "";
  const cpu = report.cpuMs === null ? "" : `, ${duration(report.cpuMs)} of CPU`;
  return [
    `${style(look, counted(cases.length, "case"))}: ${tallied(tally(cases))}${sayOthers(report)}${items}; ` +
      `${duration(report.durationMs)}${cpu}`,
  ];
}
