import type { Parameter } from "../../../language/ir/types.ts";
import type { ExpressionView, FallbackView, ReadView } from "../../render/expression-view.ts";

/** The value of a parameter as the client sends it: its sent default and its condition included. */
export function sentValue(parameter: Parameter): ExpressionView {
  const { name, sendDefault, default: absent, when, placement } = parameter;
  if (parameter.credential) return credentialValue(name, placement);
  const value = read(name, sendDefault ? absent : undefined);
  if (when === null) return value;
  return {
    kind: "when",
    test: read(when.parameter, when.fallback),
    equals: when.equals,
    then: value,
  };
}

/** A credential that travels like a parameter, without the white space around it. */
function credentialValue(name: string, placement: Parameter["placement"]): ExpressionView {
  const value = read(name, undefined);
  const call = (callee: string, ...values: readonly ExpressionView[]): ExpressionView => {
    return { kind: "call", of: null, name: callee, arguments: values };
  };
  if (placement.kind !== "path") return call("carriedText", value);
  return call("carriedSegment", { kind: "value", value: placement.name }, value);
}

function read(name: string, fallback: Parameter["default"]): ReadView | FallbackView {
  const plain: ReadView = { kind: "read", of: "params", name };
  return fallback === undefined ? plain : { kind: "fallback", read: plain, value: fallback };
}
