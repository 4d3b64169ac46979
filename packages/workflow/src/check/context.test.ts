import fc from "fast-check";
import { expect, test } from "vitest";
import { Document, Scalar } from "yaml";
import { blocksAtHand } from "../blocks.fixture.ts";
import { readBlocks } from "../known.ts";
import { parseWorkflow } from "../parse.ts";
import { CheckContext } from "./context.ts";

const known = readBlocks(blocksAtHand);

function contextOf(text: string): CheckContext {
  const { workflow, source, diagnostics } = parseWorkflow(text);
  if (workflow === undefined)
    throw new Error(JSON.stringify(diagnostics.map((one) => one.message)));
  return new CheckContext(workflow, source, known);
}

/** What is marked of each reference in the inputs of block `a`. */
function marked(text: string): readonly string[] {
  const context = contextOf(text);
  return context.textsOf("a").flatMap((template) =>
    template.parts
      .filter(({ kind }) => kind !== "text")
      .map((part) => {
        const { file, start, end } = context.placeOf(template, part);
        return file.text.slice(start, end);
      }),
  );
}

/** A document with one input, as it is written. */
function withInput(written: string): string {
  return `blocks:\n  a:\n    type: t\n    name: n\n    inputs:\n      operation: o\n      q: ${written}\n`;
}

test.each([
  ["plain", "see {{b.c}} and {{B}}", ["{{b.c}}", "{{B}}"]],
  ["plain on two lines", "see\n        {{b.c}}\n        {{ B }}", ["{{b.c}}", "{{ B }}"]],
  ["single quotes", "'it''s {{b.c}} and '' {{B}}'", ["{{b.c}}", "{{B}}"]],
  [
    "double quotes",
    '"\\t\\"{\\u0041{{b[\\"c\\"]}} \\\n        }{{B}}"',
    ['{{b[\\"c\\"]}}', "{{B}}"],
  ],
  ["escaped braces", '"\\x7b\\u007Bb.c\\x7D\\U0000007d"', ["\\x7b\\u007Bb.c\\x7D\\U0000007d"]],
  ["written backslashes", '"\\\\x7b {{b.c}} \\\\{{B}}"', ["{{b.c}}"]],
  ["literal block", "| # {{no}}\n        { {{b.c}}\n\n          {{B}}", ["{{b.c}}", "{{B}}"]],
  ["folded block", ">2-\n        {{b.c}}\n        {{B}}", ["{{b.c}}", "{{B}}"]],
  ["anchor", "&x '{{b.c}}'\n      r: *x", ["{{b.c}}", "*x"]],
  ["not closed", "'a {{b.c and more'", ["{{"]],
  ["deep", "{ x: [1, '{{b.c}}'], y: { z: \"{{B}}\" } }", ["{{b.c}}", "{{B}}"]],
])("references are marked exactly: %s", (_, written, expected) => {
  expect(marked(withInput(written))).toEqual(expected);
});

const styles = [
  Scalar.PLAIN,
  Scalar.QUOTE_SINGLE,
  Scalar.QUOTE_DOUBLE,
  Scalar.BLOCK_LITERAL,
  Scalar.BLOCK_FOLDED,
] as const;
const references = ["{{b.c}}", "{{SECRET}}", "{{d.e[0]}}"];
const pieces = fc.array(
  fc.oneof(
    fc.constantFrom(...references),
    fc.constantFrom("{", "}", " ", "\n", "\\{{", "\\", "'", '"', ": ", " #", "- ", "two words "),
    fc.string({ unit: "grapheme" }),
  ),
);

test("and in whatever style YAML writes a text", () => {
  fc.assert(
    fc.property(
      pieces,
      fc.constantFrom(...styles),
      fc.integer({ min: 20, max: 80 }),
      (all, style, lineWidth) => {
        const value = new Scalar(all.join(""));
        value.type = style;
        const document = new Document({
          blocks: { a: { type: "t", name: "n", inputs: { operation: "o" } } },
        });
        document.setIn(["blocks", "a", "inputs", "q"], value);
        const written = document.toString({ lineWidth });
        const [template] = contextOf(written).textsOf("a");
        const parts = template?.parts.filter(({ kind }) => kind !== "malformed" && kind !== "text");
        // A long line in double quotes may be folded anywhere; nothing else of a reference changes.
        const found = marked(written).map((range) => range.replace(/\\\n\s*/g, ""));
        expect(found.filter((range) => references.includes(range))).toEqual(
          parts?.map(({ start, end }) => template?.text.slice(start, end)),
        );
      },
    ),
  );
});

test("operations are those of blocks that exist", () => {
  const context = contextOf(
    "blocks: { a: { type: books, name: n, inputs: { operation: books_get_volume } }, b: { type: nope, name: n, inputs: { operation: o } } }",
  );
  expect(context.operationOf("a")?.id).toBe("books_get_volume");
  for (const id of ["b", "c", "toString"]) {
    expect(context.operationOf(id)).toBeUndefined();
    expect(context.textsOf(id)).toEqual([]);
  }
});
