import { wordNames } from "../../../language/ir/output-words.ts";
import type { Operation } from "../../../language/ir/types.ts";
import type { ExpressionView, NameView } from "../../render/expression-view.ts";
import type { LocalNames } from "./names.ts";

/** `[lists, made(joinItems), rules]`: exports that implement an operation's keywords; null where the basics suffice. */
export function keywordsExpression(
  keywords: readonly string[],
  names: LocalNames,
): ExpressionView | null {
  if (keywords.length === 0) return null;
  const nameOf = (keyword: string): NameView => ({
    kind: "name",
    name: names.keywords.get(keyword) ?? keyword,
  });
  const words = wordNames.filter((name) => keywords.includes(name));
  const of = keywords
    .filter((keyword) => !words.includes(keyword))
    .map((keyword): ExpressionView => {
      const { name } = nameOf(keyword);
      if (keyword !== MADE) return { kind: "name", name };
      return { kind: "call", of: null, name, arguments: words.map(nameOf), isPure: true };
    });
  return { kind: "list", of };
}

/** The export of the runtime that makes outputs by the words that it is given. */
const MADE = "made";

/** What the file calls the description of how an operation is sent. */
export function callName({ names }: Operation, { calls }: LocalNames): string {
  return calls.get(names.call) ?? names.call;
}
