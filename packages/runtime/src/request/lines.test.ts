import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Line, lineOf, segments, whileHolds } from "./lines.ts";

const lines: [Line, ...Line[]] = [
  { method: "GET", path: "/users/{user}/items/{item}" },
  { method: "PUT", path: "/all", when: { kind: "all" } },
  { method: "POST", path: "/items/{item}" },
];
const pathFor = (params: object) => lineOf(lines, params, { kind: "mine" }).path;

describe("of several lines", () => {
  test.each([
    [{ user: "ann", item: "a" }, "/users/{user}/items/{item}"],
    [{ user: "ann", item: "a", kind: "all" }, "/users/{user}/items/{item}"],
    [{ user: "ann", kind: "all" }, "/all"],
    [{ user: "ann", item: null, kind: "all" }, "/all"],
    [{ user: " ", item: "a" }, "/items/{item}"],
    [{ item: "a", kind: "mine" }, "/items/{item}"],
    [{}, "/items/{item}"],
  ])("%j takes %s", (params, path) => {
    expect(pathFor(params)).toBe(path);
  });

  test("an absent condition has its fallback", () => {
    const when = { kind: "all" };
    const all: [Line, ...Line[]] = [{ method: "GET", path: "/all", when }, lines[0]];
    expect(lineOf(all, {}, { kind: "all" }).path).toBe("/all");
    expect(lineOf(all, { kind: "mine" }, { kind: "all" })).toEqual(lines[0]);
  });

  test("names of every object are no values", () => {
    const all: [Line, ...Line[]] = [
      { method: "GET", path: "/{constructor}" },
      { method: "GET", path: "/" },
    ];
    expect(lineOf(all, {}).path).toBe("/");
  });
});

test("a value is there while its condition holds, of defaults and of what is given", () => {
  const condition = [{ mode: { not: "off" }, size: { given: true } }, { kind: { input: "mode" } }];
  const sent = (params: object) => whileHolds("x", condition, params, { kind: "a", mode: "off" });
  expect(sent({ mode: "on", size: 1 })).toBe("x");
  expect(sent({ mode: "a" })).toBe("x");
  expect(sent({ mode: "off", size: 1 })).toBeUndefined();
  expect(sent({})).toBe("x"); // a test of an input that is not given does not count
});

describe("several segments", () => {
  const path = (key: unknown) =>
    lineOf([{ method: "PUT", path: "/{bucket}/{key...}", defaults: { key: "a/b" } }], { key }).path;

  test.each([
    ["a", "/{bucket}/a"],
    ["a b/ü?#/{c}%", "/{bucket}/a%20b/%C3%BC%3F%23/%7Bc%7D%25"],
    ["a\\..\\b", "/{bucket}/a%5C..%5Cb"],
    [undefined, "/{bucket}/a/b"],
  ])("%j are sent as %s", (key, sent) => {
    expect(path(key)).toBe(sent);
  });

  test.each([
    "",
    "/",
    "/a",
    "a/",
    "a//b",
    ".",
    "..",
    "a/../b",
    "a/.",
    "a\n/b",
    "a/\u0000",
    "\ud800",
    1,
    {},
  ])("%j are refused", (key) => {
    const refusal = { name: "ToolError", code: "invalid_input", input: "key" };
    expect(() => path(key)).toThrow(expect.objectContaining(refusal));
  });

  test("are never fewer or more than they were", () => {
    const piece = fc.constantFrom(
      "/",
      "..",
      ".",
      "%2e",
      "%2f",
      "\\",
      "a",
      "?",
      "#",
      "@",
      "//",
      ":",
      "ü",
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const key = pieces.join("");
        let sent: string;
        try {
          sent = segments("key", key);
        } catch {
          return;
        }
        const { host, pathname, search, hash } = new URL(`https://a.test/files/${sent}`);
        expect([host, search, hash]).toEqual(["a.test", "", ""]);
        expect(pathname.split("/").map(decodeURIComponent)).toEqual([
          "",
          "files",
          ...key.split("/"),
        ]);
      }),
    );
  });
});
