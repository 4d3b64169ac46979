/** A problem of a document, as the terminal tells it. */
export interface DiagnosticLine {
  readonly code: string;
  readonly severity: "error" | "warning";
  /** `specs/books.yaml` */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly fix: string;
  /** The line itself, with a line of carets below. */
  readonly excerpt: string;
}

/** `data/diagnostics.json` */
export interface DiagnosticsPage {
  readonly groups: readonly {
    readonly title: string;
    readonly codes: readonly {
      readonly code: string;
      readonly severity: "error" | "warning";
      readonly message: string;
      readonly cause: string;
      readonly fix: string;
      /** A manifest with it, as the terminal shows it. */
      readonly example: string | null;
    }[];
  }[];
}
