import { expect, test } from "vitest";
import { sample } from "../contract/contract.fixture.ts";
import { isMade, madeIn, timeOf, withMarks } from "./made.ts";
import { expectedRequest } from "./request.ts";

const text = { type: "string" };
const object = { type: "object" };
const params = {
  a: text,
  b: text,
  tags: { ...text, convert: "csv" },
  facts: object,
  rows: { type: "array" },
  order: { ...text, enum: ["asc", "desc"] },
  placed: { type: "integer", to: "body.deep.size" },
};

function requestOf(written: object, inputs: object) {
  const { contract, operation } = sample({ params, ...written });
  return expectedRequest(contract, operation, { apiKey: "k", ...inputs }).request;
}

test.each([
  ["{a}", { a: "x" }, "x"],
  ["{a}", {}, undefined],
  ["is {a}", { a: "x" }, "is x"],
  ["is {a}", {}, undefined],
  ["{{a}} {a}", { a: "{b}" }, "{a} {b}"],
  ["{a|b}", { b: "y" }, "y"],
  ['{a|"}"}', {}, "}"],
  ["{facts.c.d}", { facts: { c: { d: 1 } } }, 1],
  ["{facts.c}", { facts: { c: " " } }, undefined],
  ["{$today} {} {a b}", {}, "{$today} {} {a b}"],
  ["{ a } { b { a } }} {it's}", {}, "{ a } { b { a } }} {it's}"],
  ['{"b":{"c":{"d":{a},"e":1}}} {{a}}', { a: "x" }, '{"b":{"c":{"d":x,"e":1}}} {a}'],
  ['{"b":"{{a}}"}', {}, '{"b":"{a}"}'],
  [{ "c?": { d: 1, e: "{a}" } }, {}, {}],
  [{ "c?": { d: 1, e: "{a}" } }, { a: "x" }, { c: { d: 1, e: "x" } }],
  [{ "c??": 1, $$each: 2 }, {}, { "c?": 1, $each: 2 }],
  [["{a}", { b: "{b}", c: 1 }, 2], {}, [2]],
  [["...{tags}", "{a}"], { tags: "u, v" }, ["u", "v"]],
  [{ d: 1, "...": "{facts}", e: 2 }, { facts: { d: 3, e: 4, f: 5 } }, { d: 3, e: 2, f: 5 }],
  [{ $all: { a: "{a}", b: "{b|tags}" } }, { a: "x" }, undefined],
  [{ $all: { a: "{a}", b: "{b|tags}" } }, { a: "x", tags: "u" }, { a: "x", b: ["u"] }],
  [{ c: 1, "...": { $all: { d: "{a}", e: 1 } } }, {}, { c: 1 }],
  [{ c: 1, "...": { $all: { d: "{a}", e: 1 } } }, { a: "x" }, { c: 1, d: "x", e: 1 }],
  [{ $join: " & ", parts: ["a={a}", "b={b}", "c"] }, { b: "y" }, "b=y & c"],
  [{ $json: [{ a: "{a}" }] }, { a: "ü" }, '[{"a":"ü"}]'],
  [{ $each: "tags", item: { t: "{item}", a: "{a}" } }, { tags: "u" }, [{ t: "u" }]],
  [{ $each: "rows", item: "{item.n}" }, { rows: [{ n: 1 }, {}, null] }, [1]],
  [{ $each: "rows" }, { rows: {} }, undefined],
  [
    { $each: "facts", name: "c.{key}", item: "{value}" },
    { facts: { x: 1, y: null } },
    { "c.x": 1 },
  ],
  [
    { "...": { $each: "facts", name: "c.{key}", item: "{value}" } },
    { facts: { x: 1 } },
    { "c.x": 1 },
  ],
  [{ "by[{order}]": "{a}" }, { a: "x", order: "asc" }, { "by[asc]": "x" }],
  [{ "by[{order}]": "{a}" }, { a: "x" }, {}],
])("%j with %j is %j", (written, inputs, sent) => {
  const { body } = requestOf({ body: { it: written } }, inputs);
  expect(body).toEqual(sent === undefined ? {} : { it: sent });
});

test("what is placed joins what is written", () => {
  const body = { "deep?": { kind: "{a}", fixed: 1 } };
  expect(requestOf({ body }, {}).body).toEqual({});
  expect(requestOf({ body }, { placed: 5 }).body).toEqual({ deep: { fixed: 1, size: 5 } });
  expect(requestOf({ body: {} }, { placed: 5 }).body).toEqual({ deep: { size: 5 } });
});

test("queries and headers hold texts; JSON in a header is in ASCII", () => {
  const query = { ids: ["...{tags}", "0"], "sort[{order}]": "{a}", in: "{facts.c}" };
  const headers = { "X-Json": { $json: { a: "{a}" } }, "X-Fixed": "1" };
  const request = requestOf(
    { query, headers },
    { tags: "1,2", order: "asc", a: "ü", facts: { c: [1] } },
  );
  expect(request.query).toEqual({ ids: ["1", "2", "0"], "sort[asc]": ["ü"], in: ["1"] });
  expect(request.headers).toMatchObject({ "x-json": '{"a":"\\u00fc"}', "x-fixed": "1" });
});

test("what a call makes of its own stands as a mark, and is known by its form", () => {
  const body = {
    id: "{$uuid}",
    at: "on {$now-1d.date}",
    s: "{$now.epoch}",
    j: { $json: "{$now.epoch}" },
  };
  const expected = requestOf({ body }, {}).body ?? null;
  const sent = {
    id: "3f2b8c1d-5e6f-4a7b-8c9d-0e1f2a3b4c5d",
    at: "on 2026-01-01",
    s: 1_767_312_000,
    j: "1767312000",
  };
  expect(withMarks(expected, sent, () => true)).toEqual(expected);
  expect(withMarks(expected, { ...sent, s: "1767312000" }, () => true)).not.toEqual(expected);
  expect(withMarks(expected, { ...sent, at: "on 2026" }, () => true)).not.toEqual(expected);
  expect(withMarks(expected, { ...sent, id: "x" }, () => true)).not.toEqual(expected);
  expect(isMade("~made:uuid~")).toBe(true);
  const [made] = madeIn("~made:date:86400000~", "2026-01-01") ?? [];
  expect(made && timeOf(made)).toBe(Date.parse("2026-01-02"));
});

test("a list without items leaves no trace in a query, and is sent in a body", () => {
  const written = { it: { $each: "rows", item: "{item.n}" } };
  const { query, body } = requestOf({ query: written, body: written }, { rows: [{}] });
  expect(query).toEqual({});
  expect(body).toEqual({ it: [] });
});

test("a last choice that is no parameter keeps nothing that goes without its parameters", () => {
  const body = {
    "a?": "{a|$uuid}",
    "b?": { c: '{a|"none"}', d: "{b}" },
    e: ['{a|"none"}', { f: '{b|"none"}' }, "g"],
    h: '{a|"none"}',
  };
  expect(requestOf({ body }, {}).body).toEqual({ e: ["g"], h: "none" });
  expect(requestOf({ body }, { b: "x" }).body).toEqual({
    b: { c: "none", d: "x" },
    e: [{ f: "x" }, "g"],
    h: "none",
  });
});
