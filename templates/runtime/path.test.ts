import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePath, select } from "./path.ts";

describe("parsePath", () => {
  test.each([
    ["status", ["status"]],
    ["body.error.message", ["body", "error", "message"]],
    ["body[0].errorCode", ["body", 0, "errorCode"]],
    ['body["@odata.nextLink"]', ["body", "@odata.nextLink"]],
    ['body["a\\"b"][12]', ["body", 'a"b', 12]],
    ["headers.x-request-id", ["headers", "x-request-id"]],
  ])("%s", (path, members) => {
    expect(parsePath(path)).toEqual(members);
  });

  test.each([
    "",
    ".",
    "body.",
    "body..x",
    "[0]",
    "body[",
    "body[x]",
    "body[-1]",
    "body['x']",
    "body x",
    "body.0",
    'body["x]',
  ])("refuses %j", (path) => {
    expect(() => parsePath(path)).toThrow(SyntaxError);
  });

  test("reads any member name in brackets", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (name, index) => {
        expect(parsePath(`body[${JSON.stringify(name)}][${index}]`)).toEqual(["body", name, index]);
      }),
    );
  });
});

describe("select", () => {
  const roots = { body: { list: [{ a: 1 }], none: null, text: "abc" }, status: 200 };

  test("follows members and items", () => {
    expect(select("body.list[0].a", roots)).toBe(1);
    expect(select("body.none", roots)).toBeNull();
    expect(select("status", roots)).toBe(200);
  });

  test("gives undefined for what is not there", () => {
    expect(select("body.none.x", roots)).toBeUndefined();
    expect(select("body.list[1].a", roots)).toBeUndefined();
    expect(select("body.text.length", roots)).toBeUndefined();
  });

  test.each([
    "body.__proto__",
    "body.constructor",
    "body.toString",
    "body.list.map",
  ])("sees own properties only: %s", (path) => {
    expect(select(path, roots)).toBeUndefined();
  });
});
