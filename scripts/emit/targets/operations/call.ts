import type { Operation } from "../../../language/ir/types.ts";
import type { ExpressionView, NameView } from "../../render/expression.ts";
import type { LocalNames } from "./names.ts";

/** `[lists, rules]`: what the words of an operation's data mean; null where the basics suffice. */
export function wordsExpression(
  words: readonly string[],
  names: LocalNames,
): ExpressionView | null {
  if (words.length === 0) return null;
  const of = words.map((word): NameView => ({ kind: "name", name: names.words.get(word) ?? word }));
  return { kind: "list", of };
}

/** What the file calls the description of how an operation is sent. */
export function callName({ names }: Operation, { calls }: LocalNames): string {
  return calls.get(names.call) ?? names.call;
}
