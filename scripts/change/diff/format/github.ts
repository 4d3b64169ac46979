import { annotations, type Remark } from "../../../system/terminal/annotation.ts";
import type { Change } from "../change.ts";
import type { Report } from "./report.ts";
import type { Severity } from "../change.ts";

/** Texts for people need nobody's attention. */
const LEVELS: Readonly<Record<Severity, "error" | "notice" | null>> = {
  breaking: "error",
  additive: "notice",
  fix: "notice",
  docs: null,
};

/** Workflow commands of GitHub Actions, shown at the lines of the head. */
export function asGitHub({ packages }: Report, root: string, env: NodeJS.ProcessEnv): string {
  return annotations(packages.flatMap(({ changes }) => changes).flatMap(remarks), root, env);
}

function remarks(change: Change): readonly Remark[] {
  const level = LEVELS[change.severity];
  const name = change.operation ?? change.package;
  const text = `${name}: ${change.message}\n${change.reason}`;
  return level ? [{ level, title: change.code, text, place: change.head }] : [];
}
