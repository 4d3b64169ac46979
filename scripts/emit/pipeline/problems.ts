import { diagnosticTexts } from "../../language/diagnostics/print.ts";
import { findings as catalog, type Finding, type FindingKind } from "../write/finding.ts";
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
    const paths = findings.filter((finding) => finding.kind === kind).map(({ path }) => path);
    if (paths.length > 0) parts.push(findingText(kind, paths, out, style));
  }
  return parts.map((part) => `${part}\n`).join("\n");
}

function findingText(kind: FindingKind, paths: readonly string[], out: string, style: Style) {
  const { message, fix } = catalog[kind];
  const label = `${style("red", "error")} ${style("bold", kind)}`;
  const shown = paths.slice(0, MAX_PATHS).map((path) => {
    return `${style("bold", `${out}/${path}`)} ${label}: ${message}`;
  });
  const rest = paths.length - shown.length;
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

function findingCommand({ kind, path }: Finding, out: string): string {
  const { message, fix } = catalog[kind];
  const file = `${out}/${path}`;
  const property = file.replaceAll("%", "%25").replaceAll(":", "%3A").replaceAll(",", "%2C");
  return `::error file=${property},title=${kind}::${message}%0Afix: ${fix}`;
}
