import type {
  ASTNode,
  FragmentDefinitionNode,
  OperationDefinitionNode,
} from "graphql/language/index.js";
import { didYouMean } from "../../../packages/runtime/src/did-you-mean.ts";
import { graphqlLanguage } from "./library.ts";
import { GraphqlProblem } from "./problem.ts";

/**
 * The fragments that an operation uses. Throws a GraphqlProblem where a server would refuse the document
 * whatever its types are: unknown fragments, variables that are not declared or never used.
 */
export function checkUse(
  operation: OperationDefinitionNode,
  fragments: readonly FragmentDefinitionNode[],
): readonly FragmentDefinitionNode[] {
  const used = new Set<FragmentDefinitionNode>();
  const variables = new Map<string, Position>();
  const waiting: ASTNode[] = [operation.selectionSet, ...(operation.directives ?? [])];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const { spreads, named } = readIn(node);
    for (const [name, at] of named) if (!variables.has(name)) variables.set(name, at);
    for (const [name, at] of spreads) {
      const found = fragments.find((each) => each.name.value === name);
      if (!found) {
        const hint = didYouMean(
          name,
          fragments.map((each) => each.name.value),
        );
        throw new GraphqlProblem(`it has no fragment "${name}"${hint}`, at.start, at.end);
      }
      if (!used.has(found)) waiting.push(found);
      used.add(found);
    }
  }
  checkVariables(operation, variables);
  return [...used];
}

interface Position {
  readonly start: number;
  readonly end: number;
}

/** Names of fragments and variables in a node, with their places. */
function readIn(node: ASTNode) {
  const spreads: [name: string, at: Position][] = [];
  const named: [name: string, at: Position][] = [];
  graphqlLanguage().visit(node, {
    FragmentSpread: ({ name, loc }) => void spreads.push([name.value, loc ?? NOWHERE]),
    Variable: ({ name, loc }) => void named.push([name.value, loc ?? NOWHERE]),
  });
  return { spreads, named };
}

const NOWHERE: Position = { start: 0, end: 0 };

function checkVariables(
  { variableDefinitions = [] }: OperationDefinitionNode,
  used: ReadonlyMap<string, Position>,
): void {
  const declared = variableDefinitions.map(({ variable }) => variable.name.value);
  for (const [name, { start, end }] of used) {
    if (declared.includes(name)) continue;
    const hint = didYouMean(name, declared);
    throw new GraphqlProblem(`it does not declare $${name}${hint}`, start, end);
  }
  for (const { variable } of variableDefinitions) {
    const { start, end } = variable.loc ?? NOWHERE;
    const name = variable.name.value;
    if (declared.indexOf(name) !== declared.lastIndexOf(name))
      throw new GraphqlProblem(`it declares $${name} twice`, start, end);
    if (!used.has(name))
      throw new GraphqlProblem(`it declares $${name} and never uses it`, start, end);
  }
}
