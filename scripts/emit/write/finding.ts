import { filled } from "../../../packages/workflow/src/diagnostics/diagnostic.ts";

/** Installs a version of the tool, and no other. */
const INSTALL = "`npm install --save-dev --save-exact blockwright@{made}`";

/** What may be wrong with the output folder, and how to go on. */
export const findings = {
  "older-version": {
    message: "was made by blockwright {made}, this is {own}",
    fix: `Run \`npx blockwright generate\` and commit the result, or go back with ${INSTALL}.`,
  },
  "newer-version": {
    message: "was made by blockwright {made}, this is {own}",
    fix: `Install that version with ${INSTALL}, or make everything with this one: \`npx blockwright generate --force\`.`,
  },
  edited: {
    message: "was edited by hand",
    fix: "Move the edit into the manifest or your own target, or discard it with --force.",
  },
  foreign: {
    message: "is in the way and was not generated",
    fix: "Move it, or overwrite it with --force.",
  },
  blocked: {
    message: "is in the way: it is not a plain file or folder",
    fix: "Remove it; nothing is written through links.",
  },
  "read-only": {
    message: "is read-only but has to change",
    fix: "Make it writable.",
  },
  missing: { message: "is missing", fix: "Run `npx blockwright generate`." },
  stale: { message: "is out of date", fix: "Run `npx blockwright generate`." },
  leftover: {
    message: "is no longer produced",
    fix: "Run `npx blockwright generate`, which removes it.",
  },
  unfinished: {
    message: "contains the remains of an interrupted run",
    fix: "Run `npx blockwright generate`, which completes or undoes that run.",
  },
} as const satisfies Record<string, { readonly message: string; readonly fix: string }>;

export type FindingKind = keyof typeof findings;

/** One problem with one file of the output folder. */
export interface Finding {
  readonly kind: FindingKind;
  /** Path relative to the output folder, with forward slashes. */
  readonly path: string;
  /** What stands in the gaps of its texts. */
  readonly values?: Readonly<Record<string, string>>;
}

/** What a finding says, and how to go on. */
export function findingText({ kind, values = {} }: Pick<Finding, "kind" | "values">) {
  const { message, fix } = findings[kind];
  return { message: filled(message, values), fix: filled(fix, values) };
}
