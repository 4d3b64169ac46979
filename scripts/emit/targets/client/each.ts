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
    parameters: ofMembers ? ["key", "value"] : ["item"],
    returns,
  });
}
