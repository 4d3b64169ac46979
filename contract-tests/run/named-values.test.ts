import { expect, test } from "vitest";
import { type KnownNames, type NamedValues, namedValueFailures } from "./named-values.ts";

const parameters = [
  { name: "exact", sendDefault: false },
  { name: "sort", default: "name", sendDefault: false },
];
const known: KnownNames = {
  place: "query",
  parameter: (name) => parameters.find((each) => each.name === name) ?? null,
  credential: (value) => (value === "s3cret-value" ? "apiKey" : null),
};

test.each<[NamedValues, string]>([
  [{ exact: "undefined" }, 'query has "exact" of exact, which must be left out: "undefined"'],
  [{ sort: "name" }, 'the documented default of sort was sent: "sort" must be left out'],
  [{ sort: "date" }, 'query has "sort" of sort, which must be left out: "date"'],
  [{ sort: "" }, 'query has "sort" without a value; it must be left out'],
  [{ group: {} }, 'query has "group" with nothing in it; it must be left out'],
  [{ other: 5 }, 'query has "other", which is not declared: 5'],
  [{ key: "s3cret-value" }, 'the credential apiKey is also in the query, as "key"'],
])("%j that should not be there", (actual, message) => {
  expect(namedValueFailures({}, actual, known)).toEqual([message]);
});
