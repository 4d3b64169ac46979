import fc from "fast-check";
import { expect, test } from "vitest";
import {
  describedAt,
  mayBeNull as isNullable,
  outputTypeOf,
} from "../../contract-tests/contract/described.ts";
import { kindOfForms } from "../../contract-tests/oracle/schema-kind.ts";
import { schemaAt } from "../language/ir/schema-path.ts";
import { mayBeNull, soleKind } from "../language/ir/schema-types.ts";
import type { JsonSchema } from "../language/ir/types.ts";
import { valueTypeOf } from "../language/manifest/value-type.ts";

const schemas: Record<string, JsonSchema> = {
  Base: { type: ["object", "null"], properties: { a: { type: "string" } } },
  Whole: { allOf: [{ $ref: "#/schemas/Base" }, { type: "object" }] },
  Circle: { anyOf: [{ $ref: "#/schemas/Circle" }, { type: "object" }] },
};
const base = { $ref: "#/schemas/Base" };
const nothing = { type: "null" };

/** What the client and the suite, each by code of its own, read in a schema; null: it is not described. */
function readings(whole: JsonSchema, ...members: readonly (string | number)[]) {
  const schema = schemaAt(whole, members, schemas)?.schema;
  const described = describedAt(whole, members, schemas);
  return {
    client: schema
      ? [
          soleKind(schema, schemas) ?? null,
          mayBeNull(schema, schemas),
          valueTypeOf(schema, { schemas }),
        ]
      : null,
    suite:
      described.forms.length > 0
        ? [kindOfForms(described.forms), isNullable(described), outputTypeOf(described)]
        : null,
  };
}

test.each<[string, JsonSchema, ...(string | boolean | null)[]]>([
  ["a type", { type: "object" }, "object", false, "json"],
  ["a type or null", { type: ["array", "null"] }, "array", true, "json"],
  ["several types", { type: ["object", "string"] }, null, false, "json"],
  ["a type before all else", { type: "string", properties: {} }, null, false, "string"],
  ["properties", { properties: { a: {} } }, "object", false, "json"],
  ["required", { required: ["a"] }, "object", false, "json"],
  ["other members", { additionalProperties: { type: "number" } }, "object", false, "json"],
  ["items", { items: {} }, "array", false, "json"],
  ["listed values", { enum: ["a", "b"] }, null, false, "string"],
  ["listed values with null", { enum: [1, null] }, null, true, "integer"],
  ["null among the values of a type", { type: "number", enum: [1, null] }, null, true, "number"],
  ["a constant", { const: { a: 1 } }, "object", false, "json"],
  ["nothing", {}, null, false, "json"],
  ["a description", { description: "It." }, null, false, "json"],
  ["a base that may be null", { allOf: [base, { type: "object" }] }, "object", false, "json"],
  ["parts without a type", { allOf: [base, { properties: {} }] }, "object", false, "json"],
  ["parts of which all may be null", { allOf: [base, base] }, "object", true, "json"],
  ["a part that says nothing", { allOf: [base, { description: "It." }] }, "object", true, "json"],
  ["a whole number", { allOf: [{ type: "number" }, { type: "integer" }] }, null, false, "integer"],
  ["parts without a common type", { allOf: [base, { type: "string" }] }, null, false, "json"],
  ["an object or null", { anyOf: [{ $ref: "#/schemas/Whole" }, nothing] }, "object", true, "json"],
  ["one of text and null", { oneOf: [{ type: "string" }, nothing] }, null, true, "string"],
  ["an object or a list", { oneOf: [base, { items: {} }] }, null, true, "json"],
  ["a type or anything", { anyOf: [{ type: "object" }, {}] }, null, false, "json"],
  ["what ways require", { type: "object", anyOf: [{ required: ["a"] }] }, "object", false, "json"],
  ["a circle", { $ref: "#/schemas/Circle" }, null, false, "json"],
])("%s", (_, schema, ...expected) => {
  expect(readings(schema)).toEqual({ client: expected, suite: expected });
});

const names = fc.constantFrom("object", "array", "string", "integer", "number", "null");
const plain = {
  type: fc.oneof(names, fc.uniqueArray(names, { minLength: 1, maxLength: 3 })),
  properties: fc.constant({}),
  items: fc.constant({}),
  enum: fc.uniqueArray(fc.constantFrom("a", 1, 1.5, null), { minLength: 1 }),
};
const flat = fc.record(plain, { requiredKeys: [] });

function around(inner: fc.Arbitrary<object>): fc.Arbitrary<object> {
  const parts = fc.array(inner, { minLength: 1, maxLength: 2 });
  return fc.record({ ...plain, allOf: parts, anyOf: parts, oneOf: parts }, { requiredKeys: [] });
}

test("client and suite read any schema alike", () => {
  fc.assert(
    fc.property(around(around(flat)), (schema) => {
      const { client, suite } = readings(schema as JsonSchema); // its members are JSON
      expect(suite).toEqual(client);
    }),
    { numRuns: 2000, seed: 7 },
  );
});

const text = { type: "string" };
const count = { type: "integer" };

test.each<[string, JsonSchema, ...(string | boolean | null)[]]>([
  ["a member beside any other", { properties: { a: text }, additionalProperties: {} }, "string"],
  [
    "a member of a part, beside any member of the whole",
    { additionalProperties: true, allOf: [{ properties: { a: text } }] },
    "string",
  ],
  [
    "a member of two parts",
    { properties: { a: count }, allOf: [{ properties: { a: { type: "number" } } }] },
    "integer",
  ],
  [
    "a member of two alternatives",
    { anyOf: [{ properties: { a: text } }, { properties: { a: count } }] },
    "json",
  ],
  [
    "a member of one of two alternatives",
    { anyOf: [{ properties: { a: text } }, { properties: { b: count } }] },
    "string",
  ],
  [
    "a member of an alternative, and any member of another",
    { anyOf: [{ properties: { a: text } }, { additionalProperties: true }] },
    "json",
  ],
])("%s", (_, schema, type) => {
  const expected = [null, false, type];
  expect(readings(schema, "a")).toEqual({ client: expected, suite: expected });
});

// No two of them contradict each other.
const leaf = fc.constantFrom<JsonSchema>(
  {},
  { type: "integer" },
  { type: ["integer", "null"] },
  { type: "number" },
  { type: ["number", "string"] },
);
const objects = {
  properties: fc.record({ a: leaf }, { requiredKeys: [] }),
  additionalProperties: fc.oneof(fc.boolean(), leaf),
};

function holding(words: object, inner = fc.record(words, { requiredKeys: [] })) {
  const parts = fc.array(inner, { minLength: 1, maxLength: 2 });
  return fc.record({ ...words, allOf: parts, anyOf: parts, oneOf: parts }, { requiredKeys: [] });
}

test.each([
  ["a", objects],
  [0, { items: leaf }],
])("client and suite read any member %j alike", (member, words) => {
  fc.assert(
    fc.property(holding(words, holding(words)), (schema) => {
      const { client, suite } = readings(schema as JsonSchema, member); // its members are JSON
      expect(suite).toEqual(client);
    }),
    { numRuns: 2000, seed: 7 },
  );
});
