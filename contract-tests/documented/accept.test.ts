import { expect, test } from "vitest";
import { acceptedText } from "./accept.ts";
import { documentedProviders } from "./read.ts";
import type { Value } from "../contract/types.ts";

const text = `# The table on the first page.
effect: read # says so
page: null
parameters:
  # At most ten.
  size: { type: integer, maximum: 10, in: query.size }
  kind:
    type: string
    enum:
      - small
      # Since last year.
      - large
    in: query.kind
`;

const accepted = (path: string, manifest: Value | undefined) =>
  acceptedText({ text }, [{ path: path.split("."), manifest }]);

test.each<[string, Value | undefined, string, string]>([
  ["parameters.size.maximum", 20, "maximum: 10", "maximum: 20"],
  ["parameters.size.maximum", undefined, "maximum: 10, ", ""],
  ["parameters.size.minimum", 1, "in: query.size }", "in: query.size, minimum: 1 }"],
  ["effect", "cost", "effect: read", "effect: cost"],
  ["page", { next: "body.next" }, "page: null", "page: { next: body.next }"],
  ["parameters.kind.enum", ["small", "large", "huge"], "- large\n", "- large\n      - huge\n"],
  ["parameters.kind.enum", ["large"], "- small\n      # Since", "# Since"],
  ["scopes", ["Read.All"], "query.kind\n", "query.kind\nscopes: [ Read.All ]\n"],
])("%s becomes %j, and nothing else changes", (path, value, before, after) => {
  expect(accepted(path, value)).toBe(text.replace(before, after));
});

const files = documentedProviders().flatMap(({ written, operations }) => [
  written,
  ...Object.values(operations).map((each) => each.written),
]);

test.each(
  files,
)("$path is written as the command writes it, so that a change stays small", (file) => {
  expect(acceptedText(file, [])).toBe(file.text);
});
