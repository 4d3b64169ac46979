import { doc, id, key, str } from "./encode.ts";
import { broken, type Doc, group, hard, indent, join, layOut, line, soft } from "./layout.ts";
import { typeList } from "./list.ts";
import { printValue } from "./literal.ts";

/** A TypeScript type as data, so that no target composes source text. */
export type TypeView =
  | { readonly kind: "name"; readonly name: string; readonly arguments?: readonly TypeView[] }
  | { readonly kind: "literal"; readonly value: string | number | boolean }
  | { readonly kind: "union"; readonly of: readonly TypeView[] }
  /** `mutable` where another library's type asks for it. */
  | { readonly kind: "list"; readonly of: TypeView; readonly mutable?: boolean }
  | { readonly kind: "intersection"; readonly of: readonly TypeView[] }
  | { readonly kind: "typeof" | "keyof"; readonly name: string }
  /** `components["schemas"]["Volume"]` */
  | { readonly kind: "lookup"; readonly of: TypeView; readonly keys: readonly string[] }
  | { readonly kind: "object"; readonly members: readonly MemberView[] };

/** A property of an interface or object type. */
export interface MemberView {
  readonly name: string;
  readonly doc: string | null;
  readonly optional: boolean;
  readonly type: TypeView;
}

/** Declaration of a property, laid out as the formatter would, without the semicolon. */
export function printDeclaration(view: MemberView, depth: number): string {
  return layOut(declaration(view), { indent: depth, column: depth }, ";".length);
}

/** A type by a name of its own. */
export interface AliasView {
  readonly name: string;
  readonly type: TypeView;
}

/** `export type SearchItem = components["schemas"]["Volume"]`, without the semicolon. */
export function printAlias({ name, type }: AliasView): string {
  const label = `export type ${id(name)} =`;
  const code =
    type.kind !== "union" || type.of.length === 0 || staysTogether(type.of)
      ? [label, " ", typeDoc(type)]
      : [label, group(indent(unionDoc(type.of, line)))];
  return layOut(code, { indent: 0, column: 0 }, ";".length);
}

/** A type, laid out as the formatter would; object types always take several lines. */
export function typeDoc(type: TypeView): Doc {
  switch (type.kind) {
    case "name":
      return [id(type.name, TYPE_KEYWORDS), argumentDoc(type.arguments ?? [])];
    case "literal":
      return printValue(type.value, { indent: 0, column: 0 });
    case "union":
      return type.of.length === 0 ? "never" : unionDoc(type.of, null);
    case "intersection":
      return group(indent(join([" &", line], type.of.map(typeDoc))));
    case "typeof":
    case "keyof":
      return `${type.kind} ${id(type.name)}`;
    case "list":
      return [type.mutable ? "" : "readonly ", itemDoc(type.of), "[]"];
    case "lookup":
      return [itemDoc(type.of), ...type.keys.map((name) => `[${str(name)}]`)];
    case "object":
      return objectDoc(type.members);
  }
}

/** Words that name a type though they are reserved. */
const TYPE_KEYWORDS: ReadonlySet<string> = new Set(["null", "undefined", "void"]);

function declaration({ name, optional, type }: MemberView): Doc {
  const label = `${key(name)}${optional ? "?" : ""}:`;
  if (type.kind !== "union" || type.of.length === 0 || staysTogether(type.of)) {
    return [label, " ", typeDoc(type)];
  }
  return [label, group(indent(unionDoc(type.of, line)))];
}

/** Alternatives, each on its own line where they do not fit on one; `start` stands before them. */
function unionDoc(types: readonly TypeView[], start: Doc | null): Doc {
  if (staysTogether(types)) return join(" | ", types.map(typeDoc));
  const items = types.map((type) => indent(alternativeDoc(type)));
  const code = [start ?? "", broken("| "), join([line, "| "], items)];
  return start === null ? group(code) : code;
}

/** The formatter keeps an intersection among alternatives in parentheses. */
function alternativeDoc(type: TypeView): Doc {
  return type.kind === "intersection" ? ["(", typeDoc(type), ")"] : typeDoc(type);
}

/** One object or named type besides null is never broken at the bar. */
function staysTogether(types: readonly TypeView[]): boolean {
  const others = types.filter((type) => !(type.kind === "name" && type.name === "null"));
  const [only] = others;
  return types.length > 1 && others.length === 1 && only !== undefined && isHuggable(only);
}

function isHuggable(type: TypeView): boolean {
  return type.kind === "object" || (type.kind === "name" && !KEYWORDS.has(type.name));
}

/** Types that are keywords rather than references. */
const KEYWORDS: ReadonlySet<string> = new Set(
  "any bigint boolean never null number object string symbol undefined unknown void".split(" "),
);

/** A single argument that is simple or an object stands close to its brackets. */
function argumentDoc(types: readonly TypeView[]): Doc {
  const [only] = types;
  if (only === undefined) return "";
  const isSimple =
    only.kind === "object" ||
    (only.kind === "name" && only.arguments === undefined) ||
    (only.kind === "union" && staysTogether(only.of));
  if (types.length === 1 && isSimple) return ["<", typeDoc(only), ">"];
  return typeList(types.map(typeDoc));
}

/** What stands before brackets; composed types need parentheses there. */
function itemDoc(type: TypeView): Doc {
  if (type.kind === "union" && type.of.length > 1) {
    if (staysTogether(type.of)) return ["(", typeDoc(type), ")"];
    return group(["(", indent(unionDoc(type.of, soft)), soft, ")"]);
  }
  const isOperator = type.kind === "list" && !type.mutable;
  return isOperator || type.kind === "intersection" ? ["(", typeDoc(type), ")"] : typeDoc(type);
}

function objectDoc(members: readonly MemberView[]): Doc {
  if (members.length === 0) return "{}";
  const lines = members.map((view) => [
    hard,
    view.doc === null ? "" : [`/** ${doc(view.doc)} */`, hard],
    declaration(view),
    ";",
  ]);
  return ["{", indent(lines), hard, "}"];
}
