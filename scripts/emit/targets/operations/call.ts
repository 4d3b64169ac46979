import type { Operation } from "../../../language/ir/types.ts";
import type { ExpressionView, NameView } from "../../render/expression-view.ts";
import type { LocalNames } from "./names.ts";

/** `[lists, rules, steps(joinStep)]`: exports that implement an operation's keywords; null where the basics suffice. */
export function keywordsExpression(
  keywords: readonly string[],
  names: LocalNames,
): ExpressionView | null {
  if (keywords.length === 0) return null;
  const nameOf = (keyword: string): NameView => ({
    kind: "name",
    name: names.keywords.get(keyword) ?? keyword,
  });
  const isStep = (keyword: string) => keyword.endsWith("Step");
  const of = keywords
    .filter((keyword) => !isStep(keyword))
    .map((keyword): ExpressionView => {
      if (keyword !== STEPS) return nameOf(keyword);
      const used = keywords.filter(isStep).map(nameOf);
      return { ...nameOf(keyword), kind: "call", of: null, arguments: used, isPure: true };
    });
  return { kind: "list", of };
}

/** The export of the runtime that makes outputs by the steps that it is given. */
const STEPS = "steps";

/** What the file calls the description of how an operation is sent. */
export function callName({ names }: Operation, { calls }: LocalNames): string {
  return calls.get(names.call) ?? names.call;
}
