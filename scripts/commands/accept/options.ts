/** Which documentation is brought up to date. */
export interface Accept {
  /** Null: all. */
  readonly providers: readonly string[] | null;
  /** Without a question. */
  readonly yes: boolean;
}
