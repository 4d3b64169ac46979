import { describe, expect, test } from "vitest";
import { importView } from "../targets/typescript/import.ts";
import { template } from "./engine.ts";
import { helpers } from "./helpers.ts";

describe("template", () => {
  test("prints a view", () => {
    const render = template<object>("index.ts");
    const names = importView("@demo/runtime", ["ToolError"], []);
    const view = { spec: "specs/demo.yaml", context: names, client: names, types: ["paths"] };
    expect(render(view)).toContain('export { ToolError } from "@demo/runtime";\n');
  });

  test("throws where the view lacks a field", () => {
    const render = template<object>("index.ts");
    expect(() => render({})).toThrow(TypeError);
  });

  test("reads nothing before it is used", () => {
    const render = template<object>("no-such-template");
    expect(() => render({})).toThrow(/no-such-template/);
  });
});

test.each([
  "str",
  "doc",
  "key",
  "id",
  "member",
  "word",
  "md",
  "code",
  "codecell",
])("{{%s}} refuses what is not text", (name) => {
  for (const value of [undefined, null, {}, true]) {
    expect(() => helpers[name]?.(value, { hash: {} })).toThrow(TypeError);
  }
});
