import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Document, isMap, parseDocument, Scalar } from "yaml";
import { type Edits, edited, printed } from "./edits.fixture.ts";

/** A file of golden cases: a base, and by name what each case makes of it. */
export interface CaseFile<Case> {
  readonly path: string;
  /** Its name without the extension. */
  readonly area: string;
  readonly base: Document;
  readonly cases: readonly Case[];
}

/** Makes a case of what is written of it, whose `set` holds nodes: they are printed as they are written. */
type CaseOf<Written, Case> = (name: string, written: Written, base: Document) => Case;

/** Reads a file of cases; whoever misspells a member of one is told so. */
export function caseFile<Written extends Edits, Case>(
  path: string,
  members: readonly (keyof Written & string)[],
  caseOf: CaseOf<Written, Case>,
): CaseFile<Case> {
  const document = parsed(path);
  const base = baseOf(document);
  const { cases }: { cases: Readonly<Record<string, Written>> } = document.toJS();
  return {
    path,
    area: basename(path, ".yaml"),
    base,
    cases: Object.entries(cases).map(([name, written]) => {
      const unknown = Object.keys(written).find((member) => !isAmong(members, member));
      if (unknown !== undefined) throw new Error(`${name}: a case has no ${unknown}`);
      return caseOf(name, { ...written, set: nodesIn(document, ["cases", name, "set"]) }, base);
    }),
  };
}

function isAmong(members: readonly string[], member: string): boolean {
  return members.includes(member);
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
  const repository = join(import.meta.dirname, "../..");
  if (!(base instanceof Scalar)) return new Document(base);
  const file = parsed(join(repository, String(base.value)));
  return edited(file, { set: nodesIn(document, ["given"]) });
}

function nodesIn(document: Document, path: readonly string[]): Readonly<Record<string, unknown>> {
  const map = document.getIn(path);
  return isMap(map)
    ? Object.fromEntries(map.items.map(({ key, value }) => [String(key), value]))
    : {};
}

/** Whether a case shows what it is named after; the names of all others are words. */
export function isExample({ name }: { readonly name: string }): boolean {
  return !name.includes(" ");
}

/** The text of a file of cases, with the text of each under the member that says what is reported of it. */
export function withReports<Case extends { readonly name: string }>(
  { path, cases }: CaseFile<Case>,
  member: string,
  report: (each: Case) => string,
): string {
  const document = parsed(path);
  for (const each of cases) {
    const text = new Scalar(report(each));
    text.type = text.value === "none" ? "PLAIN" : "BLOCK_LITERAL";
    const written = document.getIn(["cases", each.name]);
    // Lines cannot stand within braces.
    if (isMap(written)) written.flow = false;
    document.setIn(["cases", each.name, member], text);
  }
  return printed(document);
}

/** What is reported, a line each, as a member of a case says it. */
export function reported(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("") || "none";
}
