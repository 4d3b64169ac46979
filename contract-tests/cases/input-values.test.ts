import { describe, expect, test } from "vitest";
import { linesOf } from "./inputs.fixture.ts";

describe("a parameter that is", () => {
  test("a number between limits", () => {
    expect(
      linesOf("p: { type: number, exclusiveMinimum: 0, exclusiveMaximum: 1 }"),
    ).toMatchInlineSnapshot(`
      [
        "every input -> sent",
        "p="many" -> refused p",
        "p="0x10" -> refused p",
        "p=[5] -> refused p",
        "p=NaN -> refused p",
        "p=Infinity -> refused p",
        "p="0.001" -> sent",
        "p=" 0.001\\n" -> sent",
        "p=0 -> refused p",
        "p=0.999 -> sent",
        "p=1 -> refused p",
      ]
    `);
  });

  test("a multiple, with a default of the provider", () => {
    expect(
      linesOf("p: { type: integer, minimum: 0, maximum: 100, multipleOf: 5, default: 10 }"),
    ).toMatchInlineSnapshot(`
      [
        "every input -> sent",
        "p=10.5 -> refused p",
        "p="many" -> refused p",
        "p="0x10" -> refused p",
        "p=[5] -> refused p",
        "p=NaN -> refused p",
        "p=Infinity -> refused p",
        "p="10" -> sent",
        "p=" 10\\n" -> sent",
        "p=0 -> sent",
        "p=-5 -> refused p",
        "p=100 -> sent",
        "p=105 -> refused p",
        "p=11 -> refused p",
      ]
    `);
  });

  test("one of some numbers", () => {
    expect(linesOf("p: { type: integer, enum: [1, 2, 4] }")).toMatchInlineSnapshot(`
      [
        "every input -> sent",
        "p=1.5 -> refused p",
        "p="many" -> refused p",
        "p="0x10" -> refused p",
        "p=[5] -> refused p",
        "p=NaN -> refused p",
        "p=Infinity -> refused p",
        "p="1" -> sent",
        "p=" 1\\n" -> sent",
        "p=2 -> sent",
        "p=4 -> sent",
        "p=5 -> refused p",
      ]
    `);
  });

  test("a truth value with a default that is sent", () => {
    expect(linesOf("p: { type: boolean, default: true }")).toMatchInlineSnapshot(`
      [
        "every input -> sent",
        "p="yes" -> refused p",
        "p="TRUE" -> refused p",
        "p="1" -> refused p",
        "p=1 -> refused p",
        "p={"a":true} -> refused p",
        "p="true" -> sent",
        "p="false" -> sent",
        "p=" true " -> sent",
        "p=false -> sent",
      ]
    `);
  });

  test("any JSON", () => {
    expect(linesOf("p: { type: json }")).toMatchInlineSnapshot(`
      [
        "every input -> sent",
        "p="no JSON" -> refused p",
        "p="{\\"name\\":\\"sample\\"}" -> sent",
        "p=" {\\"name\\":\\"sample\\"}\\n" -> sent",
        "p={} -> sent",
        "p="{}" -> sent",
        "p={"a b":{"c":[1,null,"Zoë"]},"d":null,"e":false,"f":0,"g":""} -> sent",
        "p="{\\"a b\\":{\\"c\\":[1,null,\\"Zoë\\"]},\\"d\\":null,\\"e\\":false,\\"f\\":0,\\"g\\":\\"\\"}" -> sent",
        "p=[] -> sent",
        "p="[]" -> sent",
        "p=[null,{"a":null},"Zoë",false,0,""] -> sent",
        "p="[null,{\\"a\\":null},\\"Zoë\\",false,0,\\"\\"]" -> sent",
        "p=7 -> sent",
        "p="7" -> sent",
        "p=true -> sent",
        "p="true" -> sent",
        "p="null" -> sent",
        "p with NaN in it -> refused p",
        "p with a Map in it -> refused p",
        "p with the prototype in it -> refused p",
        "p="{\\"a\\":" -> refused p",
        "p="{'a':1}" -> refused p",
      ]
    `);
  });

  test("a JSON array", () => {
    expect(linesOf("p: { type: array }")).toMatchInlineSnapshot(`
      [
        "every input -> sent",
        "p="no JSON" -> refused p",
        "p="[\\"sample\\"]" -> sent",
        "p=" [\\"sample\\"]\\n" -> sent",
        "p={} -> refused p",
        "p="{}" -> refused p",
        "p={"a b":{"c":[1,null,"Zoë"]},"d":null,"e":false,"f":0,"g":""} -> refused p",
        "p="{\\"a b\\":{\\"c\\":[1,null,\\"Zoë\\"]},\\"d\\":null,\\"e\\":false,\\"f\\":0,\\"g\\":\\"\\"}" -> refused p",
        "p=[] -> sent",
        "p="[]" -> sent",
        "p=[null,{"a":null},"Zoë",false,0,""] -> sent",
        "p="[null,{\\"a\\":null},\\"Zoë\\",false,0,\\"\\"]" -> sent",
        "p="7" -> refused p",
        "p="true" -> refused p",
        "p="null" -> refused p",
        "p with NaN in it -> refused p",
        "p with a Map in it -> refused p",
        "p with the prototype in it -> refused p",
        "p="{\\"a\\":" -> refused p",
        "p="{'a':1}" -> refused p",
      ]
    `);
  });

  test("a JSON array of some length", () => {
    const all = linesOf("p: { type: array, minItems: 2, maxItems: 3 }");
    expect(
      all.filter((line) => !line.endsWith("refused p") || line.includes("items")),
    ).toMatchInlineSnapshot(`
      [
        "every input -> sent",
        "p="[\\"sample\\",\\"sample\\"]" -> sent",
        "p=" [\\"sample\\",\\"sample\\"]\\n" -> sent",
        "p=1 items -> refused p",
        "p=3 items -> sent",
        "p=4 items -> refused p",
        "p=[null,null] -> sent",
        "p="[null,null]" -> sent",
        "p=[null,{"a":null},"Zoë"] -> sent",
        "p="[null,{\\"a\\":null},\\"Zoë\\"]" -> sent",
      ]
    `);
  });
});
