/** What may be wrong with the output folder, and how to go on. */
export const findings = {
  edited: {
    message: "was edited by hand",
    fix: "Move the change into the manifest or the template, or give it up with --force.",
  },
  foreign: {
    message: "is in the way: it was not generated",
    fix: "Move it away, or overwrite it with --force.",
  },
  blocked: {
    message: "is in the way: a link or something else that is not a plain file or folder",
    fix: "Remove it; nothing is written through links.",
  },
  "read-only": {
    message: "is read-only and has to change",
    fix: "Make it writable.",
  },
  missing: { message: "is missing", fix: "Run npm run generate." },
  stale: { message: "is out of date", fix: "Run npm run generate." },
  leftover: { message: "is no longer produced", fix: "Run npm run generate; it will be removed." },
  unfinished: {
    message: "holds what an interrupted run left",
    fix: "Run npm run generate; it completes or undoes that run.",
  },
} as const satisfies Record<string, { readonly message: string; readonly fix: string }>;

export type FindingKind = keyof typeof findings;

/** One problem with one file of the output folder. */
export interface Finding {
  readonly kind: FindingKind;
  /** Path relative to the output folder, with forward slashes. */
  readonly path: string;
}
