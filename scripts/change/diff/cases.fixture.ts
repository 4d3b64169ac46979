import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Document, isMap, parseDocument, Scalar } from "yaml";
import { type Edits, edited, printed } from "./edits.fixture.ts";
import type { Severity } from "./rule.ts";

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

const MEMBERS = ["absent", "rename", "remove", "set", "before", "changes", "verdict", "several"];

/** Two states, and what is expected of their comparison. */
export interface Case extends Expected {
  readonly name: string;
  readonly base: Document | null;
  readonly head: Document | null;
}

/** Whether a case shows the rule that it is named after; the names of all others are words. */
export function isExample({ name }: Case): boolean {
  return !name.includes(" ");
}

/** A base, and the cases that edit it. */
export interface CaseFile {
  readonly path: string;
  /** Its name without the extension. */
  readonly area: string;
  readonly base: Document;
  readonly cases: readonly Case[];
}

/** Several tests of one worker read the same files. */
const known = new Map<string, readonly CaseFile[]>();

/** The files of cases in a folder beside this file. */
export function caseFiles(folder: "testdata" | "planted"): readonly CaseFile[] {
  const path = join(import.meta.dirname, folder);
  const files = known.get(path) ?? readdirSync(path).map((name) => caseFile(join(path, name)));
  known.set(path, files);
  return files;
}

function caseFile(path: string): CaseFile {
  const document = parsed(path);
  const base = baseOf(document);
  const { cases }: { cases: Readonly<Record<string, Written>> } = document.toJS();
  return {
    path,
    area: basename(path, ".yaml"),
    base,
    cases: Object.entries(cases).map(([name, written]) =>
      caseOf(name, { ...written, set: nodesIn(document, ["cases", name, "set"]) }, base),
    ),
  };
}

function parsed(path: string): Document {
  const document = parseDocument(readFileSync(path, "utf8"));
  const [error] = document.errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return document;
}

/** What stands under `base`, or in the file that it names, with what the cases take as `given` whatever it says. */
function baseOf(document: Document): Document {
  const base = document.get("base", true);
  const repository = join(import.meta.dirname, "../../..");
  if (!(base instanceof Scalar)) return new Document(base);
  const file = parsed(join(repository, String(base.value)));
  return edited(file, { set: nodesIn(document, ["given"]) });
}

/** The nodes of a map by key: they are printed as they are written. */
function nodesIn(document: Document, path: readonly string[]): Readonly<Record<string, unknown>> {
  const map = document.getIn(path);
  return isMap(map)
    ? Object.fromEntries(map.items.map(({ key, value }) => [String(key), value]))
    : {};
}

function caseOf(name: string, written: Written, base: Document): Case {
  const unknown = Object.keys(written).find((member) => !MEMBERS.includes(member));
  if (unknown !== undefined) throw new Error(`${name}: a case has no ${unknown}`);
  const { absent, rename, remove, set, before, ...expected } = written;
  return {
    ...expected,
    name,
    base: absent === "base" ? null : base,
    head: absent === "head" ? null : edited(base, { rename, remove, set, before }),
  };
}

/** The text of a file of cases with what is reported of each. */
export function withChanges({ path, cases }: CaseFile, report: (each: Case) => string): string {
  const document = parsed(path);
  for (const each of cases) {
    const text = new Scalar(report(each));
    text.type = text.value === "none" ? "PLAIN" : "BLOCK_LITERAL";
    document.setIn(["cases", each.name, "changes"], text);
  }
  return printed(document);
}

/** What is reported, as `changes` say it. */
export function reported(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("") || "none";
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
