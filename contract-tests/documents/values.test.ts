import { expect, test } from "vitest";
import { withoutTexts } from "./values.ts";

test("texts go wherever a schema has one, and nothing else of that name", () => {
  const text = { description: "For people.", examples: ["a"] };
  const said = {
    ...text,
    type: "object",
    properties: { description: { ...text, type: "string" } },
    items: { ...text, anyOf: [{ ...text, type: "array" }, { type: "null" }] },
    contentSchema: { ...text, type: "array" },
    default: { description: "a value" },
  };
  expect(withoutTexts(said)).toEqual({
    type: "object",
    properties: { description: { type: "string" } },
    items: { anyOf: [{ type: "array" }, { type: "null" }] },
    contentSchema: { type: "array" },
    default: { description: "a value" },
  });
});
