import { describe, expect, test } from "vitest";
import type { Operation, Output } from "../../language/ir/types.ts";
import { provider } from "./provider.fixture.ts";
import { isOptional, outputSchema } from "./output-schema.ts";

function first<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error("the fixture has one");
  return item;
}

const operation: Operation = { ...first(provider.operations), accept: [] };
const output: Output = { ...first(operation.outputs), schema: { type: "string" } };

describe("what an output may hold", () => {
  test("is its schema", () => {
    expect(outputSchema(operation, { ...output, default: "text" })).toEqual({ type: "string" });
  });

  test("includes a default of another type", () => {
    const schema = outputSchema(operation, { ...output, default: 0 });
    expect(schema).toEqual({ anyOf: [{ type: "string" }, { const: 0 }] });
  });

  test("includes null once, for a nullable output that an accepted reply sets to null", () => {
    const accept = [{ status: 404, match: {}, output: { data: null } }];
    const schema = outputSchema(
      { ...operation, accept },
      { ...output, default: "", nullable: true },
    );
    expect(schema).toEqual({ anyOf: [{ type: "string" }, { type: "null" }] });
  });

  test("includes a constant that is not among the schema's own", () => {
    const schema = outputSchema(operation, { ...output, schema: { enum: ["a"] }, default: "b" });
    expect(schema).toEqual({ anyOf: [{ enum: ["a"] }, { const: "b" }] });
  });

  test("is anything after a hook, which may give any body", () => {
    const reply = { file: "hooks/demo.ts", name: "reply", source: "" };
    const hooked = { ...operation, hooks: { request: null, reply } };
    expect(outputSchema(hooked, { ...output, default: "" })).toEqual({});
  });
});

describe("an output is left out", () => {
  test("when it is optional and nothing stands for it", () => {
    const { default: _, ...bare } = output;
    expect(isOptional({ ...bare, optional: true })).toBe(true);
    expect(isOptional({ ...bare, optional: true, default: [] })).toBe(false);
    expect(isOptional({ ...bare, optional: false })).toBe(false);
  });
});
