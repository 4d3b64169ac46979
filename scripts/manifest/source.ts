import type { SourceFile, SourceRange } from "../diagnostics/diagnostic.ts";

/** A place in a manifest: keys and indexes from the root, `["operations", "books_get_volume", "params"]`. */
export type ManifestPath = readonly (string | number)[];

/** Where each member of a parsed manifest stands in its file. */
export interface ManifestSource {
  readonly file: SourceFile;
  /** Range of the value at `path`; of the nearest ancestor that exists, when it does not. */
  valueAt(path: ManifestPath): SourceRange;
  /** Range of the key of the member at `path`; like `valueAt` for items of a list. */
  keyAt(path: ManifestPath): SourceRange;
}
