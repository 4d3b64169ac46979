import type { SourceRange } from "../../../packages/workflow/src/diagnostics/diagnostic.ts";
import type { Change } from "./change.ts";

/**
 * Reports a difference once that several operations derive from one position of the manifest (a schema,
 * the provider's errors or limits): one change stays, as a change of the package as a whole.
 */
export function reportOnce(changes: Iterable<Change>): readonly Change[] {
  const found = new Map<string, Change>();
  for (const change of changes) {
    const key = [change.rule, change.message, start(change.base), start(change.head)].join("\n");
    const other = found.get(key);
    const isShared = other !== undefined && other.operation !== change.operation;
    found.set(key, isShared ? { ...change, operation: null } : change);
  }
  return [...found.values()];
}

function start(range: SourceRange | null): number | null {
  return range && range.start;
}
