/** A manifest, drafted from a document or brought up to date with it. */
export interface ImportOptions {
  readonly file: string;
  /**
   * Operations to draft, or with a manifest that exists to bring up to date: names, patterns, or
   * `all`; null: all that the manifest has.
   */
  readonly operations: readonly string[] | null;
  readonly provider: string | null;
  readonly out: string | null;
  /** Whether what was done is printed for programs. */
  readonly json: boolean;
}
