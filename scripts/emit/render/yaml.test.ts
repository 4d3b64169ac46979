import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { printYaml } from "./yaml.ts";

const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.stringMatching(/^[-#:{}[\]'"`\\u{}\n\u200b\u202e ]*$/),
);

test("is read back as it was, and shows everything that is in it", () => {
  const value = fc.dictionary(text, fc.oneof(text, fc.double({ noNaN: true }), fc.array(text)));
  fc.assert(
    fc.property(value, (members) => {
      const printed = printYaml(members);
      expect(parse(printed)).toEqual(members);
      expect(printed).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }),
    // A space that is none to YAML, at the end.
    { examples: [[{ a: "\u3000" }], [{ a: "b\u00a0" }]] },
  );
});

test("no line of it ends a fenced block of Markdown", () => {
  expect(printYaml({ a: "x\n```\n".repeat(20) }).split("\n")).toHaveLength(1);
});
