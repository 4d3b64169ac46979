/** A file as it has to be. */
export interface PlannedFile {
  readonly path: string;
  /** Its text as it is; null: it is not there. */
  readonly before: string | null;
  readonly after: string;
  /** What is added to a file that is there, as it is shown. */
  readonly added: readonly string[];
}
