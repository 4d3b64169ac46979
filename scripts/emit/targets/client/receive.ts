import type { Operation } from "../../../language/ir/types.ts";
import type { ExpressionView } from "../../render/expression-view.ts";
import { call } from "./call-view.ts";

/** How replies are read; null where they are read as text. */
export function receiveExpression({ replies }: Operation): ExpressionView | null {
  const files = replies.flatMap(({ status, file }) => (file ? [[`${status}`, { ...file }]] : []));
  if (files.length === 0) return null;
  // A success that is not declared is read like those that are.
  const others = files.length === replies.length ? [["2xx", files[0]?.[1]]] : [];
  const value = Object.fromEntries([...files, ...others]);
  return call("storing", { kind: "value", value });
}
