import { expect, test } from "vitest";
import { eachMember, inside, members } from "./inside.ts";
import { moment } from "./moment.ts";
import { madeMember, named, namedHeaders, namedQuery } from "./named.ts";
import { asciiJson, each, given, items, joined, jsonText, text } from "./written.ts";

test("a text is there when all its values are, with numbers as in JSON", () => {
  expect(text`a ${"b"} c ${1.5} ${false}`).toBe("a b c 1.5 false");
  expect(text`a ${"b"} ${undefined}`).toBeUndefined();
  expect(text`${{ a: [1] }}`).toBe('{"a":[1]}');
  expect(text`\\ ${"`$"}`).toBe("\\ `$");
});

test("parts are joined as far as they are given", () => {
  expect(joined(" AND ", ["a", undefined, 5])).toBe("a AND 5");
  expect(joined(" AND ", [undefined])).toBeUndefined();
});

test("a list holds what is given", () => {
  expect(given([1, undefined, null, 0])).toEqual([1, null, 0]);
  expect(items(undefined)).toEqual([]);
  expect(items({ length: 3 })).toEqual([]);
  expect(items([1])).toEqual([1]);
});

test("each item makes something, and nothing else is gone through", () => {
  expect(each(["a", "b"], (item) => (item === "a" ? undefined : { item }))).toEqual([
    { item: "b" },
  ]);
  for (const none of [undefined, null, "ab", { length: 1 }, 5]) {
    expect(each(none, (item) => item)).toBeUndefined();
  }
});

test("each member makes something, and nothing else is gone through", () => {
  const object = JSON.parse('{"a":1,"__proto__":2}');
  expect(eachMember(object, (key, value) => `${key}=${value}`)).toEqual(["a=1", "__proto__=2"]);
  for (const none of [undefined, null, [1], "ab"]) {
    expect(eachMember(none, (key) => key)).toBeUndefined();
  }
});

test("what is inside json is found through members of its own, and given unless it is null or blank", () => {
  expect(inside({ a: { "b-c": 0 } }, "a", "b-c")).toBe(0);
  expect(inside({ a: false }, "a")).toBe(false);
  for (const value of [undefined, null, 5, "text", [], { a: null }, { a: " " }, { a: "" }]) {
    expect(inside(value, "a")).toBeUndefined();
  }
  expect(inside({}, "toString")).toBeUndefined();
  expect(inside({}, "__proto__", "toString")).toBeUndefined();
  expect(inside(["a"], "length")).toBeUndefined();
  expect(inside(" ")).toBeUndefined();
  expect(members([1])).toEqual({});
});

test("JSON of a header is in ASCII, and reads the same", () => {
  const value = { a: "Zoë 漢字 😀\n\u007f" };
  expect(asciiJson(value)).toMatch(/^[\x20-\x7e]*$/);
  expect(JSON.parse(asciiJson(value))).toEqual(value);
  expect([jsonText(undefined), asciiJson(undefined)]).toEqual([undefined, undefined]);
});

test("a member needs its name and its value", () => {
  expect(madeMember("a", undefined, 1)).toBeUndefined();
  expect(madeMember("a", "b", undefined)).toBeUndefined();
  const made = [madeMember("a", "b", 1), undefined, madeMember("a", "constructor", 2)];
  expect(Object.entries(named([], made))).toEqual([
    ["b", 1],
    ["constructor", 2],
  ]);
});

test.each(["", "__proto__", "taken"])("the name %j is refused, naming the input", (name) => {
  for (const make of [named, namedQuery, namedHeaders]) {
    expect(() => make(["taken"], [madeMember("field", name, 1)])).toThrow(
      expect.objectContaining({ code: "invalid_input", input: "field" }),
    );
  }
});

test("a name is made once", () => {
  const twice = [madeMember("a", "x", 1), madeMember("b", "x", 2)];
  expect(() => named([], twice)).toThrow(expect.objectContaining({ input: "b" }));
  const other = [madeMember("a", "X-A", 1), madeMember("b", "x-a", 2)];
  expect(() => namedHeaders([], other)).toThrow(expect.objectContaining({ input: "b" }));
  expect(Object.keys(named([], other))).toEqual(["X-A", "x-a"]);
});

test("a name of a query stays within it", () => {
  const made = namedQuery([], [madeMember("a", "sort[x&y=1#é]", "asc")]);
  expect(Object.keys(made)).toEqual(["sort[x%26y%3D1%23%C3%A9]"]);
  expect(() => namedQuery([], [madeMember("a", "\ud800", 1)])).toThrow();
});

test.each([
  "Host",
  "content-length",
  "AUTHORIZATION",
  "Proxy-A",
  "X-Forwarded-Host",
  "x-http-method-override",
  "X-Original-URL",
  "a b",
  "a\r\nb",
  "a:b",
  "é",
])("a value makes no header %j", (name) => {
  expect(() => namedHeaders([], [madeMember("a", name, 1)])).toThrow(
    expect.objectContaining({ code: "invalid_input", input: "a" }),
  );
});

test("a header under a made name is refused by the input of its value", () => {
  for (const value of ["漢", "a\nb", " ", ""]) {
    expect(() => namedHeaders([], [madeMember("name", "X-A", value, "text")])).toThrow(
      expect.objectContaining({ code: "invalid_input", input: "text" }),
    );
    expect(() => namedHeaders([], [madeMember("each", "X-A", value)])).toThrow(
      expect.objectContaining({ input: "each" }),
    );
  }
});

test("a moment is the same however often it is asked", () => {
  const made = moment(Date.parse("2026-03-01T00:30:05.678Z"), "id");
  expect(made.uuid).toBe("id");
  expect(made.now("date-time")).toBe("2026-03-01T00:30:05Z");
  expect(made.now("date")).toBe("2026-03-01");
  expect(made.now("date", 86_400_000)).toBe("2026-02-28");
  expect(made.now("epoch")).toBe(1_772_325_005);
  expect(made.now("epoch-ms", 1000)).toBe(1_772_325_004_678);
  expect(made.now("http")).toBe("Sun, 01 Mar 2026 00:30:05 GMT");
  expect(moment().uuid).not.toBe(moment().uuid);
});
