import { describe, expect, test } from "vitest";
import type { Input } from "../definition.ts";
import { valueOf } from "../keywords.fixture.ts";

const json: Input = { type: "json" };

test("text is parsed, null members survive", () => {
  expect(valueOf(json, '{"Name":"Acme","Phone":null}')).toEqual({ Name: "Acme", Phone: null });
  expect(valueOf(json, { a: [1, { b: null }] })).toEqual({ a: [1, { b: null }] });
  expect(valueOf({ ...json, shape: "array" }, "[1]")).toEqual([1]);
  expect(valueOf({ ...json, shape: "any" }, "5")).toBe(5);
  expect(valueOf({ ...json, shape: "any" }, "null")).toBeNull();
  expect(valueOf({ ...json, shape: "any" }, "false")).toBe(false);
});

test("what is sent is a copy", () => {
  const given = { list: [1] };
  const sent = valueOf(json, given);
  expect(sent).toEqual(given);
  given.list.push(2);
  expect(sent).toEqual({ list: [1] });
});

const cycle: Record<string, unknown> = {};
cycle["self"] = cycle;

test.each([
  ["[1]", "a list"],
  ["null", "null"],
  ["5", "5"],
  ["true", "true"],
  ['"canary"', "text"],
  [[1], "a list"],
  [5, "5"],
  [true, "true"],
  [new Date(0), "text"],
])("an object is not %j", (given, found) => {
  expect(valueOf(json, given)).toBe(`it must be a JSON object, not ${found}.`);
  expect(valueOf({ ...json, secret: true }, given)).toBe("it must be a JSON object.");
});

test.each([
  ["{}", "an object"],
  [{ length: 0 }, "an object"],
  ["null", "null"],
])("a list is not %j", (given, found) => {
  expect(valueOf({ ...json, shape: "array" }, given)).toBe(`it must be a JSON list, not ${found}.`);
});

test.each([
  ["{canary", "character 2"],
  ['{"a":1}}', "character 8"],
  ['{"ab": 1, "😀": b}', "character 16"],
  ['{"a":', "it ends too early"],
])("what is wrong with the text %j is told by its place", (given, place) => {
  for (const shape of ["object", "any"] as const) {
    expect(valueOf({ ...json, shape }, given)).toBe(`it is not valid JSON: ${place}.`);
  }
});

test.each([
  new Map([["canary", 1]]),
  new Set(["canary"]),
  () => 1,
  cycle,
  { n: 1n },
  { canary: Number.NaN },
  { list: [Number.POSITIVE_INFINITY] },
  '{"n": 1e400}',
])("refuses what JSON cannot hold (%#)", (given) => {
  expect(valueOf(json, given)).toBe("it has a value that JSON cannot hold.");
});

test.each([
  '{"a":[9007199254740993]}',
  '{"a":-9007199254740993}',
  { a: 2 ** 53 },
  { a: [-(2 ** 60)] },
])("refuses a whole number that would be another one (%#)", (given) => {
  expect(valueOf(json, given)).toBe(
    "it has a whole number beyond 9007199254740991, which is not exact; write it as text.",
  );
});

test("takes the largest exact numbers, fractions, exponents, and digits in text", () => {
  const given =
    '{"a":9007199254740991,"b":1e300,"c":0.12345678901234567,"d":"9007199254740993, \\""}';
  expect(valueOf(json, given)).toEqual(JSON.parse(given));
  expect(valueOf(json, JSON.parse(given))).toEqual(JSON.parse(given));
});

test("refuses what is nested too deep, as text and as a value", () => {
  const nested = (levels: number) => '{"a":'.repeat(levels) + "1" + "}".repeat(levels);
  expect(valueOf(json, nested(500))).toEqual(JSON.parse(nested(500)));
  for (const levels of [501, 5_000, 100_000]) {
    const problem = "it is nested deeper than 500 levels.";
    expect(valueOf(json, nested(levels))).toBe(problem);
    let value: object = {};
    for (let level = 1; level < levels; level++) value = { value };
    expect(valueOf(json, value)).toBe(problem);
  }
});

describe("prototypes", () => {
  test.each([
    '{"__proto__":{"polluted":1}}',
    '{"a":[{"\\u005f_proto__":{"polluted":1}}]}',
  ])("cannot be given: %s", (given) => {
    expect(valueOf(json, given)).toBe("it must not have a member named __proto__.");
    expect(valueOf(json, JSON.parse(given))).toBe("it must not have a member named __proto__.");
    expect({}).not.toHaveProperty("polluted");
  });

  test("names of their members are names like others", () => {
    const given = '{"constructor":{"prototype":{"polluted":1}}}';
    expect(JSON.stringify(valueOf(json, given))).toBe(given);
    expect({}).not.toHaveProperty("polluted");
  });
});
