import { describe, expect, test } from "vitest";
import { lines, linesOf } from "./inputs.fixture.ts";

describe("a parameter that is", () => {
  test("any text", () => {
    expect(
      lines(`p: { type: string }`).filter((line) => line.startsWith("p=")),
    ).toMatchInlineSnapshot(`
      [
        "p="" -> sent",
        "p=" \\n" -> sent",
        "p=null -> sent",
        "p=7 -> refused p",
        "p=true -> refused p",
        "p={"a":"b"} -> refused p",
        "p=["a"] -> refused p",
        "p="\\ud800" -> refused p",
        "p="  a  b  " -> sent",
        "p="a+b&c=d%20e#f?g/h;i,j" -> sent",
        "p="Zoë 漢字 😀" -> sent",
        "p="\\"a\\" 'b' \\\\c\\\\\\nd\\te" -> sent",
      ]
    `);
  });

  test("a required segment of the path", () => {
    expect(lines("").filter((line) => line.includes("word="))).toMatchInlineSnapshot(`
      [
        "word="" -> refused word",
        "word=" \\n" -> refused word",
        "word=null -> refused word",
        "word=7 -> refused word",
        "word=true -> refused word",
        "word={"a":"b"} -> refused word",
        "word=["a"] -> refused word",
        "word="\\ud800" -> refused word",
        "word="a/b?c#d" -> sent",
        "word="a b+c&d=e" -> sent",
        "word="a%2Fb" -> sent",
        "word="a.b@c#EXT#" -> sent",
        "word="Zoë 漢字 😀" -> sent",
        "word="..a" -> sent",
        "word="a;b,c'd" -> sent",
        "word="." -> refused word",
        "word=".." -> refused word",
        "word="a\\u0000b" -> refused word",
        "word="a\\nb" -> refused word",
      ]
    `);
  });

  test("a text of some length", () => {
    expect(linesOf("p: { type: string, minLength: 2, maxLength: 4 }")).toMatchInlineSnapshot(`
      [
        "every input -> sent",
        "p="😀x" -> sent",
        "p="😀" -> refused p",
        "p="😀xxxx" -> refused p",
        "p="&é%?" -> sent",
      ]
    `);
  });

  test("a text of a pattern, in upper case", () => {
    const declared = "{ type: string, pattern: '^[A-Z]{2}$', example: DE, convert: uppercase }";
    expect(linesOf(`p: ${declared}`)).toMatchInlineSnapshot(`
      [
        "every input -> sent",
        "p="~" -> refused p",
        "p="de" -> sent",
      ]
    `);
  });

  test("a text of a format", () => {
    expect(linesOf("p: { type: string, format: date }")).toMatchInlineSnapshot(`
      [
        "every input -> sent",
      ]
    `);
  });

  test("one of some texts", () => {
    expect(linesOf("p: { type: string, enum: [one, TWO] }")).toMatchInlineSnapshot(`
      [
        "every input -> sent",
        "p="TWO" -> sent",
        "p="foreign" -> refused p",
        "p="on" -> refused p",
        "p="ONE" -> refused p",
        "p=" one " -> refused p",
      ]
    `);
  });

  test("a list of some length", () => {
    const declared = "{ type: string, convert: csv, minItems: 2, maxItems: 3, example: 'a,b' }";
    expect(linesOf(`p: ${declared}`)).toMatchInlineSnapshot(`
      [
        "every input -> sent",
        "p=" , ," -> sent",
        "p=[] -> sent",
        "p=[7] -> refused p",
        "p=2 items -> sent",
        "p=1 items -> refused p",
        "p=3 items -> sent",
        "p=4 items -> refused p",
        "p="a , b, ," -> sent",
        "p="a b;c|d,b b;c|d" -> sent",
        "p=[" a "," b "," "] -> sent",
      ]
    `);
  });

  test("a secret", () => {
    expect(linesOf("p: { type: string, secret: true, minLength: 12 }")).toMatchInlineSnapshot(`
      [
        "every input -> sent",
        "p="😀xxxxxxxxxxx\\ud800" -> refused p",
        "p="😀xxxxxxxxxx" -> refused p",
        "p="a+b&c=d%20e#f?g/h;i,j" -> sent",
        "p="\\"a\\" 'b' \\\\c\\\\\\nd\\te" -> sent",
      ]
    `);
  });

  test("in a header", () => {
    expect(linesOf("p: { type: string, to: header.X-Note }")).toMatchInlineSnapshot(`
      [
        "every input -> sent",
        "p="a+b&c=d%20e#f?g/h;i,j" -> sent",
        "p="\\"a\\" 'b' \\\\c Zoë" -> sent",
        "p="漢字" -> refused p",
        "p="a\\nb" -> refused p",
        "p="a\\u0000b" -> refused p",
      ]
    `);
  });
});
