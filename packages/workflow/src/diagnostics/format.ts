import type { Diagnostic, SourceRange } from "./diagnostic.ts";
import { excerpt, printable } from "./excerpt.ts";
import { type Location, locate } from "./location.ts";

/** The meaning of a part of the text, for colours. */
export type Role = "place" | "error" | "warning" | "code" | "source" | "caret" | "fix";

/** Colours a part of the text. */
export type Paint = (text: string, role: Role) => string;

/** A diagnostic as plain data. */
export interface DiagnosticReport {
  readonly code: string;
  readonly severity: Diagnostic["severity"];
  readonly message: string;
  readonly file: string;
  readonly start: Location;
  readonly end: Location;
  readonly cause: string;
  readonly fix: string;
}

/** `specs/books.yaml:55:14 error path-parameter-undeclared: ...`, the source line, carets and the fix. */
export function formatText(diagnostic: Diagnostic, paint: Paint = (text) => text): string {
  const { code, severity, message, fix, range } = diagnostic;
  const { start } = locate(range);
  const place = paint(`${printable(range.file.path)}:${start.line}:${start.column}`, "place");
  const label = `${paint(severity, severity)} ${paint(code, "code")}`;
  const shown = excerpt(range);
  return [
    `${place} ${label}: ${printable(message)}`,
    ...(shown ? [`  ${paint(shown.line, "source")}`, `  ${paint(shown.carets, "caret")}`] : []),
    `  ${paint("fix:", "fix")} ${printable(fix)}`,
  ].join("\n");
}

/** A diagnostic for programs. */
export function report(diagnostic: Diagnostic): DiagnosticReport {
  const { code, severity, message, cause, fix, range } = diagnostic;
  return { code, severity, message, file: range.file.path, ...locate(range), cause, fix };
}

/** A workflow command of GitHub Actions, shown at the changed line of a pull request. */
export function formatGitHub({ code, severity, message, fix, range }: Diagnostic): string {
  return annotation(severity, code, `${message}\nfix: ${fix}`, range);
}

/**
 * A workflow command of GitHub Actions for a range or a whole file, whose path is given as it is shown there;
 * without either it belongs to the run.
 */
export function annotation(
  level: "error" | "warning" | "notice",
  title: string,
  text: string,
  place: SourceRange | string | null,
  shown = (path: string) => path,
): string {
  const properties = [...placeOf(place, shown), `title=${escapeProperty(title)}`];
  return `::${level} ${properties.join(",")}::${escapeData(text)}`;
}

function placeOf(
  place: SourceRange | string | null,
  shown: (path: string) => string,
): readonly string[] {
  if (place === null) return [];
  const isWhole = typeof place === "string";
  const file = `file=${escapeProperty(shown(isWhole ? place : place.file.path))}`;
  if (isWhole) return [file];
  const { start, end } = locate(place);
  const lines = [`line=${start.line}`, `col=${start.column}`, `endLine=${end.line}`];
  // GitHub ignores columns that span lines.
  if (start.line === end.line) lines.push(`endColumn=${end.column}`);
  return [file, ...lines];
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
