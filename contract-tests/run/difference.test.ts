import { expect, test } from "vitest";
import { differences } from "./difference.ts";

test.each<[unknown, unknown, readonly string[]]>([
  [{ a: 1 }, { a: 1 }, []],
  [{ a: 1 }, { a: "1" }, ["x.a"]],
  [{ a: { b: 1 } }, { a: {} }, ["x.a.b"]],
  [{ a: [1, 2] }, { a: [1, 3] }, ["x.a[1]"]],
  [{ a: [] }, { a: {} }, ["x.a"]],
  [{ a: null }, { a: { b: 1 } }, ["x.a"]],
  [{}, { a: { b: 1, c: 2 } }, ["x.a.b", "x.a.c"]],
  [{ a: { b: 1 } }, {}, ["x.a.b"]],
  [{}, { a: {} }, ["x.a"]],
  [{ a: [1] }, {}, ["x.a"]],
  [undefined, { a: 1 }, ["x.a"]],
  [{ a: undefined }, {}, []],
  ["a", undefined, ["x"]],
  [[{ a: 1 }], [{ a: 2 }, 3], ["x[0].a", "x[1]"]],
])("%j and %j", (expected, actual, places) => {
  expect(differences(expected, actual, "x").map(({ path }) => path)).toEqual(places);
});
