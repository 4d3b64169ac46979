import fc from "fast-check";
import { expect, test } from "vitest";
import { select } from "./path.ts";

const roots = {
  status: 200,
  headers: new Headers({ "X-Request-Id": "r", Link: "" }),
  body: { list: [{ a: 1 }, { a: 2 }], none: null, text: "abc", "@odata.nextLink": "/2", 'a"b': 3 },
};

test.each([
  ["status", 200],
  ["body.list[0].a", 1],
  ["body.list[1]", { a: 2 }],
  ["body.none", null],
  ['body["@odata.nextLink"]', "/2"],
  ['body["a\\"b"]', 3],
  ["headers.x-request-id", "r"],
  ["headers.X-Request-Id", "r"],
  ["headers.link", ""],
])("%s is a value", (path, value) => {
  expect(select(path, roots)).toEqual(value);
});

test.each([
  "gone",
  "body.none.x",
  "body.list[2].a",
  "body.list.a",
  "body.text.length",
  "body.text[0]",
  "status.a",
  "headers.gone",
  "body.__proto__",
  "body.constructor",
  "body.toString",
  "body.list.map",
  "body.list.__proto__.map",
  'body["__proto__"]',
])("%s is nothing: own properties only are seen", (path) => {
  expect(select(path, roots)).toBeUndefined();
});

test("any name and any index can be written", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.nat(5), fc.anything(), (name, index, value) => {
      const list = Array.from({ length: index + 1 }, () => value);
      const body = Object.fromEntries([[name, list]]);
      expect(select(`body[${JSON.stringify(name)}][${index}]`, { body })).toBe(value);
    }),
  );
});
