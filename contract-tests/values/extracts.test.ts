import { expect, test } from "vitest";
import { sample } from "../contract/contract.fixture.ts";
import { alternativesOf, extractTexts } from "./extracts.ts";

test.each([
  ["^(?:tel|sms):(\\d)", ["^(?:tel):(\\d)", "^(?:sms):(\\d)"]],
  [
    "/d/(a)|[|]((?:b|\\|))",
    ["/d/(a)|[|]((?:b))", "/d/(a)|[|]((?:\\|))", "/d/(a)", "[|]((?:b|\\|))"],
  ],
  ["/d/([a|b]+)", []],
])("%s has these alternatives", (pattern, alternatives) => {
  expect(alternativesOf(pattern)).toEqual(alternatives);
});

test("texts have the part of each alternative, at each place, twice, and almost", () => {
  const extract = "(?:/d/|id=)([a-z]{3})";
  const example = "https://kit.test/d/Abcd";
  const page = { type: "string", convert: { extract }, example, maxLength: 34 };
  const { operation } = sample({ params: { page } });
  const parameter = operation.parameters.find(({ name }) => name === "page");
  expect(parameter && extractTexts(parameter)).toEqual([
    "https://kit.test/d/Abcd",
    ..."/d/abc id=bcd /d/cde id=def /d/efg id=fgh /d/ghi id=hij".split(" "),
    "~ /d/abc",
    "/d/abc ~",
    "~ /d/abc ~",
    "/d/abc id=bcd",
    "HTTPS://KIT.TEST/D/ABCD",
    "https://kit.test/d/abcd",
    "https%3A%2F%2Fkit.test%2Fd%2FAbcd",
  ]);
});
