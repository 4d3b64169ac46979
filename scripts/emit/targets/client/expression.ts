import { usualIn } from "../../../language/ir/condition.ts";
import type { Condition, Parameter } from "../../../language/ir/types.ts";
import type { ExpressionView } from "../../render/expression-view.ts";

/** `given.host`: what a caller passes for the connection. */
export function given(param: string): ExpressionView {
  return { kind: "read", of: "given", name: param };
}

/** A variable. */
export function name(variable: string): ExpressionView {
  return { kind: "name", name: variable };
}

/** A text as it is. */
export function text(value: string): ExpressionView {
  return { kind: "value", value };
}

/** A call of a function of the runtime. */
export function call(callee: string, ...values: readonly ExpressionView[]): ExpressionView {
  return { kind: "call", of: null, name: callee, arguments: values };
}

/** What counts in conditions for what is not given, as the last argument of a call; none where nothing does. */
export function usualExpression(
  asked: readonly Condition[],
  all: readonly Parameter[],
): readonly ExpressionView[] {
  const usual = usualIn(asked, all);
  return Object.keys(usual).length > 0 ? [{ kind: "value", value: usual }] : [];
}
