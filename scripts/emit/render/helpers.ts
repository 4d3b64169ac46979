import type Handlebars from "handlebars";
import type { Json } from "../../language/ir/types.ts";
import { doc, id, key, member, str, word } from "./encode.ts";
import { printExpression } from "./expression.ts";
import type { ExpressionView } from "./expression-view.ts";
import { type GenericView, printGeneric } from "./generic.ts";
import { type ImportView, printExport, printImport } from "./import.ts";
import { type HeadingView, printHeading } from "./interface.ts";
import { printJson } from "./json.ts";
import { type Place, printMember, printValue } from "./literal.ts";
import { code, codecell, md } from "./markdown.ts";
import { printSignature, type SignatureView } from "./signature.ts";
import { type AliasView, type MemberView, printAlias, printDeclaration } from "./type.ts";
import { printYaml } from "./yaml.ts";

/**
 * The helpers of all templates. Each encodes its value for one context; there are no others.
 *
 * Text: `{{str x}}` string literal, `{{doc x}}` comment, `{{key x}}` property name, `{{id x}}`
 * identifier, `{{member x}}` name after a dot, `{{word x}}` shell word, `{{md x}}` Markdown, also in
 * a table, `{{code x}}` code span, `{{codecell x}}` code span in a table.
 *
 * Laid out as the formatter would, with the indentation of their line: `{{json x indent=2 column=9}}` a value,
 * `{{entry name x indent=2}}` a member of an object, `{{declare x indent=2}}` a property of an
 * interface, `{{expression x indent=2 column=9}}` an expression that begins at that column,
 * `{{signature x indent=2 column=2}}` a function's name and parameters, `{{heading x braces=2}}` an interface's name and bases, `{{alias x}}` a type by a name of its own, `{{generic x}}` a name with type
 * arguments, `{{imports x}}` and `{{exports x}}` a statement. None but the last two prints the comma or semicolon.
 * `{{yaml x}}` a value as a document of YAML, `{{data x}}` of JSON.
 */
export const helpers: Readonly<Record<string, Handlebars.HelperDelegate>> = {
  ...Object.fromEntries(
    Object.entries({ str, doc, key, id, member, word, md, code, codecell }).map(
      ([name, encode]) => [name, (value: unknown) => encode(text(name, value))],
    ),
  ),
  json: (value: Json, { hash }: Handlebars.HelperOptions) => printValue(value, place(hash)),
  entry: (name: unknown, value: Json, { hash }: Handlebars.HelperOptions) =>
    printMember(text("entry", name), value, indent(hash)),
  declare: (view: MemberView, { hash }: Handlebars.HelperOptions) =>
    printDeclaration(view, indent(hash)),
  expression: (view: ExpressionView, { hash }: Handlebars.HelperOptions) =>
    printExpression(view, place(hash)),
  signature: (view: SignatureView, { hash }: Handlebars.HelperOptions) =>
    printSignature(view, place(hash)),
  generic: (view: GenericView) => printGeneric(view),
  alias: (view: AliasView) => printAlias(view),
  heading: (view: HeadingView, { hash }: Handlebars.HelperOptions) =>
    printHeading(view, hash.braces),
  imports: (view: ImportView) => printImport(view),
  exports: (view: ImportView) => printExport(view),
  yaml: (value: Json) => printYaml(value),
  data: (value: Json) => printJson(value).trimEnd(),
};

/** Strict mode does not look at the arguments of helpers, so a field that is missing ends here. */
function text(helper: string, value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  throw new TypeError(`{{${helper}}} needs text, got ${typeof value}`);
}

function place(hash: Readonly<Record<string, unknown>>): Place {
  return {
    indent: indent(hash),
    column: typeof hash.column === "number" ? hash.column : indent(hash),
  };
}

function indent(hash: Readonly<Record<string, unknown>>): number {
  return typeof hash.indent === "number" ? hash.indent : 0;
}
