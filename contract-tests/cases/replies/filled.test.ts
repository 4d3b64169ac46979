import { describe, expect, test } from "vitest";
import { contractOf } from "../../contract/read.ts";
import type { Schema, Value } from "../../contract/types.ts";
import { providers } from "../../settings/providers.ts";
import { filled } from "./filled.ts";

const schemas: Readonly<Record<string, Schema>> = {
  Name: { type: "string" },
  Tree: {
    type: "object",
    properties: {
      name: { $ref: "#/schemas/Name" },
      inner: { $ref: "#/schemas/Tree" },
      all: { type: "array", items: { $ref: "#/schemas/Tree" } },
    },
  },
  Endless: {
    type: "object",
    required: ["next"],
    properties: { next: { $ref: "#/schemas/Endless" } },
  },
};

const ANY = { anyName: "text 1" };

test.each<[string, Schema, Value]>([
  ["text", { type: "string" }, "text 1"],
  ["a list of two", { type: "array", items: { type: "string" } }, ["text 1", "text 2"]],
  [
    "a list with limits",
    { type: "array", items: { type: "boolean" }, minItems: 3 },
    [false, true, false],
  ],
  ["a list of one at most", { items: { type: "integer" }, maxItems: 1 }, [1001]],
  ["the type beside null", { type: ["null", "number"] }, 1001.5],
  ["null alone", { type: "null" }, null],
  ["a constant", { const: ["a"] }, ["a"]],
  ["choices in turn", { type: "array", items: { enum: [null, "a", "b"] } }, ["b", "a"]],
  ["what a pattern has for example", { type: "string", pattern: "^x", examples: ["xy"] }, "xy"],
  ["a reference", { $ref: "#/schemas/Name" }, "text 1"],
  ["a reference that leads back", { $ref: "#/schemas/Tree" }, { name: "text 1", all: [] }],
  ["the first branch", { anyOf: [{ type: "integer" }, { type: "string" }] }, 1001],
  ["a branch that ends", { oneOf: [{ $ref: "#/schemas/Endless" }, { type: "string" }] }, "text 1"],
  [
    "all parts",
    {
      allOf: [{ properties: { a: { type: "string" } } }, { properties: { b: { type: "string" } } }],
    },
    { a: "text 1", b: "text 2" },
  ],
  [
    "a part that only limits others",
    { allOf: [{ $ref: "#/schemas/Name" }, { maxLength: 2 }, { description: "It." }] },
    "01",
  ],
  [
    "a way that only asks for members",
    { properties: { a: { type: "integer" } }, anyOf: [{ required: ["a"] }, { required: ["b"] }] },
    { a: 1001 },
  ],
  [
    "members of any name",
    { type: "object", additionalProperties: { type: "integer" } },
    { anyName: 1001 },
  ],
  ["members of any name and value", { type: "object", additionalProperties: {} }, ANY],
  ["the same, as JSON Schema shortens it", { type: "object", additionalProperties: true }, ANY],
  ["no other members", { type: "object", additionalProperties: false }, {}],
  [
    "lengths",
    {
      properties: {
        long: { type: "string", minLength: 8 },
        short: { type: "string", maxLength: 2 },
      },
    },
    { long: "text 1..", short: "02" },
  ],
  [
    "limits of numbers",
    { items: { type: "integer", exclusiveMaximum: 100, multipleOf: 10 } },
    [90, 90],
  ],
  [
    "formats",
    {
      properties: {
        day: { type: "string", format: "date" },
        mail: { type: "string", format: "email" },
      },
    },
    { day: "2026-01-01", mail: "user2@example.com" },
  ],
])("%s", (_, schema, value) => {
  expect(filled(schema, schemas)).toEqual(value);
});

test("only what is required", () => {
  const schema = {
    type: "object",
    required: ["a"],
    properties: { a: { type: "array", items: {} }, b: {} },
  };
  expect(filled(schema, {}, "required")).toEqual({ a: [] });
});

test.each<[string, Schema, string]>([
  [
    "a pattern",
    { properties: { a: { type: "string", pattern: "^x" } } },
    'the value at /a must match pattern "^x": give that part of the schema an `examples` list',
  ],
  [
    "endless requirements",
    { $ref: "#/schemas/Endless" },
    "it requires itself without end, or too many members: make one of them optional",
  ],
])("%s has no value", (_, schema, message) => {
  expect(() => filled(schema, schemas)).toThrow(message);
});

/** Each schema names the next one twice, so that a value of the first would have a billion members. */
function shared(required: readonly string[]): Readonly<Record<string, Schema>> {
  const levels = Array.from({ length: 30 }, (_, level): [string, Schema] => {
    const next = { $ref: `#/schemas/L${level + 1}` };
    return [`L${level}`, { type: "object", required, properties: { a: next, b: next } }];
  });
  return { ...Object.fromEntries(levels), L30: { type: "string" } };
}

test("members that multiply are left out from some size on, where they may be", () => {
  const value = JSON.stringify(filled({ $ref: "#/schemas/L0" }, shared([])));
  expect(value.length).toBeLessThan(100_000);
  expect(value).toContain('{"a":"');
  expect(() => filled({ $ref: "#/schemas/L0" }, shared(["a", "b"]))).toThrow("too many members");
});

// A manifest may have schemas without texts, or with few choices.
describe.each(providers)("schemas of %s", (provider) => {
  const { schemas: own } = contractOf(provider);

  test.each(
    Object.keys(own),
  )("%s is filled with texts and numbers that are all different", (name) => {
    const values = leaves(filled({ $ref: `#/schemas/${name}` }, own));
    expect(values.length).toBeGreaterThan(0);
    expect(new Set(values).size).toBe(values.length);
  });
});

function leaves(value: Value): readonly (string | number)[] {
  if (typeof value === "string" || typeof value === "number") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(leaves) : [];
}
