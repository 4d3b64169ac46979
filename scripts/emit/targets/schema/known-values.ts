import type TypeScript from "typescript";
import { loadTypeScript } from "../../../system/typescript.ts";

const ts = loadTypeScript();

/**
 * Of a reply, several literals are the values that are known: a provider that adds one does not make
 * the type wrong. Parameters keep their lists as they are.
 */
export function knownValues(
  type: TypeScript.TypeNode,
  { path = "" }: { readonly path?: string },
): TypeScript.TypeNode | undefined {
  if (!path.startsWith("#/components/schemas/") || !ts.isUnionTypeNode(type)) return undefined;
  const types = type.types.flatMap(alternatives);
  const kinds = new Set<TypeScript.SyntaxKind>(types.flatMap((each) => kindOf(each) ?? []));
  if (types.filter((each) => kindOf(each) !== null).length < 2) return undefined;
  // Beside any other text, as where `anyOf` allows it, literals would be lost.
  const listed = types.filter(({ kind }) => !kinds.has(kind));
  const open = [ts.SyntaxKind.StringKeyword, ts.SyntaxKind.NumberKeyword] as const;
  const others = open.filter((kind) => kinds.has(kind)).map(anyOf);
  return ts.factory.createUnionTypeNode([...listed, ...others]);
}

/** Of a list of values among alternatives its values, without what stands for any other. */
function alternatives(type: TypeScript.TypeNode): readonly TypeScript.TypeNode[] {
  const isList = ts.isParenthesizedTypeNode(type) && ts.isUnionTypeNode(type.type);
  if (!isList) return [type];
  return type.type.types.filter((each) => !ts.isParenthesizedTypeNode(each));
}

type Kind = TypeScript.SyntaxKind.StringKeyword | TypeScript.SyntaxKind.NumberKeyword;

/** openapi-typescript makes text a name with quotes in it, which the printer leaves as it is. */
function kindOf(type: TypeScript.Node): Kind | null {
  if (ts.isIdentifier(type)) return ts.SyntaxKind.StringKeyword;
  if (!ts.isLiteralTypeNode(type)) return null;
  const { literal } = type;
  const isNumber = ts.isNumericLiteral(literal) || ts.isPrefixUnaryExpression(literal);
  return isNumber ? ts.SyntaxKind.NumberKeyword : null;
}

/** `(string & {})`: any text, beside which an editor still offers the known ones. */
function anyOf(kind: Kind): TypeScript.TypeNode {
  const { factory } = ts;
  const keyword = factory.createKeywordTypeNode(kind);
  const anything = factory.createTypeLiteralNode([]);
  return factory.createParenthesizedType(factory.createIntersectionTypeNode([keyword, anything]));
}
