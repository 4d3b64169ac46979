import type TypeScript from "typescript";
import { byCodeUnit } from "../../../system/order.ts";
import type { ExportFacts } from "../../record/facts.ts";
import { printed, type Spelling } from "./printed.ts";
import { loadTypeScript } from "../../../system/typescript.ts";

const ts = loadTypeScript();

/** How types are read that are other names of something. */
export interface Reading {
  /** What such a type says. */
  readonly meant: (type: TypeScript.TypeNode) => TypeScript.TypeNode;
  /** Another spelling of it, the same for all its names; null: it stays as it is. */
  readonly spelled: Spelling;
}

const AS_WRITTEN: Reading = { meant: (type) => type, spelled: () => null };

/** What the declarations of one name say; null where there are none, since another package has them. */
export function describe(
  declarations: readonly TypeScript.Declaration[],
  reading = AS_WRITTEN,
): ExportFacts | null {
  const [first] = declarations;
  const kind = first && kindOf(first);
  if (!kind) return null;
  const members = new Map<string, string>();
  for (const member of declarations.flatMap((one) => membersOf(one, reading)).filter(isVisible)) {
    const name = nameOf(member);
    const overloads = members.get(name);
    const text = printed(member, member, reading.spelled);
    members.set(name, overloads ? `${overloads} ${text}` : text);
  }
  return {
    kind,
    text: declarations.map((one) => headOf(one, reading)).join(" "),
    members: Object.fromEntries([...members].toSorted(([one], [other]) => byCodeUnit(one, other))),
  };
}

function kindOf(node: TypeScript.Declaration): ExportFacts["kind"] | undefined {
  if (ts.isFunctionDeclaration(node)) return "function";
  if (ts.isVariableDeclaration(node)) return "const";
  if (ts.isClassDeclaration(node)) return "class";
  if (ts.isInterfaceDeclaration(node)) return "interface";
  if (ts.isTypeAliasDeclaration(node)) return "type";
  return ts.isEnumDeclaration(node) ? "enum" : undefined;
}

type Member = TypeScript.TypeElement | TypeScript.ClassElement;

function membersOf(node: TypeScript.Declaration, reading: Reading): readonly Member[] {
  if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) return [...node.members];
  return [...(objectOf(node, reading)?.members ?? [])];
}

/** The object that a constant is, or that a type is another name of. */
function objectOf(
  node: TypeScript.Declaration,
  reading: Reading,
): TypeScript.TypeLiteralNode | undefined {
  const isNamed = ts.isVariableDeclaration(node) || ts.isTypeAliasDeclaration(node);
  const type = isNamed && node.type && reading.meant(node.type);
  return type && ts.isTypeLiteralNode(type) ? type : undefined;
}

/** Callers do not see what is private. */
function isVisible(member: Member): boolean {
  const isPrivate = ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Private;
  return !isPrivate && !(member.name && ts.isPrivateIdentifier(member.name));
}

/** Members without a name are called by what they make possible. */
function nameOf(member: Member): string {
  if (member.name) return printed(member.name);
  if (ts.isConstructorDeclaration(member) || ts.isConstructSignatureDeclaration(member))
    return "new()";
  return ts.isIndexSignatureDeclaration(member) ? "[]" : "()";
}

/** The declaration without its members. */
function headOf(node: TypeScript.Declaration, reading: Reading): string {
  const type = ts.isTypeAliasDeclaration(node) ? reading.meant(node.type) : null;
  const isElsewhere = type !== null && type.getSourceFile() !== node.getSourceFile();
  // The printer takes texts from one file only.
  if (isElsewhere && !ts.isTypeLiteralNode(type) && ts.isTypeAliasDeclaration(node))
    return `type ${node.name.text} = ${printed(type, type, reading.spelled)};`;
  return printed(node, withoutMembers(node, reading), reading.spelled);
}

function withoutMembers(node: TypeScript.Declaration, reading: Reading): TypeScript.Node {
  const { factory } = ts;
  if (ts.isInterfaceDeclaration(node)) {
    const { modifiers, name, typeParameters, heritageClauses } = node;
    return factory.createInterfaceDeclaration(modifiers, name, typeParameters, heritageClauses, []);
  }
  if (ts.isClassDeclaration(node)) {
    const { modifiers, name, typeParameters, heritageClauses } = node;
    return factory.createClassDeclaration(modifiers, name, typeParameters, heritageClauses, []);
  }
  const nothing = objectOf(node, reading) && factory.createTypeLiteralNode([]);
  if (nothing && ts.isVariableDeclaration(node))
    return factory.createVariableDeclaration(node.name, undefined, nothing);
  if (nothing && ts.isTypeAliasDeclaration(node)) {
    const { modifiers, name, typeParameters } = node;
    return factory.createTypeAliasDeclaration(modifiers, name, typeParameters, nothing);
  }
  return node;
}
