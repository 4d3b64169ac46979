import { describe, expect, test } from "vitest";
import type { Output } from "../definition.ts";
import { mapOutputs } from "../outputs/map.ts";
import type { Roots } from "../outputs/roots.ts";
import { everyStep } from "./every-step.ts";
import { steps } from "./steps.ts";

const items = [
  { id: 1, name: "A", done: true, size: 10, lines: [{ n: 1 }, { n: 2 }] },
  { id: 2, name: null, done: false, size: 5 },
];
const body = {
  items,
  empty: [],
  total: 2,
  cents: 1999,
  large: 9_007_199_254_740_993n,
  note: "text",
  blank: " ",
  void: "",
  huge: [1.7e308, 1.7e308],
  none: null,
  counts: { a: 1, b: 2 },
  nested: [[1], [2, 3]],
};
const keywords = steps(everyStep);
const roots: Roots = {
  status: 200,
  headers: new Headers({ Link: '<https://a.test/2?x=1,2>; rel="next last", </9>; rel=first' }),
  body,
  params: { level: 2, names: ["id", "name"], few: 1, text: "id,size" },
};

function map(output: Partial<Output>, at: Roots = roots) {
  return mapOutputs({ outputs: { it: { type: "json", ...output } }, keywords }, at)["it"];
}

const optional = { optional: true } as const;

describe("an output is made", () => {
  test.each<[string, Partial<Output>, unknown]>([
    ["of the last item", { from: ["body.items"], convert: [{ at: "item[-1].id" }] }, 2],
    ["of lists in lists", { from: ["body.items"], convert: [{ at: "item[0].lines[-2].n" }] }, 1],
    [
      "of nothing beyond the list",
      { from: ["body.items"], ...optional, convert: [{ at: "item[-3].id" }] },
      undefined,
    ],
    [
      "of a link",
      { from: ["headers.link"], convert: [{ at: "links.next.url" }] },
      "https://a.test/2?x=1,2",
    ],
    [
      "of a link by another name",
      { from: ["headers.link"], convert: [{ at: "links.first.url" }] },
      "/9",
    ],
    [
      "of no member of Object",
      { from: ["headers.link"], ...optional, convert: [{ at: "links.constructor.url" }] },
      undefined,
    ],
    [
      "of items that match",
      { from: ["body.items"], convert: [{ where: { "item.done": [true] } }, "count"] },
      1,
    ],
    [
      "of items without a value",
      { from: ["body.items"], convert: [{ where: { "item.name": [null] } }, { each: "item.id" }] },
      [2],
    ],
    [
      "of items that lack a value",
      { from: ["body.items"], convert: [{ where: { "item.lines": [null] } }, { each: "item.id" }] },
      [2],
    ],
    [
      "of items that have a value or lack it",
      {
        from: ["body.items"],
        convert: [
          { where: { "item.name": ["A", null], "item.lines[0].n": [null, 1] } },
          { each: "item.id" },
        ],
      },
      [1, 2],
    ],
    [
      "of those that an input chooses",
      {
        from: ["body.items"],
        convert: [{ where: { "item.id": { input: "level" } } }, { each: "item.id" }],
      },
      [2],
    ],
    [
      "of all while it is not given",
      { from: ["body.items"], convert: [{ where: { "item.id": { input: "no" } } }, "count"] },
      2,
    ],
    ["of some items", { from: ["body.items"], convert: [{ limit: 1 }, "count"] }, 1],
    [
      "of as many as an input says",
      { from: ["body.items"], convert: [{ limit: "few" }, "count"] },
      1,
    ],
    ["of a value of each item", { from: ["body.items"], convert: [{ each: "item.name" }] }, ["A"]],
    [
      "of members of each item",
      {
        from: ["body.items"],
        convert: [
          {
            each: {
              members: {
                name: { from: ["item.name"], default: null },
                label: {
                  from: ["status"],
                  convert: [{ fill: ["#", "item.id", " ", "item.name"] }],
                },
                half: { from: ["item.size"], convert: [{ divide: 2 }] },
              },
            },
          },
        ],
      },
      [
        { name: "A", label: "#1 A", half: 5 },
        { name: null, half: 2.5 },
      ],
    ],
    ["of some members", { from: ["body.items"], convert: [{ only: ["id"] }, "first"] }, { id: 1 }],
    [
      "of members that an input names",
      { from: ["body.items"], convert: [{ only: "names" }, "last"] },
      { id: 2, name: null },
    ],
    [
      "of members in a text",
      { from: ["body.items"], convert: [{ only: "text" }, "first"] },
      { id: 1, size: 10 },
    ],
    ["of a sum", { from: ["body.items"], convert: [{ each: "item.size" }, "sum"] }, 15],
    ["of the sum of nothing", { from: ["body.empty"], convert: ["sum"] }, 0],
    ["of lists in a list", { from: ["body.nested"], convert: ["flat"] }, [1, 2, 3]],
    ["of values", { from: ["body.counts"], convert: ["values"] }, [1, 2]],
    [
      "of entries",
      { from: ["body.counts"], convert: ["entries"] },
      [
        { key: "a", value: 1 },
        { key: "b", value: 2 },
      ],
    ],
    [
      "of joined items",
      { from: ["body.items"], convert: [{ each: "item.id" }, { join: ", " }] },
      "1, 2",
    ],
    [
      "of nothing to join",
      { from: ["body.empty"], default: "none", convert: [{ join: ", " }] },
      "none",
    ],
    [
      "of lines",
      { from: ["body.items"], convert: [{ each: ["- ", "item.name"] }, { join: "\n" }] },
      "- A",
    ],
    [
      "of a text",
      { from: ["body.total"], convert: [{ fill: ["", "body.total", " of ", "body.large", "!"] }] },
      "2 of 9007199254740993!",
    ],
    [
      "of no text without a value",
      { from: ["body.total"], ...optional, convert: [{ fill: ["a", "body.none"] }] },
      undefined,
    ],
    ["of a part", { from: ["body.cents"], convert: [{ divide: 100 }] }, 19.99],
    ["of a short text", { from: ["body.note"], convert: [{ cut: 4 }] }, "text"],
    ["of a text that is cut", { from: ["body.note"], convert: [{ cut: 3 }] }, "tex…"],
    ["of a question", { from: ["body.note"], convert: [{ is: ["other", "text"] }] }, true],
    ["of presence", { from: ["body.empty"], default: false, convert: [{ is: "given" }] }, false],
    ["of absence", { from: ["body.none"], default: false, convert: [{ is: "given" }] }, false],
    ["of blank text", { from: ["body.blank"], convert: [{ is: "given" }] }, false],
    ["of a table", { from: ["body.total"], convert: [{ map: { 2: "two" } }] }, "two"],
    [
      "of what a table has not",
      { from: ["body.note"], default: "?", convert: [{ map: { constructor2: 1 } }] },
      "?",
    ],
    [
      "of blank text that is not listed",
      { from: ["body.void"], ...optional, convert: [{ closed: ["a", ""] }] },
      undefined,
    ],
    ["of listed values", { from: ["body.note"], convert: [{ closed: ["text"] }] }, "text"],
    [
      "of blank text that is no number",
      { from: ["body.blank"], ...optional, convert: ["number"] },
      undefined,
    ],
    ["of a large number as text", { from: ["body.large"], convert: ["text"] }, "9007199254740993"],
  ])("%s", (_, output, expected) => expect(map(output)).toEqual(expected));
});

