import type TypeScript from "typescript";
import { loadTypeScript } from "../../system/typescript.ts";
import { functionIn } from "./replaceable.ts";

const ts = loadTypeScript();

/**
 * How many calls a function of a file needs at least for each of its branches to run once: of the ways
 * that exclude each other, a call takes one. What only refuses a call needs none. Nothing is run for it,
 * and what loops and other functions do is not known.
 */
export function callsNeeded(source: string, name: string): number {
  // What is called elsewhere as well runs more often.
  if ((source.match(new RegExp(`\\b${name}\\b`, "g")) ?? []).length > 1) return 1;
  const file = ts.createSourceFile("hook.ts", source, ts.ScriptTarget.ES2023, true);
  const [own] = file.statements.flatMap((statement) => functionIn(statement, name));
  if (!own?.body) return 1;
  return ts.isBlock(own.body) ? neededBy(own.body.statements) : choicesIn(own.body);
}

function neededBy(statements: readonly TypeScript.Statement[]): number {
  let needed = 1;
  for (const [index, statement] of statements.entries()) {
    if (ts.isIfStatement(statement)) {
      const own = listOf(statement.thenStatement);
      const other = listOf(statement.elseStatement);
      // Behind a branch that ends the call, everything else is the other branch.
      if (isEnd(own))
        return Math.max(
          needed,
          neededIn(own) + neededIn([...other, ...statements.slice(index + 1)]),
        );
      needed = Math.max(needed, neededIn(own) + neededIn(other));
    } else if (ts.isSwitchStatement(statement)) {
      needed = Math.max(needed, neededInCases(statement));
    } else if (!ts.isIterationStatement(statement, false)) {
      needed = Math.max(needed, choicesIn(statement));
    }
  }
  return needed;
}

/** A case without an end of its own runs with the next one. */
function neededInCases({ caseBlock: { clauses } }: TypeScript.SwitchStatement): number {
  return clauses.reduce((needed, { statements }, index) => {
    const [first, second] = statements;
    const own = first && !second ? listOf(first) : statements;
    return index === clauses.length - 1 || isEnd(own) ? needed + neededIn(own) : needed;
  }, 0);
}

/** None of a branch that only refuses the call, or that is not there. */
function neededIn(branch: readonly TypeScript.Statement[]): number {
  const [first] = branch;
  return !first || ts.isThrowStatement(first) ? 0 : neededBy(branch);
}

function listOf(statement: TypeScript.Statement | undefined): readonly TypeScript.Statement[] {
  if (!statement) return [];
  return ts.isBlock(statement) ? statement.statements : [statement];
}

function isEnd(branch: readonly TypeScript.Statement[]): boolean {
  const last = branch.at(-1);
  return (
    last !== undefined &&
    (ts.isReturnStatement(last) || ts.isThrowStatement(last) || ts.isBreakStatement(last))
  );
}

/** A choice of two values takes two calls, where it is not made several times in one. */
function choicesIn(node: TypeScript.Node): number {
  if (ts.isFunctionLike(node) || ts.isIterationStatement(node, false)) return 1;
  if (ts.isConditionalExpression(node)) return 2;
  let needed = 1;
  ts.forEachChild(node, (child) => {
    needed = Math.max(needed, choicesIn(child));
  });
  return needed;
}
