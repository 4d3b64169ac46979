import { createTwoFilesPatch } from "diff";
import { CURRENT, type Migrated, migrate } from "./migrations.ts";

/** One manifest, before and after. */
export interface Outcome extends Migrated {
  readonly path: string;
  /** What changed, as a unified difference; null: nothing. */
  readonly patch: string | null;
  /** Why it is not in the current version afterwards; null: it is. */
  readonly problem: string | null;
}

/** What becomes of the text of a manifest. */
export function outcomeOf(path: string, before: string): Outcome {
  const migrated = migrate(before);
  const patch = migrated.text === before ? null : patchOf(path, before, migrated.text);
  return { ...migrated, path, patch, problem: problemOf(migrated) };
}

function patchOf(path: string, before: string, after: string): string {
  return createTwoFilesPatch(path, path, before, after, undefined, undefined, { context: 1 });
}

function problemOf({ from }: Migrated): string | null {
  if (from === null) return "it is no manifest that says its version; npm run check tells more";
  if (from > CURRENT)
    return `it is version ${from} of the language; this release knows versions up to ${CURRENT}`;
  return from < 0 ? `there is no version ${from} of the language` : null;
}
