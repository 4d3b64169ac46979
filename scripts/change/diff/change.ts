import type { Manifest, ManifestErrors, ManifestOperation } from "../../language/manifest/types.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";
import type { SourceRange } from "../../../packages/workflow/src/diagnostics/diagnostic.ts";

/**
 * What a change means for those who depend on a package: their code or their workflows may fail
 * (breaking), they may use something new (additive), the package does better what it promised (fix),
 * or only texts for people differ (docs).
 */
export type Severity = "breaking" | "additive" | "fix" | "docs";

/** Severities from the gravest down. */
export const SEVERITIES: readonly Severity[] = ["breaking", "additive", "fix", "docs"];

/** Version bump that a change asks for at least, from version 1.0.0 on. */
export type Bump = "major" | "minor" | "patch";

/** The bump that follows from each severity. */
export const BUMPS: Readonly<Record<Severity, Bump>> = {
  breaking: "major",
  additive: "minor",
  fix: "patch",
  docs: "patch",
};

/** Stable: what is equally grave keeps its order. */
export function byGravity(
  one: { readonly severity: Severity },
  other: { readonly severity: Severity },
): number {
  return SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity);
}

/** What one change is about, where that is less than the operation or the package. */
export interface Subject {
  readonly kind: SubjectKind;
  /**
   * As the manifest calls it. Of an output its whole name with dots, of a reply its status, of a page the
   * operation that it belongs to; what has no name is called by what it says: an error by its code, a
   * rule by its message.
   */
  readonly name: string;
}

/** Terms of the manifest. */
export type SubjectKind =
  | "input"
  | "output"
  | "credential"
  | "rule"
  | "reply"
  | "schema"
  | "error"
  | "policy"
  | "lookup"
  | "page"
  | "job"
  | "example";

/** What some members are about; all others the whole. */
type Kinds<Member extends string> = Readonly<Partial<Record<Member, SubjectKind>>>;

const KINDS: Kinds<keyof Manifest | keyof ManifestOperation> = {
  params: "input",
  output: "output",
  auth: "credential",
  rules: "rule",
  reply: "reply",
  mediaTypes: "reply",
  accept: "reply",
  schemas: "schema",
  errors: "error",
  limits: "policy",
  before: "lookup",
  page: "page",
  jobs: "job",
  examples: "example",
};

const ERRORS: Kinds<keyof ManifestErrors> = { codes: "error", when: "error", reply: "reply" };

/** What a change at a position of a manifest is about. */
export function subjectAt([first, id, ...inner]: ManifestPath): Subject | null {
  const path = first === "operations" ? inner : [first, id, ...inner];
  const [member, name, ...rest] = path.map(String);
  switch (member) {
    case "page":
      return { kind: "page", name: String(id) };
    case "errors":
      // They say when a call is repeated, as limits do.
      return name === "final" ? { kind: "policy", name } : subjectOf(ERRORS, name, rest[0]);
    case "accept":
      return rest[0] === "output" ? subjectOf(KINDS, ...rest) : subjectOf(KINDS, member, name);
    default:
      return subjectOf(KINDS, member, name);
  }
}

/** The same of a position without the names of items: `auth`, `policy` within an operation. */
export function kindAt([first, ...rest]: readonly string[]): SubjectKind | null {
  const inner = first === "operations" ? [first, "", ...rest] : [first ?? "", ...rest];
  return subjectAt([...inner, "x"])?.kind ?? null;
}

function subjectOf(kinds: object, member = "", name = ""): Subject | null {
  const kind = new Map<string, SubjectKind>(Object.entries(kinds)).get(member);
  return kind && name !== "" ? { kind, name } : null;
}

/** What a change is about, as codes name it; subjects are finer. */
type Noun = "credential" | "input" | "operation" | "output" | "package" | "reply";

const NOUNS: Readonly<Record<SubjectKind, Noun>> = {
  input: "input",
  rule: "input",
  output: "output",
  credential: "credential",
  reply: "reply",
  schema: "reply",
  error: "reply",
  policy: "operation",
  lookup: "operation",
  page: "operation",
  job: "operation",
  example: "package",
};

/** What happened, for the code of a change: `input-removed`, `reply-widened`. */
export type Verb =
  | "added"
  | "added-required"
  | "changed"
  | "closed"
  | "contents"
  | "deprecated"
  | "extended"
  | "labels"
  | "limited"
  | "loosened"
  | "lowered"
  | "narrowed"
  | "raised"
  | "removed"
  | "renamed"
  | "sending"
  | "texts"
  | "tightened"
  | "widened";

/** What happened to what, for programs: `input-removed`. A code has one severity, and keeps its meaning. */
export type Code = `${Noun}-${Verb}`;

/** The code of what happened to a subject, to an operation, or with neither to the package. */
export function codeOf(kind: SubjectKind | null, isOperation: boolean, verb: Verb): Code {
  const noun = kind ? NOUNS[kind] : isOperation ? "operation" : "package";
  return `${noun}-${verb}`;
}

/** One difference between two states of a package. */
export interface Change {
  readonly code: Code;
  /** The word of the manifest that differs: `maximum`; of an emitted package `entry`, `export`, `member` … */
  readonly word: string;
  readonly severity: Severity;
  /** One sentence, in the past tense: it becomes a line of the changelog. */
  readonly message: string;
  /** Why it has this severity, for whoever is surprised by it. */
  readonly reason: string;
  /** Id of the package: `books`. */
  readonly package: string;
  /** Id of the operation, by its name in the head where it has one there; null: the package as a whole. */
  readonly operation: string | null;
  /** What it is about within that; null: all of it. */
  readonly subject: Subject | null;
  /** Where it stands in each state; null where that state has nothing to point at. */
  readonly base: SourceRange | null;
  readonly head: SourceRange | null;
}
