import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Document, isMap } from "yaml";
import * as shared from "../../system/cases.fixture.ts";
import { type Edits, edited, printed } from "../../system/edits.fixture.ts";
import type { Severity } from "./change.ts";

export { reported } from "../../system/cases.fixture.ts";

interface Expected {
  /** All that is reported, a line each, or `none`. `vitest -u` writes it. */
  readonly changes?: string;
  /** What a careful reader calls it; several where careful readers differ. */
  readonly verdict?: Severity | "none" | readonly Severity[];
  /** It is reported in several lines, the gravest of which counts. */
  readonly several?: true;
}

/**
 * A case as it stands in a file, under its name:
 *
 *     input-renamed:
 *       rename: { operations/shelf_find_books/params/author: writer }
 *       set: { operations/shelf_find_books/params/writer/to: query.author }
 */
interface Written extends Expected, Edits {
  /** The state in which there is nothing. */
  readonly absent?: "base" | "head";
}

const MEMBERS = [
  "absent",
  "rename",
  "remove",
  "set",
  "before",
  "changes",
  "verdict",
  "several",
] as const;

/** Two states, and what is expected of their comparison. */
export interface Case extends Expected {
  readonly name: string;
  readonly base: Document | null;
  readonly head: Document | null;
}

/** A base, and the cases that edit it. */
export type CaseFile = shared.CaseFile<Case>;

/** Several tests of one worker read the same files. */
const known = new Map<string, readonly CaseFile[]>();

/** The files of cases in a folder beside this file. */
export function caseFiles(folder: "testdata" | "planted"): readonly CaseFile[] {
  const path = join(import.meta.dirname, folder);
  const files =
    known.get(path) ??
    readdirSync(path).map((name) => shared.caseFile(join(path, name), MEMBERS, caseOf));
  known.set(path, files);
  return files;
}

function caseOf(name: string, written: Written, base: Document): Case {
  const { absent, rename, remove, set, before, ...expected } = written;
  return {
    ...expected,
    name,
    base: absent === "base" ? null : base,
    head: absent === "head" ? null : edited(base, { rename, remove, set, before }),
  };
}

/** The text of a file of cases with what is reported of each. */
export function withChanges(file: CaseFile, report: (each: Case) => string): string {
  return shared.withReports(file, "changes", report);
}

/** The text of each file of a state: a manifest, or a package, whose declarations stand under their names. */
export function filesOf(state: Document | null): Readonly<Record<string, string>> {
  if (state === null) return {};
  if (!state.has("package.json")) return { "shelf.yaml": printed(state) };
  const { "index.d.ts": declarations } = state.toJS();
  return {
    "package.json": `${json(state.get("package.json"))}\n`,
    "index.d.ts": Object.values(declarations).join("\n"),
  };
}

/** JSON with an object a line where the YAML has it so. */
function json(node: unknown, indent = ""): string {
  if (!isMap(node)) return JSON.stringify(node);
  const members = node.items.map(
    ({ key, value }) => `${JSON.stringify(key)}: ${json(value, `${indent}  `)}`,
  );
  if (node.flow) return `{ ${members.join(", ")} }`;
  return `{\n${members.map((member) => `${indent}  ${member}`).join(",\n")}\n${indent}}`;
}
