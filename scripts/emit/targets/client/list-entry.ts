import type { Parameter } from "../../../language/ir/types.ts";
import type { EntryView, ExpressionView } from "../../render/expression-view.ts";
import { call, text } from "./call-view.ts";

/** A value under its name, or a list under the names that it travels by. */
export function listEntry(
  name: string,
  value: ExpressionView,
  { lists }: Pick<Parameter, "lists">,
): EntryView {
  if (lists === undefined) return { name, value };
  switch (lists) {
    case "brackets":
      return { name: `${name}[]`, value };
    case "comma":
      return { name, value: call("commaList", value) };
    case "indexes":
      return { name: null, value: call("indexed", text(name), value) };
  }
}
