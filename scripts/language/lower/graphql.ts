import type { GraphqlDocument } from "../graphql/document.ts";
import type { NamedFiles } from "../graphql/operation.ts";
import { graphqlFile } from "../graphql/reference.ts";
import type { ManifestOperation } from "../manifest/types.ts";
import { memberName } from "./template.ts";
import type { ErrorCode, ErrorCondition, ErrorMapping, Graphql, Template } from "../ir/types.ts";

/** The body of a document, with the variables that are written; others are placed into it. */
export function graphqlBody(text: string, variables: Template | null): Template {
  const query: Template = { kind: "value", value: text };
  const members = Object.entries({ query, ...(variables && { variables }) });
  return {
    kind: "object",
    members: members.map(([name, value]) => ({ kind: "member", name, optional: false, value })),
  };
}

/** The variables of a document that a parameter of their name fills: `variables` does not name them. */
export function unnamedVariables(
  { variables = {} }: ManifestOperation,
  document: GraphqlDocument | undefined,
): readonly string[] | undefined {
  const named = Object.keys(variables).map((written) => memberName(written).name);
  return document?.variables.flatMap(({ name }) => (named.includes(name) ? [] : [name]));
}

/** What the IR keeps of the word. */
export function lowerGraphql(
  operation: ManifestOperation,
  { text }: GraphqlDocument,
  files: NamedFiles,
): Graphql {
  const path = graphqlFile(operation);
  const file = path === undefined ? null : { path, text: files.get(path) ?? "" };
  return { document: text, file, partial: operation.partial ?? false };
}

/** Codes that servers have in common. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  UNAUTHENTICATED: "unauthorized",
  FORBIDDEN: "forbidden",
  NOT_FOUND: "not_found",
  RATELIMITED: "rate_limited",
};

const FIRST = "body.errors[0]";

/** Where errors of GraphQL are, and which they are, after what the manifest says of errors. */
export function graphqlErrors(
  written: ErrorMapping,
  reply: ManifestOperation["reply"],
): ErrorMapping {
  const code = [...written.code, `${FIRST}.extensions.code`];
  const codes = { ...CODES, ...written.codes };
  // Beside a status of error, the status decides where no code does.
  const [only = 200, ...others] = Object.keys(reply).map(Number);
  const status = others.length === 0 ? only : [only, ...others];
  const known = code
    .filter((path) => path.startsWith(FIRST))
    .flatMap((path) =>
      Object.entries(codes).map(
        ([value, ours]): ErrorCondition => ({ if: { status, [path]: value }, code: ours }),
      ),
    );
  const any: ErrorCondition = { if: { status, [FIRST]: { not: null } }, code: "bad_request" };
  return {
    ...written,
    message: [...written.message, `${FIRST}.message`],
    code,
    codes,
    when: [...written.when, ...known, any],
  };
}
