import { diagnosticTexts } from "../../language/diagnostics/print.ts";
import {
  findings as catalog,
  type Finding,
  type FindingKind,
  findingText,
} from "../write/finding.ts";
import type { RunResult } from "./result.ts";
import type { Style } from "../../system/terminal/style.ts";

/** Files that are listed of a tree that is out of date. */
const MAX_PATHS = 20;

/** Diagnostics and findings for people. */
export async function problemsAsText(
  { diagnostics, findings, ignored }: RunResult,
  out: string,
  style: Style,
): Promise<string> {
  const notes = ignored.map(
    (path) => `${path} ${style("yellow", "note")}: not read; manifests end in .yaml`,
  );
  const parts = [...notes, ...(await diagnosticTexts(diagnostics, style))];
  // The keys of the catalogue are its kinds.
  for (const kind of Object.keys(catalog) as FindingKind[]) {
    const own = findings.filter((finding) => finding.kind === kind);
    if (own.length > 0) parts.push(kindText(own, out, style));
  }
  return parts.map((part) => `${part}\n`).join("\n");
}

/** Findings of one kind. */
function kindText(own: readonly Finding[], out: string, style: Style): string {
  const shown = own.slice(0, MAX_PATHS).map((finding) => {
    const label = `${style("red", "error")} ${style("bold", finding.kind)}`;
    return `${style("bold", `${out}/${finding.path}`)} ${label}: ${findingText(finding).message}`;
  });
  const fix = own[0] && findingText(own[0]).fix;
  const rest = own.length - shown.length;
  const more = rest > 0 ? [`  and ${rest} more`] : [];
  return [...shown, ...more, `  ${style("green", "fix:")} ${fix}`].join("\n");
}

/** Diagnostics and findings as workflow commands of GitHub Actions. */
export async function problemsAsGitHub(
  { diagnostics, findings }: RunResult,
  out: string,
): Promise<string> {
  if (diagnostics.length + findings.length === 0) return "";
  const { formatGitHub } = await import("../../../packages/workflow/src/diagnostics/format.ts");
  const lines = [
    ...diagnostics.map(formatGitHub),
    ...findings.map((finding) => findingCommand(finding, out)),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function findingCommand(finding: Finding, out: string): string {
  const { kind, path } = finding;
  const { message, fix } = findingText(finding);
  const file = `${out}/${path}`;
  const property = file.replaceAll("%", "%25").replaceAll(":", "%3A").replaceAll(",", "%2C");
  return `::error file=${property},title=${kind}::${message}%0Afix: ${fix}`;
}
