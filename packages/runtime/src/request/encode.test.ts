import { expect, test } from "vitest";
import { accepting, commaList, indexed, indexedMembers, linesAs } from "./encode.ts";

test("lists of a query travel as one text, or under names with the places of their items", () => {
  expect(commaList(["a", "b"])).toBe("a,b");
  expect(commaList(undefined)).toBeUndefined();
  expect(indexed("tags", ["a", "b"])).toEqual({ "tags[0]": "a", "tags[1]": "b" });
  expect(indexed("tags", undefined)).toEqual({});
});

test("a name that is made of values has places, too", () => {
  const both = [
    ["by", "of[x][0]", "a"],
    ["by", "of[x][1]", "b"],
  ];
  expect(indexedMembers("by", "of[x]", ["a", "b"])).toEqual(both);
  expect(indexedMembers("by", undefined, ["a"])).toEqual([]);
  expect(indexedMembers("by", "of[x]", undefined)).toEqual([]);
});

test("what a call asks for goes before the usual", () => {
  expect(accepting("text/plain")).toEqual({ Accept: "text/plain" });
  expect(accepting("text/plain", undefined)).toEqual({ Accept: "text/plain" });
  expect(accepting("text/plain", "text/csv")).toEqual({ Accept: "text/csv" });
});

test("each item of a list is a line", () => {
  const headers = {};
  expect(linesAs("application/x-ndjson")([{ a: 1 }, "b\n", null], headers)).toBe(
    '{"a":1}\n"b\\n"\nnull\n',
  );
  expect(headers).toEqual({ "Content-Type": "application/x-ndjson" });
});
