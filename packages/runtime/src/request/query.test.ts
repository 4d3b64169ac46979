import fc from "fast-check";
import { createQuerySerializer } from "openapi-fetch";
import { expect, test } from "vitest";
import { querySerializer } from "./query.ts";

test("values are encoded, names stand as they are, what is absent is left out", () => {
  const query = { $top: 5, q: "x y&z", none: undefined, nothing: null, no: false, blank: "" };
  expect(querySerializer(query)).toBe("$top=5&q=x%20y%26z&no=false&blank=");
  expect(querySerializer({})).toBe("");
  expect(querySerializer({ none: undefined })).toBe("");
});

test("a list repeats its name", () => {
  expect(querySerializer({ a: [], id: ["1", "a,b", 3], z: "z" })).toBe("id=1&id=a%2Cb&id=3&z=z");
  expect(querySerializer({ id: ["a", undefined, null, "b"] })).toBe("id=a&id=b");
});

test("is openapi-fetch's own for all that operations send", () => {
  const text = fc.string({ unit: "grapheme" });
  const number = fc.double({ noNaN: true, noDefaultInfinity: true });
  const absent = fc.constantFrom(undefined, null);
  const value = fc.oneof(text, number, fc.boolean(), fc.array(text), absent);
  const theirs = createQuerySerializer<Record<string, unknown>>();
  fc.assert(
    fc.property(fc.dictionary(fc.stringMatching(/^\$?[\w.-]+$/), value), (query) => {
      expect(querySerializer(query)).toBe(theirs(query));
    }),
    { numRuns: 500 },
  );
});
