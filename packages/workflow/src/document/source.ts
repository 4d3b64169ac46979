import type { SourceFile, SourceRange } from "../diagnostics/diagnostic.ts";

/** Path of a member of a document: keys and indexes from the root, `["blocks", "search", "inputs", "q"]`. */
export type SourcePath = readonly (string | number)[];

/** Locates the members of a document in its file. */
export interface Source {
  readonly file: SourceFile;
  /** Range of the value at `path`; of the nearest ancestor that exists, when it does not. */
  valueAt(path: SourcePath): SourceRange;
  /** Range of the key of the member at `path`; like `valueAt` for items of a list. */
  keyAt(path: SourcePath): SourceRange;
}
