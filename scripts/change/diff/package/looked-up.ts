import ts from "typescript";

/**
 * What a type says that is looked up in another: of `components["schemas"]["Volume"]` the object that
 * stands there; any other type as it is.
 */
export function lookedUp(type: ts.TypeNode, checker: ts.TypeChecker): ts.TypeNode {
  if (!ts.isIndexedAccessTypeNode(type)) return type;
  const { objectType, indexType } = type;
  const isText = ts.isLiteralTypeNode(indexType) && ts.isStringLiteral(indexType.literal);
  const name = isText ? indexType.literal.text : null;
  const member = membersOf(lookedUp(objectType, checker), checker).find(
    (each) => ts.isPropertySignature(each) && nameOf(each) === name,
  );
  return member && ts.isPropertySignature(member) && member.type ? member.type : type;
}

function membersOf(type: ts.TypeNode, checker: ts.TypeChecker): readonly ts.TypeElement[] {
  if (ts.isTypeLiteralNode(type)) return [...type.members];
  if (!ts.isTypeReferenceNode(type)) return [];
  const found = checker.getSymbolAtLocation(type.typeName);
  const isAlias = found && (found.flags & ts.SymbolFlags.Alias) !== 0;
  const symbol = isAlias ? checker.getAliasedSymbol(found) : found;
  const declared = symbol?.declarations?.filter(ts.isInterfaceDeclaration) ?? [];
  return declared.flatMap(({ members }) => [...members]);
}

function nameOf({ name }: ts.PropertySignature): string | null {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : null;
}
