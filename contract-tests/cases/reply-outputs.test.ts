import { expect, test } from "vitest";
import { replyLines, replyShows } from "./replies.fixture.ts";

const output = (written: string) => `output: { out: { description: Out., ${written} } }`;

test("a value of another type is no value of an output", () => {
  expect(
    replyLines(output("from: body.total, type: integer"), /^reply 200 (filled|.*body\.)/),
  ).toMatchInlineSnapshot(`
    [
      "200 filled -> {"out":1005}",
      "200 body.total null -> invalid_reply",
      "200 body.total "" -> invalid_reply",
      "200 body.total " " -> invalid_reply",
      "200 body.total "another text" -> invalid_reply",
      "200 body.total "7" -> invalid_reply",
      "200 body.total 0 -> {"out":0}",
      "200 body.total 1.5 -> invalid_reply",
      "200 body.total true -> invalid_reply",
      "200 body.total false -> invalid_reply",
      "200 body.total [] -> invalid_reply",
      "200 body.total ["another text"] -> invalid_reply",
      "200 body.total [1,2,3,4,5,6,7,8,9,10,11,12] -> invalid_reply",
      "200 body.total {} -> invalid_reply",
      "200 without body.total -> invalid_reply",
    ]
  `);
});

test("an absent value is left out, null, a default or missing", () => {
  const absent = /200 (without body\.name|body\.name (null|""))$/;
  const from = "from: body.name, type: string";
  expect([
    replyLines(output(from), absent),
    replyLines(output(`${from}, optional: true`), absent),
    replyLines(output(`${from}, nullable: true`), absent),
    replyLines(output(`${from}, default: none`), absent),
  ]).toMatchInlineSnapshot(`
    [
      [
        "200 body.name null -> invalid_reply",
        "200 body.name "" -> {"out":""}",
        "200 without body.name -> invalid_reply",
      ],
      [
        "200 body.name null -> {}",
        "200 body.name "" -> {}",
        "200 without body.name -> {}",
      ],
      [
        "200 body.name null -> {"out":null}",
        "200 body.name "" -> {"out":""}",
        "200 without body.name -> {"out":null}",
      ],
      [
        "200 body.name null -> {"out":"none"}",
        "200 body.name "" -> {"out":""}",
        "200 without body.name -> {"out":"none"}",
      ],
    ]
  `);
});

test("each path wins where those before it have nothing", () => {
  const from = "from: [body.name, headers.x-id, params.name], type: string, optional: true";
  expect(replyLines(output(from), /200 (filled|without body.name)/)).toMatchInlineSnapshot(`
    [
      "200 filled -> {"out":"text 7"}",
      "200 without body.name -> {"out":"text of x-id"}",
      "200 without body.name, headers.x-id "" -> {}",
      "200 without body.name, headers.x-id "another text" -> {"out":"another text"}",
      "200 without body.name, headers.x-id "7" -> {"out":"7"}",
      "200 without body.name, without headers.x-id -> {}",
      "200 without body.name, without headers.x-id, name="tea" -> {"out":"tea"}",
    ]
  `);
  expect(replyShows(output(from), "/present")).toMatchInlineSnapshot(`
    {
      "out: body.name: its value is returned": [
        "200 filled",
      ],
      "out: headers.x-id: its value is returned": [
        "200 without body.name",
      ],
      "out: params.name: its value is returned": [
        "200 without body.name, without headers.x-id, name="tea"",
      ],
    }
  `);
});

