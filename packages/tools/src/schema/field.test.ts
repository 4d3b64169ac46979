import { describe, expect, test } from "vitest";
import type { Limits } from "../block-json.ts";
import { openaiTools } from "../openai.ts";
import type { Field } from "./fields.fixture.ts";
import { toolWith } from "./tool-with.fixture.ts";

describe("a schema", () => {
  const schemaOf = (field: Partial<Field>): unknown =>
    toolWith({ type: "string", description: "It.", required: false, ...field }).tool.inputSchema
      .properties["it"];
  const limits: Limits = { enum: ["red", "blue"] };

  test("takes null where the operation sends it, also beside listed values", () => {
    expect(schemaOf({ nulls: true, limits })).toEqual({
      type: ["string", "null"],
      description: "It.",
      enum: ["red", "blue", null],
    });
  });

  test("says the listed values once", () => {
    expect(schemaOf({ description: "A colour. One of red, blue.", limits })).toEqual({
      type: "string",
      description: "A colour.",
      enum: ["red", "blue"],
    });
  });

  test("limits no letters but where a pattern would see other ones", () => {
    expect(schemaOf({ convert: "lowercase", limits: { minLength: 1 } })).not.toHaveProperty(
      "pattern",
    );
    expect(schemaOf({ convert: "lowercase", limits: { pattern: "^a" } })).toMatchObject({
      pattern: "^a",
      allOf: [{ type: "string", pattern: "^[^A-Z]*$" }],
    });
  });

  test("of a file says which types and how many bytes", () => {
    const file = { type: "file", limits: { mediaTypes: ["image/*", "text/csv"], maxBytes: 10 } };
    expect(schemaOf(file as Partial<Field>)).toMatchObject({
      properties: { mediaType: { pattern: expect.any(String) }, base64: { maxLength: 12 } },
      required: ["mediaType", "base64"],
    });
  });
});

test("text that is no JSON is text, where any JSON may be given", async () => {
  const field = { type: "json", shape: "any", description: "It.", required: true } as const;
  const { tool, sent } = toolWith(field);
  for (const it of ["hello", '{"a":1}', "7", '"x"', "[1", null]) await tool.call({ it });
  expect(sent).toEqual(
    ["hello", { a: 1 }, 7, "x", "[1"].map((it) => ({ it })).concat([{}] as never[]), // no value for null
  );
});

test("in strict mode null leaves out what may be left out, and nothing else", async () => {
  const required = toolWith({ type: "string", description: "It.", required: true, nulls: true });
  const optional = toolWith({ type: "string", description: "It.", required: false, nulls: true });
  for (const { tool } of [required, optional])
    await openaiTools([tool]).call(tool.id, '{"it":null}');
  expect([required.sent, optional.sent]).toEqual([[{ it: null }], [{}]]);
  const free = toolWith({ type: "json", description: "It.", required: true });
  // A model that is not held to the schema may give an object in place of its text.
  await openaiTools([free.tool]).call(free.tool.id, '{"it":{"name":null}}');
  expect(free.sent).toEqual([{ it: { name: null } }]);
});
