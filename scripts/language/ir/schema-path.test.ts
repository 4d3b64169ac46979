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
    ["List", ["items"], false],
    ["List", ["items", 0, "name"], true],
    ["Named", ["name"], false],
    ["Named", ["size"], true],
    ["Map", ["anything"], true],
    ["Tree", ["child", "child", "child"], true],
  ])("%s %j is described", (name, members, optional) => {
    expect(schemaAt({ $ref: `#/schemas/${name}` }, members, schemas)).toMatchObject({ optional });
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
