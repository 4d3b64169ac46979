import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { isSound, readDocument } from "./document/read.ts";
import type { Source } from "./document/source.ts";
import { readShape } from "./parse/shape.ts";
import type { Workflow } from "./types.ts";

/** A workflow, and every problem with its text and its shape. */
export interface ParsedWorkflow {
  /** Present when nothing is wrong. */
  readonly workflow?: Workflow;
  /**
   * Replaces `workflow` when the shape is wrong: what is usable of it, so that `checkWorkflow` can report
   * further problems in the same pass. Must not be run.
   */
  readonly draft?: Workflow;
  /** Locates each member in the text. */
  readonly source: Source;
  /** In the order of the text. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What seems to be missing may follow a syntax error. */
const absences: ReadonlySet<string> = new Set(["workflow-key-missing", "workflow-empty"]);

/** Parses a workflow from YAML or JSON. Never throws, whatever the text. Diagnostics name the file `path`. */
export function parseWorkflow(text: string, path = "workflow.yaml"): ParsedWorkflow {
  // A byte order mark is not counted as a column.
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
  // After a syntax error, nothing that follows is reliable.
  if (isBroken) return { source, diagnostics: sorted };
  return { draft: workflow, source, diagnostics: sorted };
}
