import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { manifestText } from "../../../tests/kit/manifest.ts";
import type { HostContext } from "../../contract/case.ts";
import { readContract } from "../../contract/read.ts";
import { operationOf } from "../asked.ts";
import { blamesOf } from "./verdict.ts";

const server = {
  url: "https://{host}",
  allowedHosts: [".shop.example"],
};
const auth = {
  token: { headers: { Authorization: { $basic: ["{user}", "{token}"] } }, description: "Token." },
};
const contract = readContract(
  parse(`${manifestText("shop", { server, auth })}
params:
  host: { type: string, required: true, description: Host., example: a.shop.example }
  user: { type: string, required: true, description: User. }
schemas: { Shop: { type: object, properties: { id: { type: string } } } }
operations:
  shop_find:
    name: Find a shop
    request: GET /shops/{name}
    effect: read
    params: { name: { type: string, required: true, maxLength: 5, description: Name. } }
    reply: { 200: Shop }
    output: { id: body.id }
    examples:
      one: { params: { name: a }, reply: { status: 200, body: { id: s1 } }, output: { id: s1 } }
  shop_order:
    name: Order
    request: POST /orders/{number}
    effect: write
    before: { shop: { call: shop_find, with: { name: "{shopName}" }, take: body.id } }
    headers: { "X-Shop": "{shop}", "X-Note?": "{note}", "...": { $each: marks, name: "{key}", item: "{value}" } }
    body: { "...": { $each: fields, name: "f-{key}", item: "{value}" }, "f-a": 1, due: "{due}" }
    params:
      shopName: { type: string, required: true, description: Name of the shop. }
      number: { type: string, required: true, description: Number. }
      count: { type: integer, to: none, minimum: 1, maximum: 4, description: Count. }
      note: { type: string, description: Note. }
      mail: { type: string, to: none, format: email, description: Mail. }
      fields: { type: object, description: Fields. }
      marks: { type: object, description: Headers. }
      due: { type: string, convert: epoch, description: Due. }
      day: { type: string, convert: date, when: { note: { given: true } }, description: Day. }
      kind: { type: string, to: none, enum: [a, b], description: Kind. }
      size: { type: string, to: none, description: Size. }
    rules:
      - { when: size, need: [{ kind: a, size: [s, m] }, { kind: { not: a } }] }
      - { when: count, need: kind }
    reply: { 200: empty }
    output: { done: { const: true, type: boolean, description: Done. } }
`),
  "specs/shop.yaml",
);

const usual = {
  token: "t0ken-1",
  host: "a.shop.example",
  user: "ann",
  shopName: "abc",
  number: "1",
};

/** Blames of a call as `input because`, with what it came from where that is another input. */
function blamed(given: object, context?: HostContext): readonly string[] {
  const operation = operationOf(contract, "shop_order");
  const inputs = { ...usual, ...given };
  return blamesOf({ contract, operation, inputs, context }).map(
    ({ operation: id, input, from, because }) =>
      id === operation.id ? `${input}: ${because}` : `${id} ${input} of ${from}: ${because}`,
  );
}

test("a call that is sent is blamed for nothing", () => {
  expect(blamed({})).toEqual([]);
  expect(blamed({ mail: "no mail", note: "", count: null })).toEqual([]);
});

describe("a call is blamed for its inputs, all together:", () => {
  test.each<[string, object, readonly string[]]>([
    ["types", { count: "many", fields: "{" }, ["count: type", "fields: type"]],
    ["numbers that JSON does not write so", { count: "+1", kind: "a" }, ["count: type"]],
    [
      "whole numbers that would be others",
      { count: "9007199254740993", fields: '{ "n": 9007199254740993 }' },
      ["count: type", "fields: type"],
    ],
    [
      "and not numbers that are written short",
      { fields: '{ "n": 1e17, "9007199254740993": 1 }' },
      [],
    ],
    ["limits", { count: 9, kind: "c" }, ["count: maximum", "kind: enum"]],
    ["what is missing", { number: undefined, token: " " }, ["number: required", "token: required"]],
    ["names that it does not know", { no: 1 }, ["no: unknown"]],
    ["a rule", { count: 2 }, ["count: rule"]],
    ["a rule of what is wrong is not asked", { count: 9 }, ["count: maximum"]],
    ["values of another input", { kind: "a", size: "x" }, ["size: rule"]],
    ["and nothing that comes after", { count: 9, number: ".." }, ["count: maximum"]],
  ])("%s", (_, given, expected) => {
    expect(blamed(given)).toEqual(expected);
  });
});

describe("then for what cannot stand where it travels:", () => {
  test.each<[string, object, readonly string[]]>([
    ["another host", { host: "a.shop.example.com" }, ["host: foreign host"]],
    ["no host", { host: "a b" }, ["host: host"]],
    ["a segment", { number: ".." }, ["number: segment"]],
    ["the text of a header", { note: "漢" }, ["note: header text"]],
    ["the user of Basic", { user: "a:b" }, ["user: colon"]],
    ["a pair", { token: "a\nb" }, ["token: line break"]],
    ["a time", { due: "soon" }, ["due: time"]],
    ["a time whose condition holds", { day: "soon", note: "a" }, ["day: time"]],
    ["and no time that is not sent", { day: "soon" }, []],
    ["a header that says who sends it", { marks: { "X-Forwarded-For": "a" } }, ["marks: name"]],
    ["a name that another member has", { fields: { a: 1 } }, ["fields: name"]],
  ])("%s", (_, given, expected) => {
    expect(blamed(given)).toEqual(expected);
  });

  test("but not where the host lets it through", () => {
    expect(blamed({ host: "b.example" }, { allowedHosts: ["b.example"] })).toEqual([]);
  });
});

test("then for what the calls before it are given, by the input that it came from", () => {
  expect(blamed({ shopName: "abcdef" })).toEqual(["shop_find name of shopName: maxLength"]);
});
