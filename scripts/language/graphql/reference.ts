import type { ManifestOperation } from "../manifest/types.ts";

/** An operation of a file beside the manifest. */
export interface GraphqlReference {
  /** Relative to the manifest: `graphql/issues.graphql`. */
  readonly file: string;
  readonly name: string;
}

/** `./graphql/issues.graphql#CreateIssue`; undefined where the document itself is written. */
export function graphqlReference(written: string): GraphqlReference | undefined {
  const [, file, name] = /^\.\/([^\s#]+)#(\w+)\s*$/.exec(written) ?? [];
  return file === undefined || name === undefined ? undefined : { file, name };
}

/** The file that an operation's document stands in. */
export function graphqlFile({ graphql }: Pick<ManifestOperation, "graphql">): string | undefined {
  return graphql === undefined ? undefined : graphqlReference(graphql)?.file;
}
