import { resolve } from "node:path";
import type {
  Diagnostic,
  SourceRange,
} from "../../../packages/workflow/src/diagnostics/diagnostic.ts";
import { annotation } from "../../../packages/workflow/src/diagnostics/format.ts";
import { isBelow, relativePath } from "../path.ts";

/** What a workflow command of GitHub Actions says. */
export interface Remark {
  readonly level: "error" | "warning" | "notice";
  readonly title: string;
  readonly text: string;
  /** A range of a file, the path of a file as a whole, or null: the run. */
  readonly place: SourceRange | string | null;
}

/**
 * Workflow commands of GitHub Actions, a line each. GitHub looks for files from the root of the repository,
 * in which the project may be a folder; the places are named from `base`.
 */
export function annotations(
  remarks: readonly Remark[],
  base: string,
  { GITHUB_WORKSPACE: top }: NodeJS.ProcessEnv,
): string {
  const shown = (path: string) => {
    const file = resolve(base, path);
    return top && isBelow(file, top) ? relativePath(top, file) : path;
  };
  const lines = remarks.map(({ level, title, text, place }) =>
    annotation(level, title, text, place, shown),
  );
  return lines.map((line) => `${line}\n`).join("");
}

/** What a diagnostic or a finding says, and what to do. */
export function remarkOf(
  level: Remark["level"],
  {
    code,
    message,
    fix,
    range,
  }: Pick<Diagnostic, "code" | "message" | "fix"> & { readonly range: SourceRange | null },
): Remark {
  return { level, title: code, text: `${message}\nfix: ${fix}`, place: range };
}
