import type TypeScript from "typescript";
import { loadTypeScript } from "../../system/typescript.ts";

const ts = loadTypeScript();

/**
 * Whether a function of a file only writes values down in another place: what it returns is an object of
 * its values, of texts around them and of constants. Templates of a manifest say the same.
 */
export function isReplaceable(source: string, name: string): boolean {
  const file = ts.createSourceFile("hook.ts", source, ts.ScriptTarget.ES2023, true);
  const found = file.statements.flatMap((statement) => functionIn(statement, name));
  const [own] = found;
  const [values, ...others] = own?.parameters ?? [];
  if (!own?.body || !values || others.length > 0 || !ts.isIdentifier(values.name)) return false;
  const returned = returnedBy(own.body);
  return (
    returned !== undefined &&
    ts.isObjectLiteralExpression(returned) &&
    isWritten(returned, values.name.text)
  );
}

export type HookFunction =
  | TypeScript.FunctionDeclaration
  | TypeScript.ArrowFunction
  | TypeScript.FunctionExpression;

export function functionIn(statement: TypeScript.Statement, name: string): readonly HookFunction[] {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text === name ? [statement] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name: declared, initializer }) => {
    const isThis = ts.isIdentifier(declared) && declared.text === name;
    const isFunction =
      initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer));
    return isThis && isFunction ? [initializer] : [];
  });
}

/** The one expression that a body is, without parentheses. */
function returnedBy(body: TypeScript.ConciseBody): TypeScript.Expression | undefined {
  const [only, ...others] = ts.isBlock(body) ? body.statements : [];
  const returned = ts.isBlock(body)
    ? others.length === 0 && only && ts.isReturnStatement(only)
      ? only.expression
      : undefined
    : body;
  return returned && ts.isParenthesizedExpression(returned) ? returned.expression : returned;
}

/** Whether an expression is made of members of `values`, of texts and of constants alone. */
function isWritten(node: TypeScript.Expression, values: string): boolean {
  const isOwn = (each: TypeScript.Expression) => isWritten(each, values);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.every((each) =>
      ts.isSpreadAssignment(each)
        ? isNamed(each.expression, values)
        : ts.isPropertyAssignment(each) && isOwn(each.initializer),
    );
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isOwn);
  if (ts.isTemplateExpression(node))
    return node.templateSpans.every(({ expression }) => isOwn(expression));
  if (ts.isPropertyAccessExpression(node)) return isNamed(node.expression, values);
  return ts.isLiteralExpression(node) || CONSTANTS.has(node.kind);
}

const CONSTANTS: ReadonlySet<TypeScript.SyntaxKind> = new Set([
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
]);

function isNamed(node: TypeScript.Expression, name: string): boolean {
  return ts.isIdentifier(node) && node.text === name;
}
