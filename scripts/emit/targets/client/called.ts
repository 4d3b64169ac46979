import type { ExpressionView } from "../../render/expression-view.ts";

/** The functions that an expression calls by their names. */
export function calledNames(view: ExpressionView): readonly string[] {
  switch (view.kind) {
    case "value":
    case "name":
    case "read":
    case "fallback":
    case "later":
      return [];
    case "when":
    case "absent":
      return calledNames(view.then);
    case "given":
      return [...view.tests, view.then].flatMap(calledNames);
    case "first":
      return view.of.flatMap(calledNames);
    case "call":
      return [...(view.of === null ? [view.name] : []), ...view.arguments.flatMap(calledNames)];
    case "list":
      return view.of.flatMap((item) => calledNames(item.kind === "spread" ? item.of : item));
    case "function":
      return calledNames(view.returns);
    case "text": {
      const values = view.parts.flatMap((part) => (typeof part === "string" ? [] : [part]));
      return [...(view.tag === null ? [] : [view.tag]), ...values.flatMap(calledNames)];
    }
    case "object":
      return view.entries.flatMap(({ value }) => calledNames(value));
  }
}