test("items are counted, taken, picked and cut", () => {
  const items = /200 (filled|.*body\.items)/;
  expect([
    replyLines(output("from: body.items, take: count, type: integer"), items),
    replyLines(output("from: body.items, take: last"), items),
    replyLines(output("from: body.items, each: { id: item.id, name: item.name }"), items),
    replyLines(output("from: body.items, omit: [price, other]"), items),
  ]).toMatchInlineSnapshot(`
    [
      [
        "200 filled -> {"out":2}",
        "200 body.items null -> invalid_reply",
        "200 body.items "" -> invalid_reply",
        "200 body.items " " -> invalid_reply",
        "200 body.items "another text" -> invalid_reply",
        "200 body.items "7" -> invalid_reply",
        "200 body.items 0 -> invalid_reply",
        "200 body.items 1.5 -> invalid_reply",
        "200 body.items true -> invalid_reply",
        "200 body.items false -> invalid_reply",
        "200 body.items [] -> {"out":0}",
        "200 body.items ["another text"] -> {"out":1}",
        "200 body.items [1,2,3,4,5,6,7,8,9,10,11,12] -> {"out":12}",
        "200 body.items {} -> invalid_reply",
        "200 without body.items -> invalid_reply",
      ],
      [
        "200 filled -> {"out":{"id":"text 3","price":1004.5}}",
        "200 body.items null -> invalid_reply",
        "200 body.items "" -> invalid_reply",
        "200 body.items " " -> invalid_reply",
        "200 body.items "another text" -> invalid_reply",
        "200 body.items "7" -> invalid_reply",
        "200 body.items 0 -> invalid_reply",
        "200 body.items 1.5 -> invalid_reply",
        "200 body.items true -> invalid_reply",
        "200 body.items false -> invalid_reply",
        "200 body.items [] -> invalid_reply",
        "200 body.items ["another text"] -> invalid_reply",
        "200 body.items [1,2,3,4,5,6,7,8,9,10,11,12] -> invalid_reply",
        "200 body.items {} -> invalid_reply",
        "200 without body.items -> invalid_reply",
      ],
      [
        "200 filled -> {"out":[{"id":"text 1"},{"id":"text 3"}]}",
        "200 body.items whole -> {"out":[{"id":"text 1","name":"text at body.items[0].name"},{"id":"text 3","name":"text at body.items[1].name"}]}",
        "200 body.items whole, without body.items[0].id -> {"out":[{"name":"text at body.items[0].name"},{"id":"text 3","name":"text at body.items[1].name"}]}",
        "200 body.items whole, body.items[0].id null -> {"out":[{"id":null,"name":"text at body.items[0].name"},{"id":"text 3","name":"text at body.items[1].name"}]}",
        "200 body.items whole, without body.items[0].name -> {"out":[{"id":"text 1"},{"id":"text 3","name":"text at body.items[1].name"}]}",
        "200 body.items whole, body.items[0].name null -> {"out":[{"id":"text 1","name":null},{"id":"text 3","name":"text at body.items[1].name"}]}",
        "200 body.items null -> invalid_reply",
        "200 body.items "" -> invalid_reply",
        "200 body.items " " -> invalid_reply",
        "200 body.items "another text" -> invalid_reply",
        "200 body.items "7" -> invalid_reply",
        "200 body.items 0 -> invalid_reply",
        "200 body.items 1.5 -> invalid_reply",
        "200 body.items true -> invalid_reply",
        "200 body.items false -> invalid_reply",
        "200 body.items [] -> {"out":[]}",
        "200 body.items ["another text"] -> {"out":[{}]}",
        "200 body.items [1,2,3,4,5,6,7,8,9,10,11,12] -> {"out":[{},{},{},{},{},{},{},{},{},{},{},{}]}",
        "200 body.items {} -> invalid_reply",
        "200 without body.items -> invalid_reply",
      ],
      [
        "200 filled -> {"out":[{"id":"text 1"},{"id":"text 3"}]}",
        "200 body.items whole -> {"out":[{"id":"text 1"},{"id":"text 3"}]}",
        "200 body.items null -> invalid_reply",
        "200 body.items "" -> invalid_reply",
        "200 body.items " " -> invalid_reply",
        "200 body.items "another text" -> invalid_reply",
        "200 body.items "7" -> invalid_reply",
        "200 body.items 0 -> invalid_reply",
        "200 body.items 1.5 -> invalid_reply",
        "200 body.items true -> invalid_reply",
        "200 body.items false -> invalid_reply",
        "200 body.items [] -> {"out":[]}",
        "200 body.items ["another text"] -> {"out":["another text"]}",
        "200 body.items [1,2,3,4,5,6,7,8,9,10,11,12] -> {"out":[1,2,3,4,5,6,7,8,9,10,11,12]}",
        "200 body.items {} -> invalid_reply",
        "200 without body.items -> invalid_reply",
      ],
    ]
  `);
});

test("the status stands in for what the body does not say", () => {
  const from = "from: [body.total, status], type: integer";
  expect(replyShows(output(from), "/out/")).toMatchInlineSnapshot(`
    {
      "out: body.total: a value of another type is not returned": [
        "200 body.total {}",
      ],
      "out: body.total: its value is returned": [
        "200 filled",
      ],
      "out: body.total: null is absent, or null where it may be": [
        "200 body.total null",
      ],
      "out: status: its value is returned": [
        "200 without body.total",
      ],
    }
  `);
});

test("a truth value is given back as it is", () => {
  expect(replyShows(output("from: body.more, type: boolean"), "/out/")).toMatchInlineSnapshot(`
    {
      "out: absent, it makes the reply invalid": [
        "200 without body.more",
      ],
      "out: body.more: a value of another type is not returned": [
        "200 body.more {}",
      ],
      "out: body.more: false is returned": [
        "200 body.more false",
      ],
      "out: body.more: its value is returned": [
        "200 filled",
      ],
      "out: body.more: null is absent, or null where it may be": [
        "200 body.more null",
      ],
      "out: body.more: true is returned": [
        "200 filled",
      ],
    }
  `);
});

test("a parameter that may be left out is given, then left out", () => {
  const from = output("from: params.name, type: string, nullable: true");
  expect(replyShows(from, "/out/")).toMatchInlineSnapshot(`
    {
      "out: absent, it is null": [
        "200 filled",
      ],
      "out: params.name: its value is returned": [
        "200 filled, name="tea"",
      ],
    }
  `);
});

test("a constant is the same in every reply", () => {
  expect(replyShows(output("const: { done: true }"), "/out/")).toEqual({
    "out: is always the same": ["200 filled"],
  });
});
