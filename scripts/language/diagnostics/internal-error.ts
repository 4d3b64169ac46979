import { debuglog } from "node:util";
import { type Diagnostic, diagnostic, type SourceFile, type SourceRange } from "./diagnostic.ts";

const debug = debuglog("blockwright");

/**
 * A mistake of the generator as a diagnostic of the manifest that showed it: whatever one manifest
 * makes us throw, the problems of the others are told. `doing` is what failed: `Checking it`.
 */
export function internalError(error: unknown, doing: string, range: SourceRange): Diagnostic {
  debug("%s: %s: %o", range.file.path, doing, error);
  return diagnostic("internal-error", range, { doing, reason: String(error) });
}

/** The place of what concerns a whole file. */
export function startOf(file: SourceFile): SourceRange {
  return { file, start: 0, end: 0 };
}
