/** Which mutants are put to the test. */
export interface MutationOptions {
  /** Null: all. */
  readonly providers: readonly string[] | null;
  /** How many mutants are chosen, and by which seed; null: all of them. */
  readonly sample: { readonly count: number; readonly seed: number } | null;
}
