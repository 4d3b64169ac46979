/** What the catalogue says of one code. */
export interface CatalogEntry {
  readonly severity: "error" | "warning";
  /** Text with `{placeholders}`. */
  readonly message: string;
  readonly cause: string;
  readonly fix: string;
}
