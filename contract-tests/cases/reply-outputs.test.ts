import { expect, test } from "vitest";
import { replyLines } from "./replies.fixture.ts";

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
    replyLines(output(`${from}, missing: omit`), absent),
    replyLines(output(`${from}, missing: null`), absent),
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

test("items are counted, taken, picked and cut", () => {
  const items = /200 (filled|.*body\.items)/;
  expect([
    replyLines(output("from: body.items, convert: count, type: integer"), items),
    replyLines(output("from: body.items, convert: last"), items),
    replyLines(
      output("from: body.items, convert: { each: { id: item.id, name: item.name } }"),
      items,
    ),
    replyLines(output("from: body.items, convert: { omit: [price, other] }"), items),
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
