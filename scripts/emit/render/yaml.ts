import { Document, visit } from "yaml";
import type { Json } from "../../language/ir/types.ts";
import { escapeInvisible, escapeLines } from "./encode.ts";

/** A value as YAML, a member a line; text with anything in it that cannot be seen stands in quotes, escaped. */
export function printYaml(value: Json): string {
  const document = new Document(value);
  visit(document, {
    Scalar: (_, node) => {
      const isHidden = typeof node.value === "string" && escapeInvisible(node.value) !== node.value;
      if (isHidden) node.type = "QUOTE_DOUBLE";
    },
  });
  const text = document.toString({
    lineWidth: 0,
    blockQuote: false,
    doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
  });
  // YAML has the escapes of JSON within double quotes, and nothing else is left to escape.
  return escapeLines(text.replace(/\n$/, ""));
}
