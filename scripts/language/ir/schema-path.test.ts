import { describe, expect, test } from "vitest";
import { schemaAt } from "./schema-path.ts";
import type { JsonSchema } from "./types.ts";

const schemas: Record<string, JsonSchema> = {
  List: {
    type: "object",
    required: ["items"],
    properties: { items: { type: "array", items: { $ref: "#/schemas/Item" } } },
  },
  Item: { anyOf: [{ $ref: "#/schemas/Named" }, { type: "null" }] },
  Named: {
    type: "object",
    required: ["name"],
    properties: { name: { type: "string" }, size: { type: ["integer", "null"] } },
  },
  Map: { type: "object", additionalProperties: { type: "number" } },
  Loop: { $ref: "#/schemas/Loop" },
  Tree: { type: "object", properties: { child: { $ref: "#/schemas/Tree" } } },
};

describe("schemaAt", () => {
  test.each([
    ["List", ["items"]],
    ["List", ["items", 0, "name"]],
    ["Named", ["name"]],
    ["Named", ["size"]],
    ["Map", ["anything"]],
    ["Tree", ["child", "child", "child"]],
  ])("%s %j is described", (name, members) => {
    expect(schemaAt({ $ref: `#/schemas/${name}` }, members, schemas)).toBeDefined();
  });

  const [text, size] = [{ type: "string" }, { type: "integer", description: "Size." }];
  test.each<[string, JsonSchema, JsonSchema]>([
    [
      "a part that names it, before one of members of any name",
      { additionalProperties: true, allOf: [{ properties: { a: text } }] },
      text,
    ],
    [
      "the first of parts that all hold",
      { allOf: [{ properties: { a: {} } }, { properties: { a: size } }] },
      {},
    ],
    [
      "alternatives, those of any name among them",
      {
        anyOf: [
          { properties: { a: text } },
          { properties: { a: size } },
          { additionalProperties: true },
          {},
        ],
      },
      { description: "Size.", anyOf: [text, size, {}] },
    ],
    [
      "alternatives that say the same",
      { oneOf: [{ properties: { a: text } }, { properties: { a: { ...text } } }] },
      text,
    ],
  ])("%s", (_, schema, expected) => {
    const holder = { properties: { b: schema } };
    expect(schemaAt(schema, ["a"], schemas)?.schema).toEqual(expected);
    expect(schemaAt({ allOf: [holder] }, ["b", "a"], schemas)?.schema).toEqual(expected);
  });

  test.each([
    ["List", ["item"]],
    ["List", ["items", "name"]],
    ["Named", ["toString"]],
    ["Loop", ["x"]],
    ["Missing", []],
  ])("%s %j is not", (name, members) => {
    expect(schemaAt({ $ref: `#/schemas/${name}` }, members, schemas)).toBeUndefined();
  });

  test("shared branches do not multiply", () => {
    const depth = 40;
    const layers = Object.fromEntries(
      Array.from({ length: depth }, (_, level): [string, JsonSchema] => {
        const next = { $ref: `#/schemas/L${level + 1}` };
        return [`L${level}`, { allOf: Array.from({ length: 20 }, () => next) }];
      }),
    );
    const all = { ...layers, [`L${depth}`]: { properties: { end: { type: "string" } } } };
    expect(schemaAt({ $ref: "#/schemas/L0" }, ["end"], all)).toBeDefined();
  });
});
