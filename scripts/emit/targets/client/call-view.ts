import type { CallView, ExpressionView } from "../../render/expression-view.ts";

/** `name(a, b)` */
export function call(name: string, ...values: readonly ExpressionView[]): CallView {
  return { kind: "call", of: null, name, arguments: values };
}

export function text(value: string): ExpressionView {
  return { kind: "value", value };
}
