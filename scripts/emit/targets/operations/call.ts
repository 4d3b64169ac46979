import type { Operation } from "../../../language/ir/types.ts";
import type { ExpressionView, NameView } from "../../render/expression-view.ts";
import type { LocalNames } from "./names.ts";

/** `[lists, rules]`: exports that implement an operation's keywords; null where the basics suffice. */
export function keywordsExpression(
  keywords: readonly string[],
  names: LocalNames,
): ExpressionView | null {
  if (keywords.length === 0) return null;
  const of = keywords.map(
    (keyword): NameView => ({ kind: "name", name: names.keywords.get(keyword) ?? keyword }),
  );
  return { kind: "list", of };
}

/** What the file calls the description of how an operation is sent. */
export function callName({ names }: Operation, { calls }: LocalNames): string {
  return calls.get(names.call) ?? names.call;
}
