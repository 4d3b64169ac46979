import { printable } from "../../../../packages/workflow/src/diagnostics/excerpt.ts";
import { counted } from "../../../system/terminal/numbers.ts";
import type { Look, Style } from "../../../system/terminal/style.ts";
import type { Change } from "../change.ts";
import { countsText, grouped, type PackageReport, type Report, tokensText } from "./report.ts";
import type { Severity } from "../change.ts";
import { placeOf } from "./line.ts";

const LOOKS: Readonly<Record<Severity, Look>> = {
  breaking: "red",
  additive: "green",
  fix: "yellow",
  docs: "dim",
};

/** For terminals: by package, then by operation, and at the end the bumps that follow. */
export function asText({ base, head, packages }: Report, style: Style): string {
  const states = `${printable(base)} -> ${printable(head)}`;
  if (packages.length === 0) return `${states}: ${style("green", "no changes")}\n`;
  const parts = packages.flatMap((each) => packageText(each, style));
  const summary = packages.map((each) => bumpText(each, style));
  const total = `${states}: ${counted(packages.length, "package")} changed`;
  return [...parts, [total, ...summary].join("\n")].map((part) => `${part}\n`).join("\n");
}

function packageText({ id, changes }: PackageReport, style: Style): readonly string[] {
  const groups = grouped(changes, ({ operation }) => operation ?? id);
  return groups.map(([name, own]) =>
    [style("bold", printable(name)), ...own.map((change) => changeText(change, style))].join("\n"),
  );
}

function changeText(change: Change, style: Style): string {
  const { severity, message, code, base, head } = change;
  const places = base || head ? ` ${placeOf(base)} -> ${placeOf(head)}` : "";
  const label = style(LOOKS[severity], severity.padEnd("breaking".length));
  return `  ${label}  ${printable(message)}\n${style("dim", `            ${code}${printable(places)}`)}`;
}

function bumpText({ id, bump, counts, tools }: PackageReport, style: Style): string {
  const costs = tools.map((tool) => `\n    ${printable(tool.id)}: ${tokensText(tool)}`);
  return `  ${printable(id)}: ${style("bold", bump)} (${countsText(counts)})${costs.join("")}`;
}
