import { excerpt, printable } from "../../../packages/workflow/src/diagnostics/excerpt.ts";
import { locate } from "../../../packages/workflow/src/diagnostics/location.ts";
import type { Format } from "../../system/terminal/arguments.ts";
import { annotations, remarkOf } from "../../system/terminal/annotation.ts";
import { counted } from "../../system/terminal/numbers.ts";
import { type Look, type Style, styleFor } from "../../system/terminal/style.ts";
import { requestOf } from "../draft/names.ts";
import type { Finding } from "../finding.ts";
import { SEVERITIES, type Severity } from "../finding-kind.ts";
import type { Vendor, VendorOperation } from "../model.ts";
import type { Drift } from "./compare.ts";

/** A comparison, to be printed. */
export interface DriftReport extends Drift {
  readonly provider: string;
  readonly vendor: Vendor;
  readonly ok: boolean;
}

/** A comparison in the format that was asked for. */
export function formatted(
  report: DriftReport,
  format: Format,
  root: string,
  { stdout, env }: Pick<NodeJS.Process, "stdout" | "env">,
): string {
  if (format === "json") return asJson(report);
  return format === "github" ? asGitHub(report, root, env) : asText(report, styleFor(stdout, env));
}

const LOOKS: Readonly<Record<Severity, Look>> = { broken: "red", changed: "yellow", new: "green" };

function asText({ findings, others, vendor, provider }: DriftReport, style: Style): string {
  const parts = findings.map((finding) => findingText(finding, style));
  const counts = SEVERITIES.flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count > 0 ? [style(LOOKS[severity], `${count} ${severity}`)] : [];
  });
  const total = counts.length > 0 ? counts.join(", ") : style("green", "no difference");
  const file = printable(vendor.file);
  const rest = `${counted(others.length, "operation")} of ${file} not in the manifest`;
  return [...parts, `${provider}: ${total}; ${rest}`].map((part) => `${part}\n`).join("\n");
}

/** As the check prints its diagnostics: the place, the line, and what to do. */
export function findingText(
  { code, severity, message, fix, range }: Finding,
  style: Style = (_, text) => text,
): string {
  const { line, column } = locate(range).start;
  const place = style("bold", `${printable(range.file.path)}:${line}:${column}`);
  const label = `${style(LOOKS[severity], severity)} ${style("bold", code)}`;
  const shown = excerpt(range);
  const carets = shown && style(LOOKS[severity], shown.carets);
  return [
    `${place} ${label}: ${printable(message)}`,
    ...(shown ? [`  ${style("dim", shown.line)}`, `  ${carets}`] : []),
    `  ${style("green", "fix:")} ${printable(fix)}`,
  ].join("\n");
}

const LEVELS = { broken: "error", changed: "warning", new: "notice" } as const;

function asGitHub({ findings }: DriftReport, root: string, env: NodeJS.ProcessEnv): string {
  const remarks = findings.map((finding) => remarkOf(LEVELS[finding.severity], finding));
  return annotations(remarks, root, env);
}

/** For programs. Members are added to it, never changed or removed. */
function asJson({ ok, provider, vendor, findings, others }: DriftReport): string {
  const { file, title, version } = vendor;
  const document = {
    format: 1,
    ok,
    provider,
    vendor: { file, title, version },
    findings: findings.map(findingData),
    others: others.map(operationData),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** An operation of the vendor for programs. */
export function operationData(operation: VendorOperation) {
  return { operation: operation.id, request: requestOf(operation) };
}

/** A finding for programs. */
export function findingData({ code, severity, message, cause, fix, range, pointer }: Finding) {
  return { code, severity, message, file: range.file.path, ...locate(range), pointer, cause, fix };
}
