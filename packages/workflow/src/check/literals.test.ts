import { expect, test } from "vitest";
import { checkWorkflow } from "../check.ts";

const field = { title: "", visibility: "user-or-llm", operations: ["demo_tag"], requiredIn: [] };
const demo = {
  type: "demo",
  name: "Demo",
  operations: [{ id: "demo_tag", name: "Tag", effect: "read", outputs: {} }],
  fields: [
    { ...field, name: "tag", type: "string", limits: { enum: ["{{", "b"] } },
    { ...field, name: "tags", type: "string", convert: "csv", limits: { enum: ["a", "{{"] } },
    { ...field, name: "map", type: "json", shape: "object" },
  ],
};

function found(inputs: Readonly<Record<string, unknown>>): readonly string[] {
  const workflow = {
    blocks: { it: { type: "demo", name: "It", inputs: { operation: "demo_tag", ...inputs } } },
  };
  return checkWorkflow(workflow, [demo]).map(({ code }) => code);
}

test.each([
  { tag: "\\{{" },
  { tags: ["a", "\\{{"] },
  { tags: "a, \\{{" },
  { tag: "{{TAG}}" },
  { tags: ["a", "b{{TAG}}"] },
  { tags: "x {{TAG}}" },
  { map: { a: "{{TAG}}" } },
  { map: "{{TAG}}" },
])("%j can fit", (inputs) => {
  expect(found(inputs)).toEqual([]);
});

test.each([
  { tag: "\\{{a" },
  { tags: ["a", "x"] },
  { tags: [["{{TAG}}"]] },
  { tag: ["{{TAG}}"] },
  { tag: { a: "{{TAG}}" } },
  { map: ["{{TAG}}"] },
])("%j cannot", (inputs) => {
  expect(found(inputs)).toEqual(["workflow-input-invalid"]);
});
