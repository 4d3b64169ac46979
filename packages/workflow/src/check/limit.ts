import { workflowDiagnostic as diagnostic } from "../catalog.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";

/** How many problems of one workflow are reported. */
export const problemLimit = 100;

/** As many of the findings as can be reported, and one that shows that there are more. */
export function limited<Each>(findings: Iterable<Each>): readonly Each[] {
  const taken: Each[] = [];
  for (const finding of findings) {
    taken.push(finding);
    if (taken.length > problemLimit) break;
  }
  return taken;
}

/** Sorted diagnostics, the last of which says when there were more. */
export function withinLimit(sorted: readonly Diagnostic[]): readonly Diagnostic[] {
  const next = sorted[problemLimit];
  if (next === undefined) return sorted;
  const more = diagnostic("workflow-problems-many", next.range, { limit: problemLimit });
  return [...sorted.slice(0, problemLimit), more];
}

/** How many characters a message or a fix has at most; they quote what the document says. */
export const textLimit = 2_000;

/** Diagnostics with texts of limited length. Secrets are masked before: half of one would not be found. */
export function shortened(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.map((one) => ({ ...one, message: cut(one.message), fix: cut(one.fix) }));
}

function cut(text: string): string {
  return text.length <= textLimit
    ? text
    : `${text.slice(0, textLimit).replace(/\p{Surrogate}$/u, "")}…`;
}
