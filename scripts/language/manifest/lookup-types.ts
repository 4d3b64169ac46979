import type { Json } from "../ir/types.ts";

/** A call that is made for one value of its reply. */
export interface ManifestLookup {
  /** Id of a `read` operation. */
  readonly run: string;
  /** Its parameter -> `{name}` of a parameter or of an earlier lookup, or a value. */
  readonly params?: Readonly<Record<string, Json>>;
  /** Path into its reply. */
  readonly take: string;
}
