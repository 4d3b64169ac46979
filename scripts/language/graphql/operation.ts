import type { Effect, Method } from "../ir/types.ts";
import type { ManifestOperation } from "../manifest/types.ts";
import { type GraphqlDocument, readDocument } from "./document.ts";
import { GraphqlProblem } from "./problem.ts";
import { graphqlReference } from "./reference.ts";

/** Texts of the files that a manifest names, by path relative to it. */
export type NamedFiles = ReadonlyMap<string, string>;

/** The document of an operation; undefined without one. Throws a GraphqlProblem. */
export function graphqlOf(
  { graphql }: Pick<ManifestOperation, "graphql">,
  files: NamedFiles,
): GraphqlDocument | undefined {
  if (graphql === undefined) return undefined;
  const reference = graphqlReference(graphql);
  if (!reference) return readDocument(graphql, null);
  const text = files.get(reference.file);
  return text === undefined ? undefined : readDocument(text, reference.name);
}

/** The same, where everything wrong is reported elsewhere: then it is an empty query. */
export function soundGraphqlOf(
  operation: Pick<ManifestOperation, "graphql">,
  files: NamedFiles,
): GraphqlDocument | undefined {
  if (operation.graphql === undefined) return undefined;
  try {
    return graphqlOf(operation, files) ?? NONE;
  } catch (error) {
    if (error instanceof GraphqlProblem) return NONE;
    throw error;
  }
}

const NONE: GraphqlDocument = { text: "", kind: "query", variables: [] };

/** What a call does at the provider: its document, or else its method, says it where the manifest does not. */
export function effectOf(
  { effect }: Pick<ManifestOperation, "effect">,
  method: Method,
  document: GraphqlDocument | undefined,
): Effect {
  return effect ?? (READING.has(document?.kind ?? method) ? "read" : "write");
}

const READING: ReadonlySet<string> = new Set(["GET", "HEAD", "query"]);
