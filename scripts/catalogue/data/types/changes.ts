import type { Severity } from "./index-page.ts";

/** One difference since the base. */
export interface ChangeLine {
  readonly code: string;
  readonly severity: Severity;
  readonly operation: string | null;
  /** What it is about; null: the operation, or the package, as a whole. */
  readonly subject: { readonly kind: string; readonly name: string } | null;
  readonly message: string;
  readonly reason: string;
  /** `specs/books.yaml:280:9`, in each state that has it. */
  readonly base: string | null;
  readonly head: string | null;
}

/** `data/changes.json` */
export interface ChangesPage {
  readonly base: string;
  readonly head: string;
  readonly packages: readonly {
    readonly id: string;
    readonly bump: "major" | "minor" | "patch";
    readonly changes: readonly ChangeLine[];
    /** Operations among them that the head no longer has. */
    readonly gone: readonly string[];
  }[];
}
