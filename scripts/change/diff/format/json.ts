import type { SourceRange } from "../../../../packages/workflow/src/diagnostics/diagnostic.ts";
import { locate } from "../../../../packages/workflow/src/diagnostics/location.ts";
import type { Change } from "../change.ts";
import type { PackageReport, Report } from "./report.ts";

/** For programs. Members are added to it, never changed or removed. */
export function asJson({ base, head, packages }: Report, ok: boolean): string {
  const document = { format: 2, ok, base, head, packages: packages.map(packageData) };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function packageData({ id, bump, counts, changes, tools }: PackageReport) {
  return { package: id, bump, counts, changes: changes.map(changeData), tools };
}

function changeData(change: Change) {
  const { code, word, severity, operation, subject, message, reason, base, head } = change;
  const places = { base: base && placeData(base), head: head && placeData(head) };
  return { code, word, severity, operation, subject, message, reason, ...places };
}

function placeData(range: SourceRange) {
  return { file: range.file.path, ...locate(range) };
}
