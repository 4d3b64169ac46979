import { expect, test } from "vitest";
import { queryOf } from "./query.ts";

test.each([
  ["", {}],
  ["?", {}],
  ["?a=1&b=&a=2", { a: ["1", "2"], b: [""] }],
  ["?%24top=a%20b%2B%26", { $top: ["a b+&"] }],
  ["?q=a+b", { q: ["a+b"] }],
  ["?q=a=b", { q: ["a=b"] }],
  ["?q=100%", { q: ["100%"] }],
  ["?&a=1", { "": [""], a: ["1"] }],
  ["?a", { a: [""] }],
])("%s", (search, query) => {
  expect(queryOf(search)).toEqual(query);
});
