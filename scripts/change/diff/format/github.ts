import { annotation } from "../../../../packages/workflow/src/diagnostics/format.ts";
import type { Change } from "../change.ts";
import type { Report } from "../report.ts";
import type { Severity } from "../rule.ts";

/** Texts for people need nobody's attention. */
const LEVELS: Readonly<Record<Severity, "error" | "notice" | null>> = {
  breaking: "error",
  additive: "notice",
  fix: "notice",
  docs: null,
};

/** Workflow commands of GitHub Actions, shown at the lines of the head. */
export function asGitHub({ packages }: Report): string {
  const lines = packages.flatMap(({ changes }) => changes).flatMap(command);
  return lines.map((line) => `${line}\n`).join("");
}

function command(change: Change): readonly string[] {
  const level = LEVELS[change.severity];
  const name = change.operation ?? change.package;
  const text = `${name}: ${change.message}\n${change.reason}`;
  return level ? [annotation(level, change.rule, text, change.head)] : [];
}
