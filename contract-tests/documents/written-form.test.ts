import { expect, test } from "vitest";
import { sample } from "../contract/contract.fixture.ts";
import type { Value } from "../contract/types.ts";
import { promisedBody } from "./request-body.ts";

const word = { type: "string" };
const params = {
  title: { ...word, to: "none", required: true },
  note: { ...word, to: "none" },
  tags: { ...word, to: "none", convert: "csv" },
  facts: { type: "json", to: "none", shape: "object" },
};
const fixed = (text: string) => ({ ...word, const: text, default: text });

function formOf(body: Value, rest: object = {}): unknown {
  const { operation } = sample({ params, encode: "form", body, ...rest });
  const { schema = {}, required } = promisedBody(operation) ?? {};
  return { ...(schema["properties"] as object), required: schema["required"], is: required };
}

test.each<[Value, object]>([
  [
    { a: { b: "{title}", c: "x" } },
    { "a[b]": word, "a[c]": fixed("x"), required: ["a[b]", "a[c]"] },
  ],
  [{ "a?": { b: "{note}", c: "x" } }, { "a[b]": word, "a[c]": fixed("x") }],
  [
    { a: ["x", "{note}"] },
    { "a[]": { type: "array", items: { anyOf: [fixed("x"), word] } }, required: ["a[]"] },
  ],
  [
    { a: [{ b: "{title}" }], n: "{title}" },
    { n: word, required: ["n"] },
  ],
  [{ "...": { $all: { a: "{note}", b: "y" } } }, { a: word, b: fixed("y") }],
  [{ a: { $each: "tags", item: "x" }, b: "{facts}" }, {}],
  [
    { a: { $json: { b: "{note}" } } },
    { a: { ...word, contentMediaType: "application/json" }, required: ["a"] },
  ],
  [{ "v:{title}": "x" }, {}],
])("%j", (body, expected) => {
  const is = "required" in expected;
  expect(formOf(body)).toEqual({ required: undefined, ...expected, is });
});

test("constants stand beside what is written", () => {
  const constants = { "body.a.c": { d: 1 }, "body.e": "{title}" };
  expect(formOf({ a: { b: "{title}" } }, { constants })).toEqual({
    "a[b]": word,
    "a[c][d]": fixed("1"),
    e: fixed("{title}"),
    required: ["a[b]", "a[c][d]", "e"],
    is: true,
  });
});