describe("a reply is invalid with", () => {
  test.each<[string, Partial<Output>]>([
    ["conditions on no list", { from: ["body.counts"], convert: [{ where: { "item.a": [1] } }] }],
    ["a limit of no list", { from: ["body.note"], convert: [{ limit: 1 }] }],
    ["items of no list", { from: ["body.note"], convert: [{ each: "item.id" }] }],
    ["members of no object", { from: ["body.note"], convert: [{ only: ["id"] }] }],
    ["a sum of texts", { from: ["body.items"], convert: [{ each: "item.name" }, "sum"] }],
    ["a sum beyond all numbers", { from: ["body.huge"], convert: ["sum"] }],
    ["values of a list", { from: ["body.items"], convert: ["values"] }],
    ["objects to join", { from: ["body.items"], convert: [{ join: ", " }] }],
    [
      "an object in a text",
      { from: ["body.total"], ...optional, convert: [{ fill: ["", "body.counts"] }] },
    ],
    ["text to divide", { from: ["body.note"], ...optional, convert: [{ divide: 2 }] }],
    ["a number to cut", { from: ["body.total"], convert: [{ cut: 2 }] }],
    ["an object in a table", { from: ["body.counts"], ...optional, convert: [{ map: { a: 1 } }] }],
    [
      "blank text that is not listed and needed",
      { from: ["body.void"], convert: [{ closed: ["a"] }] },
    ],
    [
      "a value that is not listed",
      { from: ["body.note"], ...optional, convert: [{ closed: ["other"] }] },
    ],
    [
      "a member that cannot be made",
      {
        from: ["body.items"],
        convert: [{ each: { members: { a: { from: ["item.done"], convert: [{ cut: 1 }] } } } }],
      },
    ],
  ])("%s", (_, output) => {
    expect(() => map(output)).toThrow(expect.objectContaining({ code: "invalid_reply" }));
  });
});

test("a table and a default are handed out as copies", () => {
  const held = { list: [1] };
  const value = map({ from: ["body.total"], convert: [{ map: { 2: held } }] });
  expect(value).toEqual(held);
  expect(value).not.toBe(held);
});

test("names that every object has are members like others", () => {
  const written = JSON.parse('{"__proto__":{"a":1},"items":[{"__proto__":{"b":2}}]}');
  const at = { ...roots, body: written };
  expect(map({ from: ["body"], convert: ["entries"] }, at)).toContainEqual({
    key: "__proto__",
    value: { a: 1 },
  });
  const picked = map({ from: ["body.items"], convert: [{ only: ["__proto__"] }, "first"] }, at);
  expect(Object.hasOwn(picked as object, "__proto__")).toBe(true);
  expect({}).not.toHaveProperty("b");
});

test("a long header is read in time that grows with its length", () => {
  const start = performance.now();
  for (const link of ["<".repeat(1e5), `<a>${";".repeat(1e5)}`, `<a>; rel="${'"'.repeat(1e5)}`]) {
    const at = { ...roots, headers: new Headers({ link }) };
    map({ from: ["headers.link"], optional: true, convert: [{ at: "links.next.url" }] }, at);
  }
  expect(performance.now() - start).toBeLessThan(1000);
});
