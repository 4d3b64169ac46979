import { diagnosticTexts, summedUp } from "../../language/diagnostics/print.ts";
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
  root: string,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  if (diagnostics.length + findings.length === 0) return "";
  const { annotations, remarkOf } = await import("../../system/terminal/annotation.ts");
  const { each, sum } = summedUp(diagnostics);
  const read = [
    ...each.map((found) => remarkOf(found.severity, found)),
    ...(sum ? [remarkOf("warning", { ...sum, range: null })] : []),
  ];
  const written = findings.map((finding) => {
    const { message, fix } = findingText(finding);
    const text = `${message}\nfix: ${fix}`;
    return { level: "error", title: finding.kind, text, place: `${out}/${finding.path}` } as const;
  });
  // Manifests are named from the root, what is written as a person sees it.
  return annotations(read, root, env) + annotations(written, ".", env);
}
