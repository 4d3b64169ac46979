// Generated from packages/workflow/src/parse.ts. Do not edit; run `npm run generate`.

import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { isSound, readDocument } from "./document/read.ts";
import type { Source } from "./document/source.ts";
import { readShape } from "./parse/shape.ts";
import type { Workflow } from "./types.ts";

/** A workflow, and everything that is wrong with its text and its shape. */
export interface ParsedWorkflow {
  /** Present when nothing is wrong. */
  readonly workflow?: Workflow;
  /**
   * In place of `workflow` when something is wrong with the shape: the rest of it, so that mistakes of
   * meaning are found at the same time. Never to be run.
   */
  readonly draft?: Workflow;
  /** Where each member stands in the text. */
  readonly source: Source;
  /** In the order of the text. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What seems to be missing may stand behind a mistake of syntax. */
const absences: ReadonlySet<string> = new Set(["workflow-key-missing", "workflow-empty"]);

/** Reads a workflow, YAML or JSON. Never throws, whatever the text; `path` is how diagnostics name it. */
export function parseWorkflow(text: string, path = "workflow.yaml"): ParsedWorkflow {
  // A byte order mark is no column.
  const file = { path, text: text.replace(/^\uFEFF/, "") };
  const { value, source, diagnostics: found, soundUntil } = readDocument(file);
  if (value === undefined) return { source, diagnostics: found };
  const { workflow, diagnostics: shape } = readShape(value, source);
  const isBroken = soundUntil < Number.POSITIVE_INFINITY;
  const certain = shape.filter(
    ({ code, range }) => isSound(range, soundUntil) && !(isBroken && absences.has(code)),
  );
  const diagnostics = [...found, ...certain];
  if (diagnostics.length === 0) return { workflow, source, diagnostics };
  const sorted = diagnostics.toSorted((a, b) => a.range.start - b.range.start);
  // After a mistake of syntax, nothing that follows can be relied on.
  if (isBroken) return { source, diagnostics: sorted };
  return { draft: workflow, source, diagnostics: sorted };
}
