import { isOfMembers } from "../../../language/ir/sources.ts";
import type { Each, Parameter } from "../../../language/ir/types.ts";
import type { ExpressionView } from "../../render/expression-view.ts";
import { call } from "./call-view.ts";
import { holeExpression } from "./hole.ts";

/** A function of the item, or of a member's key and value, for each of them. */
export function eachExpression(
  each: Each,
  of: readonly Parameter[],
  returns: ExpressionView,
): ExpressionView {
  const ofMembers = isOfMembers(each);
  return call(ofMembers ? "eachMember" : "each", holeExpression(each.of, of), {
    kind: "function",
    parameters: ofMembers ? used(["key", "value"], returns) : used(["item"], returns),
    returns,
  });
}

/** Parameters of a function, without those at its end that it does not read; a leading underscore marks others. */
function used(names: readonly string[], returns: ExpressionView): readonly string[] {
  const text = JSON.stringify(returns);
  const isRead = names.map((name) => text.includes(`{"kind":"name","name":"${name}"}`));
  const marked = names.map((name, index) => (isRead[index] ? name : `_${name}`));
  return marked.slice(0, isRead.lastIndexOf(true) + 1);
}
