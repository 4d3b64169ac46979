import type TypeScript from "typescript";
import { loadTypeScript } from "../../../system/typescript.ts";

const ts = loadTypeScript();

/**
 * What a type says that is looked up in another, or is another name of such a type: of
 * `components["schemas"]["Volume"]` the object that stands there; any other type as it is.
 */
export function lookedUp(
  type: TypeScript.TypeNode,
  checker: TypeScript.TypeChecker,
): TypeScript.TypeNode {
  const lookup = lookupOf(type, checker);
  if (!lookup) return type;
  const { objectType, indexType } = lookup;
  const member = membersOf(lookedUp(objectType, checker), checker).find(
    (each) => each.name && nameOf(each.name) === keyOf(indexType),
  );
  return member && ts.isPropertySignature(member) && member.type ? member.type : type;
}

/** A lookup as it is spelled out, for the name that a package gives it; null for any other type. */
export function spelledOut(
  type: TypeScript.TypeNode,
  checker: TypeScript.TypeChecker,
): TypeScript.IndexedAccessTypeNode | null {
  const lookup = lookupOf(type, checker);
  if (!lookup || lookup === type) return null;
  const copy = (node: TypeScript.TypeNode): TypeScript.TypeNode => {
    const key = ts.isIndexedAccessTypeNode(node) ? keyOf(node.indexType) : null;
    if (ts.isIndexedAccessTypeNode(node) && key !== null) return access(copy(node.objectType), key);
    return ts.isTypeReferenceNode(node)
      ? ts.factory.createTypeReferenceNode(node.typeName.getText())
      : node;
  };
  const key = keyOf(lookup.indexType);
  return key === null ? null : access(copy(lookup.objectType), key);
}

/** Made anew: the printer takes texts from one file only. */
function access(of: TypeScript.TypeNode, key: string): TypeScript.IndexedAccessTypeNode {
  const { factory } = ts;
  const index = factory.createLiteralTypeNode(factory.createStringLiteral(key));
  return factory.createIndexedAccessTypeNode(of, index);
}

function lookupOf(
  type: TypeScript.TypeNode,
  checker: TypeScript.TypeChecker,
): TypeScript.IndexedAccessTypeNode | null {
  if (ts.isIndexedAccessTypeNode(type)) return type;
  const [alias] = declarationsOf(type, checker).filter(ts.isTypeAliasDeclaration);
  return alias ? lookupOf(alias.type, checker) : null;
}

function membersOf(
  type: TypeScript.TypeNode,
  checker: TypeScript.TypeChecker,
): readonly TypeScript.TypeElement[] {
  if (ts.isTypeLiteralNode(type)) return [...type.members];
  const declared = declarationsOf(type, checker).filter(ts.isInterfaceDeclaration);
  return declared.flatMap(({ members }) => [...members]);
}

function declarationsOf(
  type: TypeScript.TypeNode,
  checker: TypeScript.TypeChecker,
): readonly TypeScript.Declaration[] {
  if (!ts.isTypeReferenceNode(type) || type.typeArguments) return [];
  const found = checker.getSymbolAtLocation(type.typeName);
  const isAlias = found && (found.flags & ts.SymbolFlags.Alias) !== 0;
  const symbol = isAlias ? checker.getAliasedSymbol(found) : found;
  return symbol?.declarations ?? [];
}

function keyOf(type: TypeScript.TypeNode): string | null {
  return ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : null;
}

function nameOf(name: TypeScript.PropertyName): string | null {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : null;
}
