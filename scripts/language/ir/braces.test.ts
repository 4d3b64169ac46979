import fc from "fast-check";
import { expect, test } from "vitest";
import { bracedParts } from "./braces.ts";

/** Holes as they are written, and fixed text. */
function read(text: string, form: "template" | "path" = "template") {
  return bracedParts(text, form).map((part) => (typeof part === "string" ? part : [part.text]));
}

test.each([
  ["{id}", [["{id}"]]],
  ['{a|b.c|"x, {y}"} {$now-1d.date}', [['{a|b.c|"x, {y}"}'], " ", ["{$now-1d.date}"]]],
  ["{x-y} {id.} {$env.KEY}", [["{x-y}"], " ", ["{id.}"], " ", ["{$env.KEY}"]]],
  ["{ viewer { id }}", ["{ viewer { id }}"]],
  ["{ viewer {id}}", ["{ viewer ", ["{id}"], "}"]],
  ['{"a":{"b":{"c":1}}}', ['{"a":{"b":{"c":1}}}']],
  ['{"a":{"b":{"c":{id}}}}', ['{"a":{"b":{"c":', ["{id}"], "}}}"]],
  ["{a b} {a,b} {a:b} {it's} {1} {}", ["{a b} {a,b} {a:b} {it's} {1} {}"]],
  ["{{id}} {{{id}}}", ["{id} {", ["{id}"], "}"]],
  ['{"a":"{{id}}"}', ['{"a":"{id}"}']],
])("%s", (text, parts) => {
  expect(read(text)).toEqual(parts);
});

test("paths have names in brackets", () => {
  const name = '{item["a } b"].id}';
  expect(read(`${name} { item.id }`, "path")).toEqual([[name], " { item.id }"]);
});

const texts = fc.string({ unit: fc.constantFrom(...'{}{}a|" .$') });

test("a text of which all braces are doubled is that text", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const doubled = text.replace(/[{}]/g, "$&$&");
      expect(read(doubled)).toEqual(text === "" ? [] : [text]);
    }),
  );
});

test("braces that hold no names and close stay as they are", () => {
  const { code } = fc.letrec<{ code: string }>((tie) => ({
    code: fc.oneof(
      { maxDepth: 6 },
      fc.constantFrom("", " a ", '"a":', "1"),
      fc.tuple(tie("code"), tie("code")).map(([one, other]) => `${one} { ${other}}`),
    ),
  }));
  fc.assert(
    fc.property(code, (text) => {
      expect(read(text)).toEqual(text === "" ? [] : [text]);
    }),
  );
});
