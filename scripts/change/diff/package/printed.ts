import type TypeScript from "typescript";
import { byCodeUnit } from "../../../system/order.ts";
import { loadTypeScript } from "../../../system/typescript.ts";

const ts = loadTypeScript();

const printer = ts.createPrinter({ removeComments: true });

/** Another spelling of a type; null: it stays as it is. */
export type Spelling = (type: TypeScript.TypeNode) => TypeScript.TypeNode | null;

/** A node in one spelling: its own text, or that of one made of its parts. */
export function printed(
  node: TypeScript.Node,
  made: TypeScript.Node = node,
  spelled?: Spelling,
): string {
  const { transformed } = ts.transform(made, [(context) => respelled(context, spelled)]);
  const [result = made] = transformed;
  return printer
    .printNode(ts.EmitHint.Unspecified, result, node.getSourceFile())
    .replace(/\s+/g, " ")
    .replace(/^(export |declare )+/, "");
}

/** What means the same to every caller is spelled the same. */
function respelled(
  context: TypeScript.TransformationContext,
  spelled?: Spelling,
): TypeScript.Transformer<TypeScript.Node> {
  const { factory } = context;
  const visit = (node: TypeScript.Node): TypeScript.Node => {
    const other = ts.isTypeReferenceNode(node) ? spelled?.(node) : null;
    if (other) return other;
    if (isProse(node)) return factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
    const inner = ts.visitEachChild(node, visit, context);
    if (ts.isImportTypeNode(inner)) return withoutFile(inner, factory);
    if (ts.isParameter(inner)) return unnamed(inner, node.parent, factory);
    if (ts.isTypeLiteralNode(inner))
      return factory.createTypeLiteralNode(inner.members.toSorted(byName));
    return inner;
  };
  return visit;
}

/** Texts of several words are for people: no code depends on their wording. */
function isProse(node: TypeScript.Node): boolean {
  return (
    ts.isLiteralTypeNode(node) &&
    ts.isStringLiteralLike(node.literal) &&
    /\s/.test(node.literal.text)
  );
}

/** In which of its own files a package declares a type is nothing that a caller sees. */
function withoutFile(
  node: TypeScript.ImportTypeNode,
  factory: TypeScript.NodeFactory,
): TypeScript.TypeNode {
  const { argument, qualifier, typeArguments } = node;
  const isOwn =
    ts.isLiteralTypeNode(argument) &&
    ts.isStringLiteral(argument.literal) &&
    argument.literal.text.startsWith(".");
  return isOwn && qualifier && !node.isTypeOf
    ? factory.createTypeReferenceNode(qualifier, typeArguments)
    : node;
}

/** Callers give arguments by position; a type predicate alone repeats the name of one. */
function unnamed(
  node: TypeScript.ParameterDeclaration,
  parent: TypeScript.Node,
  factory: TypeScript.NodeFactory,
): TypeScript.ParameterDeclaration {
  if (ts.isFunctionLike(parent) && parent.type && ts.isTypePredicateNode(parent.type)) return node;
  const { modifiers, dotDotDotToken, questionToken, type } = node;
  return factory.createParameterDeclaration(modifiers, dotDotDotToken, "_", questionToken, type);
}

/** Two compilers put the members of an object that they infer in different orders. */
function byName(one: TypeScript.TypeElement, other: TypeScript.TypeElement): number {
  const [before, after] = [one, other].map(({ name }) => (name && "text" in name ? name.text : ""));
  return byCodeUnit(String(before), String(after));
}
