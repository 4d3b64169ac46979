import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import type { DocumentNode, GraphQLSchema, IntrospectionQuery } from "graphql";
import { graphqlWhole } from "../../language/graphql/library.ts";
import { unreadable } from "../../system/error.ts";
import { toLf } from "../../system/hash.ts";
import { InputError } from "../../system/input-error.ts";

/** Whether a file holds a schema of GraphQL: as its own language, or as the answer of an introspection. */
export function isGraphqlSchema(path: string): boolean {
  if (isGraphqlFile(path)) return true;
  return path.endsWith(".json") && /^\s*\{\s*"(?:data|__schema)"\s*:/.test(beginningOf(path));
}

/** Whether a file holds GraphQL by its name. */
export function isGraphqlFile(path: string): boolean {
  return /\.(?:graphql|graphqls|gql)$/i.test(path);
}

/** Reads a schema. */
export function readSchema(path: string): GraphQLSchema {
  const { buildSchema, buildClientSchema } = graphqlWhole();
  const text = readText(path);
  return reading(path, () => {
    // Vendors publish schemas in which a field stands twice; the last one counts.
    if (isGraphqlFile(path)) return buildSchema(text, { assumeValidSDL: true });
    const answer: { readonly data?: IntrospectionQuery } & Partial<IntrospectionQuery> =
      JSON.parse(text);
    // The library checks the rest of its shape.
    return buildClientSchema(answer.data ?? (answer as IntrospectionQuery));
  });
}

/** Operations and fragments, and the text that they stand in. */
export interface OperationsFile {
  /** The file, as it was given. */
  readonly name: string;
  readonly text: string;
  readonly document: DocumentNode;
}

/** Reads operations, which the schema has to know. */
export function readOperations(path: string, schema: GraphQLSchema): OperationsFile {
  const { parse, validate, specifiedRules, NoUnusedFragmentsRule } = graphqlWhole();
  const text = readText(path);
  const document = reading(path, () => parse(text));
  // Each operation is sent with the fragments that it uses.
  const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
  const [error] = validate(schema, document, rules);
  if (!error) return { name: path, text, document };
  const { line = 1, column = 1 } = error.locations?.[0] ?? {};
  throw new InputError(`${path}:${line}:${column}: ${error.message}`);
}

/** The largest known schema has a tenth of that. */
const MOST_MIB = 128;

function readText(path: string): string {
  try {
    if (statSync(path).size > MOST_MIB * 1024 * 1024)
      throw new InputError(`${path} is larger than ${MOST_MIB} MiB`);
    return toLf(readFileSync(path, "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    throw unreadable(error, path);
  }
}

function beginningOf(path: string): string {
  try {
    return readFileSync(path, "utf8").slice(0, 200);
  } catch {
    return "";
  }
}

function reading<Read>(path: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split("\n");
    throw new InputError(`${basename(path)} is no GraphQL that can be read: ${reason}`, {
      cause: error,
    });
  }
}
