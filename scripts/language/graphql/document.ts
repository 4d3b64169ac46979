import type {
  DefinitionNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
  TypeNode,
} from "graphql/language/index.js";
import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { graphqlLanguage } from "./library.ts";
import { GraphqlProblem } from "./problem.ts";
import { checkUse } from "./use.ts";

/** A GraphQL document as an operation sends it. */
export interface GraphqlDocument {
  /** Sent byte for byte. */
  readonly text: string;
  readonly kind: "query" | "mutation";
  readonly variables: readonly GraphqlVariable[];
}

/** A variable that a document declares. */
export interface GraphqlVariable {
  readonly name: string;
  /** As it is written: `[String!]!`. */
  readonly type: string;
  /** The type without lists and marks: `String`. */
  readonly base: string;
  readonly isList: boolean;
  /** Neither null nor absent is allowed. */
  readonly isRequired: boolean;
  /** Where it stands in the text that was read. */
  readonly start: number;
  readonly end: number;
}

/**
 * The document in a text: all of it, or the named operation with the fragments that it uses. Throws a
 * GraphqlProblem where the text is none that can be sent.
 */
export function readDocument(text: string, name: string | null): GraphqlDocument {
  const definitions = definitionsOf(text);
  const operation = operationOf(definitions, name, text);
  if (operation.operation === "subscription")
    throw problem("a subscription has no single reply; write a query or a mutation", operation);
  const fragments = definitions.filter((each) => each.kind === "FragmentDefinition");
  const used = checkUse(operation, fragments);
  const unused = fragments.find((each) => !used.includes(each));
  if (name === null && unused)
    throw problem(`the fragment "${unused.name.value}" is never used`, unused.name);
  return {
    text: name === null ? text : sliced(text, [operation, ...used]),
    kind: operation.operation,
    variables: (operation.variableDefinitions ?? []).map(variableOf),
  };
}

/** Several operations of one file are read in turn. */
let last: { readonly text: string; readonly definitions: readonly DefinitionNode[] } | undefined;

function definitionsOf(text: string): readonly DefinitionNode[] {
  if (last?.text === text) return last.definitions;
  try {
    const { definitions } = graphqlLanguage().parse(text, { maxTokens: 100_000 });
    last = { text, definitions };
    return definitions;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "GraphQLError") throw error;
    throw syntaxProblem(error);
  }
}

/** The library says where, in a member of its error. */
function syntaxProblem(error: Error): GraphqlProblem {
  const { positions } = error as Error & { readonly positions?: readonly number[] };
  const [start = 0] = positions ?? [];
  const message = error.message.replace(/^Syntax Error: /, "").replace(/\.$/, "");
  return new GraphqlProblem(message.charAt(0).toLowerCase() + message.slice(1), start, start + 1);
}

function operationOf(
  definitions: readonly DefinitionNode[],
  name: string | null,
  text: string,
): OperationDefinitionNode {
  const operations = definitions.filter((each) => each.kind === "OperationDefinition");
  const known = ["OperationDefinition", "FragmentDefinition"];
  const foreign = definitions.find((each) => !known.includes(each.kind));
  if (foreign && name === null)
    throw problem("a document holds an operation and its fragments, no types", foreign);
  if (name === null) {
    const [only, second] = operations;
    if (second) throw problem("it holds several operations, of which one can be sent", second);
    if (only) return only;
    throw new GraphqlProblem("it holds no query and no mutation", 0, text.length);
  }
  const found = operations.find((each) => each.name?.value === name);
  if (found) return found;
  const names = operations.flatMap((each) => each.name?.value ?? []);
  throw new GraphqlProblem(`it has no operation "${name}"${didYouMean(name, names)}`, null, null);
}

/** Definitions as they stand in the text, in its order. */
function sliced(
  text: string,
  definitions: readonly (OperationDefinitionNode | FragmentDefinitionNode)[],
): string {
  const ranges = definitions.map(({ loc }) => ({ start: loc?.start ?? 0, end: loc?.end ?? 0 }));
  const inOrder = ranges.toSorted((a, b) => a.start - b.start);
  return inOrder.map(({ start, end }) => text.slice(start, end)).join("\n");
}

type VariableNode = NonNullable<OperationDefinitionNode["variableDefinitions"]>[number];

function variableOf({ variable, type, defaultValue }: VariableNode): GraphqlVariable {
  const { loc } = variable;
  return {
    name: variable.name.value,
    type: graphqlLanguage().print(type),
    base: baseOf(type),
    isList:
      type.kind === "ListType" || (type.kind === "NonNullType" && type.type.kind === "ListType"),
    isRequired: type.kind === "NonNullType" && defaultValue === undefined,
    start: loc?.start ?? 0,
    end: loc?.end ?? 0,
  };
}

function baseOf(type: TypeNode): string {
  return type.kind === "NamedType" ? type.name.value : baseOf(type.type);
}

function problem(
  message: string,
  { loc }: { readonly loc?: { readonly start: number; readonly end: number } | undefined },
): GraphqlProblem {
  return new GraphqlProblem(message, loc?.start ?? 0, loc?.end ?? 0);
}
