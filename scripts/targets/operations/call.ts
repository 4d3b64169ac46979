import type { Operation } from "../../ir/types.ts";
import type { EntryView, ExpressionView } from "../../render/expression.ts";
import type { LocalNames } from "./names.ts";

/** `{ ...lists, ...rules }`: what the words of an operation's data mean; null where the basics suffice. */
export function wordsExpression(
  words: readonly string[],
  names: LocalNames,
): ExpressionView | null {
  const entries = words.map((word): EntryView => {
    return { name: null, value: { kind: "name", name: names.words.get(word) ?? word } };
  });
  return entries.length === 0 ? null : { kind: "object", entries };
}

/** What the file calls the description of how an operation is sent. */
export function callName({ names }: Operation, { calls }: LocalNames): string {
  return calls.get(names.call) ?? names.call;
}
