import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Document } from "yaml";
import { type CaseFile, caseFile } from "../system/cases.fixture.ts";
import { type Edits, edited, printed } from "../system/edits.fixture.ts";

/**
 * A case as it stands in a file, under its name:
 *
 *     limit-type:
 *       set: { operations/demo_get_item/params/size/maxLength: 3 }
 */
interface Written extends Edits {
  /** The manifest, where no edit can make it: it is no YAML, or what matters is how it is written. */
  readonly text?: string;
  /** Edits of the base that make a second manifest, `specs/other.yaml`. */
  readonly other?: Edits;
  /** Texts of files beside the manifest, by path. */
  readonly files?: Readonly<Record<string, string>>;
  /** All that is reported, a line each, or `none`. `vitest -u` writes it. */
  readonly diagnostics?: string;
}

const MEMBERS = [
  "rename",
  "remove",
  "set",
  "before",
  "text",
  "other",
  "files",
  "diagnostics",
] as const;

/** A manifest with mistakes, and what lies beside it. */
export interface Case {
  readonly name: string;
  readonly manifest: string;
  readonly other: string | null;
  readonly files: Readonly<Record<string, string>>;
}

/** The cases of the language, a file for each area. */
export function caseFiles(): readonly CaseFile<Case>[] {
  const folder = join(import.meta.dirname, "testdata");
  const names = readdirSync(folder).filter((name) => name.endsWith(".yaml"));
  return names.map((name) => caseFile(join(folder, name), MEMBERS, caseOf));
}

function caseOf(name: string, written: Written, base: Document): Case {
  const { text, other, files = {}, diagnostics: _, ...edits } = written;
  return {
    name,
    manifest: text ?? printed(edited(base, edits)),
    other: other === undefined ? null : printed(edited(base, other)),
    files,
  };
}
