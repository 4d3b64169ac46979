import type { Parameter } from "../../../language/ir/types.ts";
import type { ExpressionView, FallbackView, ReadView } from "../../render/expression-view.ts";

/** The value of a parameter as the client sends it: its sent default and its condition included. */
export function sentValue({ name, sendDefault, default: absent, when }: Parameter): ExpressionView {
  const value = read(name, sendDefault ? absent : undefined);
  if (when === null) return value;
  return {
    kind: "when",
    test: read(when.parameter, when.fallback),
    equals: when.equals,
    then: value,
  };
}

function read(name: string, fallback: Parameter["default"]): ReadView | FallbackView {
  const plain: ReadView = { kind: "read", of: "params", name };
  return fallback === undefined ? plain : { kind: "fallback", read: plain, value: fallback };
}
