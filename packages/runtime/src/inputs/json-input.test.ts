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
  "[1]",
  "null",
  "5",
  '"x"',
  "{canary",
  '{"a":1}}',
  [1],
  5,
  true,
  new Map([["canary", 1]]),
  new Set(["canary"]),
  new Date(),
  () => 1,
  cycle,
  { n: 1n },
  { canary: Number.NaN },
  { list: [Number.POSITIVE_INFINITY] },
])("refuses what is not a plain object (%#), without its content", (given) => {
  const message = valueOf(json, given);
  expect(message).toMatch(/^it must be a JSON object, not this \w+\.$/);
  expect(message).not.toContain("canary");
});

test.each([
  ["array", "{}"],
  ["array", { length: 0 }],
  ["array", "null"],
  ["any", "{a:1}"],
  ["any", () => 1],
] as const)("refuses what is no JSON %s (%#)", (shape, given) => {
  expect(valueOf({ ...json, shape }, given)).toMatch(new RegExp(`^it must be a JSON ${shape}, `));
});

describe("prototypes", () => {
  test.each([
    '{"__proto__":{"polluted":1}}',
    '{"a":[{"\\u005f_proto__":{"polluted":1}}]}',
  ])("cannot be given: %s", (given) => {
    expect(valueOf(json, given)).toMatch(/^it must be/);
    expect(valueOf(json, JSON.parse(given))).toMatch(/^it must be/);
    expect({}).not.toHaveProperty("polluted");
  });

  test("names of their members are names like others", () => {
    const given = '{"constructor":{"prototype":{"polluted":1}}}';
    expect(JSON.stringify(valueOf(json, given))).toBe(given);
    expect({}).not.toHaveProperty("polluted");
  });
});
