import type { Manifest, ManifestErrors, ManifestOperation } from "../../language/manifest/types.ts";
import type { ManifestPath } from "../../language/manifest/source.ts";

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

type Kinds<Member extends string = string> = Readonly<Record<Member, SubjectKind | null>>;

/** What the members of a manifest and of its operations are about; null: the whole. */
const KINDS = {
  params: "input",
  output: "output",
  same: "output",
  auth: "credential",
  rules: "rule",
  reply: "reply",
  files: "reply",
  accept: "reply",
  schemas: "schema",
  errors: "error",
  limits: "policy",
  before: "lookup",
  page: "page",
  jobs: "job",
  examples: "example",
  manifest: null,
  provider: null,
  version: null,
  block: null,
  server: null,
  allowedHosts: null,
  test: null,
  query: null,
  headers: null,
  body: null,
  constants: null,
  encode: null,
  lists: null,
  names: null,
  types: null,
  hooks: null,
  dependencies: null,
  operations: null,
  name: null,
  description: null,
  request: null,
  effect: null,
  scopes: null,
  graphql: null,
  partial: null,
  destructive: null,
  idempotent: null,
  resource: null,
  docs: null,
  deprecated: null,
  model: null,
} satisfies Kinds<keyof Manifest | keyof ManifestOperation>;

/** The same for all errors of an operation, but for these. */
const ERRORS = {
  codes: "error",
  when: "error",
  reply: "reply",
  message: null,
  code: null,
  requestId: null,
} satisfies Kinds<keyof ManifestErrors>;

/** What a change at a position of a manifest is about. */
export function subjectAt([first, id, ...inner]: ManifestPath): Subject | null {
  const path = first === "operations" ? inner : [first, id, ...inner];
  const [member, name, ...rest] = path.map(String);
  switch (member) {
    case "page":
      return { kind: "page", name: String(id) };
    case "errors":
      return subjectOf(ERRORS, name, rest[0]);
    case "accept":
      return rest[0] === "output" ? subjectOf(KINDS, ...rest) : subjectOf(KINDS, member, name);
    default:
      return subjectOf(KINDS, member, name);
  }
}

function subjectOf(kinds: Kinds, member = "", name = ""): Subject | null {
  const kind = Object.hasOwn(kinds, member) ? kinds[member] : null;
  return kind && name !== "" ? { kind, name } : null;
}
